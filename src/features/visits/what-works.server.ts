import { sql } from "kysely";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db } from "../../server-context/db.ts";
import type { TouchKind } from "./touches.ts";
import { contentOf, issueCampaign } from "./visit.ts";
import {
  type Followed,
  followedNames,
  type NamedDownloads,
  noneFollowed,
  type PodcastNumbers,
  type WhatWorks,
  type WorkRow,
  type WorkSpan,
} from "./what-works.ts";

const dayMs = 86_400_000;

type Key = { kind: TouchKind; name: string };
type Views = Key & { views: number; stayed: number };

/** Pages that offer the downloads. */
const downloads: Readonly<Record<string, { path: string; title: string }>> = {
  ebook: { path: "/ebook", title: "eBook" },
  "healthcare-guide": { path: "/solutions/healthcare/ai-sop-agent", title: "Healthcare guide" },
};

async function listViews(db: Db, from: string): Promise<Views[]> {
  const { rows: pages } = await sql<{ path: string; views: string; stayed: string }>`
    select path, sum(views) as views, sum(stayed) as stayed from page_views
    where day >= ${from} and (path like '/blog/%' or path like '/episode/%' or path like '/sunday-review/%'
      or path = any (${Object.values(downloads).map(({ path }) => path)}))
    group by path`.execute(db);
  const { rows: campaigns } = await sql<{ name: string; views: string; stayed: string }>`
    select name, sum(views) as views, sum(stayed) as stayed from visit_origins
    where day >= ${from} and kind = 'campaign' group by name`.execute(db);
  const counts = ({ views, stayed }: { views: string; stayed: string }) => ({
    views: Number(views),
    stayed: Number(stayed),
  });
  return [
    ...pages.flatMap(({ path, ...row }): Views[] => {
      const download = Object.keys(downloads).find((key) => downloads[key]?.path === path);
      const content = download ? { kind: "download" as const, name: download } : contentOf(path);
      return content ? [{ ...content, ...counts(row) }] : [];
    }),
    ...campaigns.map(({ name, ...row }): Views => ({ kind: "campaign", name, ...counts(row) })),
  ];
}

async function listFollowed(db: Db, from: string) {
  const { rows } = await sql<Key & { touch: "first" | "last" } & Record<keyof Followed, string>>`
    select kind, name, touch, ${sql.join(followedNames.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))}
    from touch_counts where day >= ${from} group by kind, name, touch`.execute(db);
  return rows.map(({ kind, name, touch, ...sums }) => ({
    ...{ kind, name, touch },
    followed: Object.fromEntries(followedNames.map((one) => [one, Number(sums[one])])) as Followed,
  }));
}

type Titles = ReadonlyMap<string, { key: Key; title: string; path: string }>;
const keyOf = ({ kind, name }: Key) => `${kind} ${name}`;

/** Issues have two names: that of the links in the email and the slug of the page in the archive. */
async function readIssues(db: Db): Promise<[string, { key: Key; title: string; path: string }][]> {
  const issues = await db
    .selectFrom("newsletter_issues")
    .select(["id", "slug", "subject"])
    .where("slug", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  return issues.flatMap(({ id, slug, subject }) => {
    const key: Key = { kind: "issue", name: slug ?? "" };
    const entry = { key, title: subject, path: `/sunday-review/${slug}` };
    const names: Key[] = [
      key,
      { kind: "issue", name: issueCampaign(id) },
      { kind: "campaign", name: issueCampaign(id) },
    ];
    return names.map((name): [string, typeof entry] => [keyOf(name), entry]);
  });
}

/** Only the articles that are counted are read. */
async function readTitles(db: Db, content: ContentSource, keys: readonly Key[]): Promise<Titles> {
  const slugs = [...new Set(keys.filter(({ kind }) => kind === "article").map(({ name }) => name))];
  const local = content.isRemote
    ? []
    : await db
        .selectFrom("blog_articles")
        .select(["slug", "title"])
        .where("slug", "=", sql<string>`any(${slugs}::text[])`)
        .where("status", "=", "published")
        .execute();
  const articles = content.isRemote ? await readRemote(content, slugs) : local;
  const episodes = await content.listEpisodes();
  const named = (kind: TouchKind, name: string, title: string, path: string) =>
    [keyOf({ kind, name }), { key: { kind, name }, title, path }] as const;
  return new Map([
    ...articles.map(({ slug, title }) => named("article", slug ?? "", title ?? slug ?? "", `/blog/${slug}`)),
    ...episodes.map(({ id, title }) => named("episode", String(id), title, `/episode/${id}`)),
    ...(await readIssues(db)),
    ...Object.entries(downloads).map(([key, { title, path }]) => named("download", key, title, path)),
  ]);
}

/** Articles read one by one from another project. */
const maxRemote = 50;

async function readRemote(content: ContentSource, slugs: readonly string[]) {
  const found = await Promise.all(slugs.slice(0, maxRemote).map((slug) => content.getArticle(slug)));
  return found.filter((article) => article !== null);
}

const named = (rows: readonly { name: string; downloads: number | string }[]): NamedDownloads[] =>
  rows.map(({ name, downloads: count }) => ({ name, downloads: Number(count) }));

async function readPodcast(db: Db, content: ContentSource, from: string): Promise<PodcastNumbers> {
  const summed = async (name: ReturnType<typeof sql<string>>, order: "name" | "downloads") => {
    const { rows } = await sql<{ name: string; downloads: string }>`
      select ${name} as name, sum(downloads) as downloads from podcast_downloads where day >= ${from}
      group by 1 order by ${sql.ref(order)} desc, 1`.execute(db);
    return named(rows);
  };
  const [episodes, apps, weeks, known] = await Promise.all([
    summed(sql<string>`episode_id::text`, "downloads"),
    summed(sql<string>`app`, "downloads"),
    summed(sql<string>`to_char(date_trunc('week', day), 'YYYY-MM-DD')`, "name"),
    content.listEpisodes(),
  ]);
  const titles = new Map(known.map(({ id, title }) => [String(id), title]));
  return {
    total: apps.reduce((sum, { downloads: count }) => sum + count, 0),
    episodes: episodes.map(({ name, ...row }) => ({ ...row, name: titles.get(name) ?? `Episode ${name}, not public` })),
    apps,
    weeks,
  };
}

/** Days in UTC, including today. Contents that no one can open are left out, unless someone acted after them. */
export async function readWhatWorks(
  { db, content }: { db: Db; content: ContentSource },
  span: WorkSpan,
  now: Date,
): Promise<WhatWorks> {
  const from = new Date(now.getTime() - (span - 1) * dayMs).toISOString().slice(0, 10);
  const [views, followed, podcast] = await Promise.all([
    // All pages are summed in memory; the default would sort 200,000 rows on disk.
    db.transaction().execute(async (trx) => {
      await sql`set local work_mem = '32MB'`.execute(trx);
      return listViews(trx, from);
    }),
    listFollowed(db, from),
    readPodcast(db, content, from),
  ]);
  const titles = await readTitles(db, content, [...views, ...followed]);
  const rows = new Map<string, WorkRow>();
  const rowOf = (counted: Key): WorkRow | undefined => {
    const known = titles.get(keyOf(counted));
    if (!known && counted.kind !== "campaign") return undefined;
    const { kind, name } = known?.key ?? counted;
    const row = rows.get(keyOf({ kind, name })) ?? {
      ...{ kind, name, title: known?.title ?? name, path: known?.path ?? null },
      ...{ views: 0, stayed: 0, first: noneFollowed, last: noneFollowed },
    };
    rows.set(keyOf({ kind, name }), row);
    return row;
  };
  for (const counted of views) {
    const row = rowOf(counted);
    if (!row) continue;
    row.views += counted.views;
    row.stayed += counted.stayed;
  }
  for (const { touch, followed: more, ...counted } of followed) {
    const row = rowOf(counted) ?? deletedItemRow(rows, counted);
    const known = row[touch];
    row[touch] = Object.fromEntries(followedNames.map((name) => [name, known[name] + more[name]])) as Followed;
  }
  // Reverted events leave zeros.
  const hasFigures = ({ views: seen, first, last }: WorkRow) =>
    seen > 0 || followedNames.some((name) => first[name] !== 0 || last[name] !== 0);
  return { rows: [...rows.values()].filter(hasFigures), podcast };
}

/** Deleted contents become one row per kind: their names came from forms and may be anything. */
function deletedItemRow(rows: Map<string, WorkRow>, { kind }: Key): WorkRow {
  const key = `gone ${kind}`;
  const row = rows.get(key) ?? {
    ...{ kind, name: "", title: "No longer public", path: null },
    ...{ views: 0, stayed: 0, first: noneFollowed, last: noneFollowed },
  };
  rows.set(key, row);
  return row;
}
