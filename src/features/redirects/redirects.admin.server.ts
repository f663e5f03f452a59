import { sql } from "kysely";
import { builtInPath } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import { decodedPath } from "../../lib/web-url.ts";
import { matchRoute } from "../../match-route.ts";
import type { Db } from "../../server-context/db.ts";
import type { ForeignReaders } from "../../server-context/foreign-files/foreign-readers.ts";
import { UnreadableFile } from "../../server-context/foreign-files/unreadable-file.ts";
import { anyText, contains, type ListOrder, orderOf, pageOf } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type PageContent, problemOfPage } from "./existing-page.server.ts";
import type { ListedRedirect, Redirect, RedirectOrigin } from "./redirect.ts";
import { type FileProblem, type RedirectProblem, readRedirect } from "./redirect-file.server.ts";
import { deleteRedirects, findStoredChain, writeRedirects } from "./redirects.server.ts";

export type RedirectListRequest = ListRequest & { origin: RedirectOrigin | "" };

const orders: Record<string, ListOrder> = {
  source: { by: sql`r.source` },
  hits: { by: sql`hits` },
  date: { by: sql`r.created_at`, isOptional: true },
};

/** Those of renamed articles are stored with the articles. */
const allRedirects = sql<Redirect>`
  select source, target, origin, created_at from redirects
  union all
  select '/blog/' || o.old_slug as source, '/blog/' || a.slug as target, 'slug' as origin, null as created_at
  from article_redirects o join blog_articles a on a.id = o.article_id`;

const shownDays = 30;

export async function listRedirects(
  db: Db,
  { search, origin, ...request }: RedirectListRequest,
  isExport = false,
): Promise<{ redirects: ListedRedirect[]; total: number }> {
  const { limit, offset } = pageOf(request, isExport);
  const matching = sql`from (${allRedirects}) r
    where ${origin ? sql`origin = ${origin}` : sql`true`}
      and ${search.trim() ? contains(sql<string>`fold_text(concat_ws(' ', source, target))`, search) : sql`true`}`;
  const order = orderOf(request.sort, orders, "-date", "source");
  const [{ rows }, countResult] = await Promise.all([
    sql<{
      source: string;
      target: string | null;
      origin: RedirectOrigin;
      created_at: Date | null;
      days: ListedRedirect["days"] | null;
    }>`
      select r.source, r.target, r.origin, r.created_at, coalesce(h.hits, 0) as hits, h.days
      from (select * ${matching}) r
      left join lateral (
        select sum(hits)::integer as hits, json_agg(json_build_object('day', day, 'hits', hits) order by day desc) as days
        from redirect_hits where source = r.source and day > current_date - ${shownDays}::integer
      ) h on true
      order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${matching}`.execute(db),
  ]);
  return {
    redirects: rows.map(({ created_at, days, source, target, origin }) => ({
      source,
      target,
      origin,
      createdAt: created_at?.toISOString() ?? null,
      days: days ?? [],
    })),
    total: countResult.rows[0]?.total ?? 0,
  };
}

export type SaveRedirect = {
  /** Source of the redirect that is changed; null for a new one. */
  before: string | null;
  source: string;
  /** Empty: gone on purpose. */
  target: string;
};

type ChainFailure = Failure<"chain"> & { chain: string[] };

/** Rolls a transaction back with its result. */
class RejectedChain extends Error {
  readonly chain: string[];
  constructor(chain: string[]) {
    super("chain");
    this.chain = chain;
  }
}

async function rejectChains(site: Site, trx: Db, changed: readonly Redirect[]): Promise<void> {
  const chain = await findStoredChain(site, trx, changed);
  if (chain) throw new RejectedChain(chain);
}

function toChainFailure(error: unknown): ChainFailure {
  if (error instanceof RejectedChain) return fail("chain", { chain: error.chain });
  throw error;
}

type Context = { site: Site; db: Db; siteUrl: string; content: PageContent };

/** Why a redirect of this URL would never be used, if so. "/?p=12" is an article's URL in WordPress. */
async function whyUnused(context: Context, source: string): Promise<"page" | "known" | "private" | undefined> {
  const [path = ""] = source.split("?", 1);
  const match = matchRoute(builtInPath(context.site, path));
  if (!match || path === "/") return undefined;
  const { policy, params, ...matched } = match;
  if (policy.area || policy.isPrivate) return "private";
  if ((await problemOfPage(context, path)) !== undefined) return undefined;
  const route: string = matched.route;
  const isRenamed = route === "/blog/$slug" && !(await context.content.getArticle(decodedPath(params.slug ?? "")));
  return isRenamed ? "known" : "page";
}

export async function saveRedirect(
  context: Context,
  { before, source, target }: SaveRedirect,
  actor: string,
): Promise<Result<Redirect, RedirectProblem | "known"> | ChainFailure> {
  const read = readRedirect(source, target, context.siteUrl);
  if (!read.ok) return read;
  const redirect = read.value;
  const unused = await whyUnused(context, redirect.source);
  if (unused) return fail(unused);
  const saved = context.db.transaction().execute(async (trx) => {
    if (before !== redirect.source) {
      const existing = trx.selectFrom("redirects").select("source").where("source", "=", redirect.source);
      if (await existing.executeTakeFirst()) return fail("known");
      if (before !== null) await deleteRedirects(trx, [before]);
    }
    await writeRedirects(trx, [redirect], "manual");
    await rejectChains(context.site, trx, [redirect]);
    await recordAudit(trx, { actor, action: "redirect.save", detail: redirect });
    return ok(redirect);
  });
  return saved.catch(toChainFailure);
}

export async function removeRedirects(db: Db, sources: readonly string[], actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteRedirects(trx, sources);
    const slugs = sources.flatMap((source) => (source.startsWith("/blog/") ? [source.slice("/blog/".length)] : []));
    await trx.deleteFrom("article_redirects").where("old_slug", "=", anyText(slugs)).execute();
    await recordAudit(trx, { actor, action: "redirect.delete", detail: { sources } });
  });
}

type FileRejected =
  | (Failure<"lines"> & { problems: FileProblem[] })
  | (Failure<"stopped"> & { reason: string })
  | ChainFailure;

const maxShownProblems = 20;

/** All or nothing; overwrites redirects with the same source and another target. @returns the number of redirects in the file */
export async function importRedirectFile(
  { readers, ...context }: Context & { readers: ForeignReaders },
  text: string,
  actor: string,
): Promise<Result<number, "empty"> | FileRejected> {
  const read = await readers.run("redirects", [text, context.siteUrl]).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return fail("stopped", { reason: error.message });
    throw error;
  });
  if ("code" in read) return read;
  const { redirects, problems } = read;
  const { rows } = await allRedirects.execute(context.db);
  const targets = new Map(rows.map(({ source, target }) => [source, target]));
  // What an export of this site repeats keeps its origin.
  const added = redirects.filter(({ source, target }) => targets.get(source) !== target);
  // Each check queries the database: no more than the page shows.
  for (const { source, line } of added) {
    if (problems.length >= maxShownProblems) break;
    const unused = await whyUnused(context, source);
    if (unused) problems.push({ line, code: unused });
  }
  if (problems.length > 0) return fail("lines", { problems: problems.slice(0, maxShownProblems) });
  if (redirects.length === 0) return fail("empty");
  const imported = context.db.transaction().execute(async (trx) => {
    await writeRedirects(trx, added, "manual");
    await rejectChains(context.site, trx, added);
    await recordAudit(trx, { actor, action: "redirect.import", detail: { count: redirects.length } });
    return ok(redirects.length);
  });
  return imported.catch(toChainFailure);
}
