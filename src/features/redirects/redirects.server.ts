import { sql } from "kysely";
import { hiddenTarget, isHidden } from "../../facts/hidden-pages.ts";
import type { Site } from "../../facts/site.ts";
import { matchRoute } from "../../match-route.ts";
import { saveCounts } from "../../server-context/counted-rows.server.ts";
import type { Db } from "../../server-context/db.ts";
import { anyText } from "../../server-context/list-request.server.ts";
import { findChain, type Redirect, type RedirectOrigin, sourcesOfTarget, withoutChains } from "./redirect.ts";

/** All redirects; one to a former slug of an article targets the article. */
export async function loadRedirects(db: Db): Promise<Redirect[]> {
  const { rows } = await sql<Redirect>`
    select r.source, coalesce('/blog/' || a.slug, r.target) as target
    from redirects r
    left join article_redirects o on r.target like '/blog/%' and o.old_slug = substr(r.target, 7)
      and not exists (select from blog_articles b where b.slug = o.old_slug)
    left join blog_articles a on a.id = o.article_id`.execute(db);
  return rows;
}

async function findSources(db: Db, sources: readonly string[]): Promise<Map<string, Redirect>> {
  if (sources.length === 0) return new Map();
  const stored = db.selectFrom("redirects").select(["source", "target"]).where("source", "=", anyText(sources));
  return new Map((await stored.execute()).map((row) => [row.source, row]));
}

const hiddenRedirect = (site: Site, source: string): Redirect | undefined =>
  isHidden(site, source) ? { source, target: hiddenTarget(site, source) ?? null } : undefined;

/** The redirect of a URL without a page. */
export async function findRedirect(db: Db, url: string): Promise<Redirect | undefined> {
  const sources = sourcesOfTarget(url);
  const stored = await findSources(db, sources);
  return sources.flatMap((source) => stored.get(source) ?? [])[0];
}

/** The chain or loop that these redirects form among themselves or with stored ones. */
export async function findStoredChain(site: Site, db: Db, changed: readonly Redirect[]): Promise<string[] | undefined> {
  const paths = changed.map(({ source }) => source.split("?", 1)[0] ?? source);
  const { rows: redirectsToSource } = await sql<Redirect>`
    select source, target from redirects
    where split_part(split_part(target, '#', 1), '?', 1) = ${anyText(paths)}`.execute(db);
  const all = [...changed, ...redirectsToSource];
  const stored = await findSources(
    db,
    all.flatMap(({ target }) => sourcesOfTarget(target)),
  );
  return findChain(all, (source) => stored.get(source) ?? hiddenRedirect(site, source));
}

const batchSize = 1_000;

/** Overwrites redirects with the same source. */
export async function writeRedirects(db: Db, redirects: readonly Redirect[], origin: RedirectOrigin): Promise<void> {
  for (let start = 0; start < redirects.length; start += batchSize) {
    const rows = redirects.slice(start, start + batchSize).map(({ source, target }) => ({ source, target, origin }));
    await db
      .insertInto("redirects")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("source").doUpdateSet({
          target: sql<string | null>`excluded.target`,
          origin: sql<RedirectOrigin>`excluded.origin`,
        }),
      )
      .execute();
  }
}

/** Whether a page always serves this URL, or would be shadowed by its query; "/?p=12" is an article's URL in WordPress. */
function isServedByPage(source: string): boolean {
  const [path = ""] = source.split("?", 1);
  const match = path === "/" ? undefined : matchRoute(path);
  if (!match || match.policy.isFallback) return false;
  return path !== source || Object.keys(match.params).length === 0;
}

/** Adds an import's redirects without chains; skips redirected URLs and those of pages. @returns the added ones */
export async function addImportedRedirects(db: Db, redirects: readonly Redirect[]): Promise<Redirect[]> {
  const stored = new Map((await loadRedirects(db)).map((redirect) => [redirect.source, redirect]));
  const added = new Map(redirects.map((redirect) => [redirect.source, redirect]));
  const pages = await db.selectFrom("pages").select("slug").where("slug", "is not", null).execute();
  for (const { slug } of pages) added.delete(`/${slug}`);
  for (const source of added.keys()) if (stored.has(source) || isServedByPage(source)) added.delete(source);
  const direct = withoutChains([...added.values()], (source) => stored.get(source) ?? added.get(source));
  await writeRedirects(db, direct, "import");
  return direct;
}

export async function deleteRedirects(db: Db, sources: readonly string[]): Promise<void> {
  await db.deleteFrom("redirects").where("source", "=", anyText(sources)).execute();
  await db.deleteFrom("redirect_hits").where("source", "=", anyText(sources)).execute();
}

/** `day` as in "2026-11-21". */
export type RedirectHits = { source: string; day: string; hits: number };

export async function addRedirectHits(db: Db, hits: readonly RedirectHits[]): Promise<void> {
  const keyOf = ({ source, day }: RedirectHits) => `${source} ${day}`;
  await saveCounts(db, hits, keyOf, (trx, batch) =>
    trx
      .insertInto("redirect_hits")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["source", "day"]).doUpdateSet({ hits: sql<number>`redirect_hits.hits + excluded.hits` }),
      )
      .execute(),
  );
}

/** Anyone can request any URL, so only the latest are stored. */
const maxUnknownUrls = 1_000;

export async function addUnknownUrls(db: Db, hits: readonly { path: string; times: number }[]): Promise<void> {
  if (hits.length === 0) return;
  const last_seen = new Date();
  await saveCounts(
    db,
    hits,
    ({ path }) => path,
    (trx, batch) =>
      trx
        .insertInto("unknown_urls")
        .values(batch.map((row) => ({ ...row, last_seen })))
        .onConflict((conflict) =>
          conflict.column("path").doUpdateSet({
            times: sql<number>`unknown_urls.times + excluded.times`,
            last_seen: sql<Date>`excluded.last_seen`,
          }),
        )
        .execute(),
  );
  await sql`
    delete from unknown_urls where path in (
      select path from unknown_urls order by last_seen desc, times desc offset ${maxUnknownUrls})`.execute(db);
}

const [hitDays, unknownDays] = [400, 90];

export async function purgeRedirectCounts(db: Db): Promise<void> {
  await sql`delete from redirect_hits where day < current_date - ${hitDays}::integer`.execute(db);
  await sql`delete from unknown_urls where last_seen < now() - make_interval(days => ${unknownDays}::integer)`.execute(
    db,
  );
}
