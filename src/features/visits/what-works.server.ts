import { type RawBuilder, sql } from "kysely";
import { dayMs } from "../../lib/time/durations.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { downloadOf } from "./touches.server.ts";
import { type Touch, type TouchKind, touchesOf } from "./touches.ts";
import { contentOf, issueCampaign, type Visit } from "./visit.ts";
import {
  emptyRow,
  type Followed,
  followedNames,
  type Mark,
  type NamedDownloads,
  type PodcastNumbers,
  type TouchSide,
  type WhatWorks,
  type WorkRow,
  type WorkSpan,
  type WorkStep,
  type WorkTotals,
  workSteps,
} from "./what-works.ts";

type Key = { kind: TouchKind; name: string };
type Views = Key & { views: number; stayed: number };

/** Pages that offer the downloads. */
const downloads: Readonly<Record<string, { path: string; title: string }>> = {
  ebook: { path: "/ebook", title: "eBook" },
  "healthcare-guide": { path: "/solutions/healthcare/ai-sop-agent", title: "Healthcare guide" },
};

async function listViews(db: Db, from: string): Promise<Views[]> {
  const { rows: pages } = await sql<{ path: string; views: number; stayed: number }>`
    select path, sum(views)::float8 as views, sum(stayed)::float8 as stayed from page_views
    where day >= ${from} and (path like '/blog/%' or path like '/episode/%' or path like '/sunday-review/%'
      or path = any (${Object.values(downloads).map(({ path }) => path)}))
    group by path`.execute(db);
  const { rows: campaigns } = await sql<Views>`
    select 'campaign' as kind, name, sum(views)::float8 as views, sum(stayed)::float8 as stayed from visit_origins
    where day >= ${from} and kind = 'campaign' group by name`.execute(db);
  const contents = pages.flatMap(({ path, ...counts }): Views[] => {
    const download = Object.keys(downloads).find((key) => downloads[key]?.path === path);
    const content = download ? { kind: "download" as const, name: download } : contentOf(path);
    return content ? [{ ...content, ...counts }] : [];
  });
  return [...contents, ...campaigns];
}

async function sumViews(db: Db, from: string): Promise<Pick<WorkTotals, "views" | "stayed">> {
  const { rows } = await sql<{ views: number; stayed: number }>`
    select coalesce(sum(views), 0)::float8 as views, coalesce(sum(stayed), 0)::float8 as stayed
    from page_views where day >= ${from}`.execute(db);
  return rows[0] ?? { views: 0, stayed: 0 };
}

type RecordRow = { id: number; name: string; visit: Visit | null; kind: string | null; step: number; euro: number };

/** People with a record since then, with the first and last pages of all their records. */
async function listPeople(db: Db, from: string): Promise<{ mark: Mark; euro: number; touches: Touch[] }[]> {
  const { rows } = await sql<RecordRow>`
    with acted as (
      select lower(email) as key from leads where created_at >= ${from} and deleted_at is null
      union select lower(email) from subscribers
        where created_at >= ${from} and status = 'confirmed' and deleted_at is null
      union select lower(email) from bookings where created_at >= ${from} and status <> 'held'
      union select lower(email) from guests where created_at >= ${from} and deleted_at is null
      limit 5000
    )
    select people.id, coalesce(people.name, people.email) as name, record.visit, record.kind, record.step, record.euro
    from acted join people on people.email_key = acted.key cross join lateral (
      select visit, kind, created_at,
        case status when 'mandate' then 2 when 'conversation' then 1 when 'proposal' then 1 else 0 end as step,
        coalesce(mandate_euro, 0)::float8 as euro
      from leads where lower(email) = acted.key and deleted_at is null
      union all select visit, null, requested_at, 0, 0 from subscribers
        where lower(email) = acted.key and deleted_at is null
      union all select visit, null, created_at, case status when 'confirmed' then 1 else 0 end, 0 from bookings
        where lower(email) = acted.key and status <> 'held'
      union all select visit, null, created_at, 0, 0 from guests where lower(email) = acted.key and deleted_at is null
    ) record order by record.created_at`.execute(db);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((records) => {
    const { id, name } = records[0] as RecordRow;
    const step = workSteps[Math.max(...records.map((record) => record.step))] ?? "address";
    return {
      mark: { id, name: name.includes("@") ? emailInLetters(name) : name, step },
      euro: records.reduce((sum, record) => sum + record.euro, 0),
      touches: touchesOf(records.map(({ visit, kind }) => ({ visit, download: downloadOf(kind) }))),
    };
  });
}

async function listFollowed(db: Db, from: string) {
  const sums = followedNames.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`);
  const { rows } = await sql<Key & { touch: TouchSide } & Followed>`
    select kind, name, touch, ${sql.join(sums)}
    from touch_counts where day >= ${from} group by kind, name, touch`.execute(db);
  return rows.map(({ kind, name, touch, ...followed }) => ({ kind, name, touch, followed }));
}

/** A content with the key that its counts are merged under. */
type Titled = { key: Key; title: string; path: string };
const keyOf = ({ kind, name }: Key) => `${kind} ${name}`;

/** Issues have two names: that of the links in the email and the slug of the page in the archive. */
async function readIssues(db: Db): Promise<[string, Titled][]> {
  const issues = await db
    .selectFrom("newsletter_issues")
    .select(["id", "slug", "subject"])
    .where("slug", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  return issues.flatMap(({ id, slug, subject }) => {
    const key: Key = { kind: "issue", name: slug ?? "" };
    const issue: Titled = { key, title: subject, path: `/sunday-review/${slug}` };
    const names: Key[] = [
      key,
      { kind: "issue", name: issueCampaign(id) },
      { kind: "campaign", name: issueCampaign(id) },
    ];
    return names.map((name): [string, Titled] => [keyOf(name), issue]);
  });
}

/** Reads only the counted articles. */
async function readTitles(db: Db, content: ContentSource, keys: readonly Key[]): Promise<ReadonlyMap<string, Titled>> {
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
  const titleEntry = (kind: TouchKind, name: string, title: string, path: string) =>
    [keyOf({ kind, name }), { key: { kind, name }, title, path }] as const;
  return new Map([
    ...articles.map(({ slug, title }) => titleEntry("article", slug ?? "", title ?? slug ?? "", `/blog/${slug}`)),
    ...episodes.map(({ id, title }) => titleEntry("episode", String(id), title, `/episode/${id}`)),
    ...(await readIssues(db)),
    ...Object.entries(downloads).map(([key, { title, path }]) => titleEntry("download", key, title, path)),
  ]);
}

/** Articles read one by one from another project. */
const maxRemote = 50;

async function readRemote(content: ContentSource, slugs: readonly string[]) {
  const articles = await Promise.all(slugs.slice(0, maxRemote).map((slug) => content.getArticle(slug)));
  return articles.filter((article) => article !== null);
}

async function readPodcast(db: Db, content: ContentSource, from: string): Promise<PodcastNumbers> {
  const sumBy = async (name: RawBuilder<string>, order: "name" | "downloads"): Promise<NamedDownloads[]> => {
    const { rows } = await sql<NamedDownloads>`
      select ${name} as name, sum(downloads)::float8 as downloads from podcast_downloads where day >= ${from}
      group by 1 order by ${sql.ref(order)} desc, 1`.execute(db);
    return rows;
  };
  const [episodes, apps, weeks, publicEpisodes] = await Promise.all([
    sumBy(sql<string>`episode_id::text`, "downloads"),
    sumBy(sql<string>`app`, "downloads"),
    sumBy(sql<string>`to_char(date_trunc('week', day), 'YYYY-MM-DD')`, "name"),
    content.listEpisodes(),
  ]);
  const titles = new Map(publicEpisodes.map(({ id, title }) => [String(id), title]));
  return {
    total: apps.reduce((sum, { downloads: count }) => sum + count, 0),
    episodes: episodes.map(({ name, ...row }) => ({ ...row, name: titles.get(name) ?? `Episode ${name}, not public` })),
    apps,
    weeks,
  };
}

/** Days in UTC, including today. Contents that aren't public are left out, unless someone converted after reading them. */
export async function readWhatWorks(
  { db, content }: { db: Db; content: ContentSource },
  span: WorkSpan,
  now: Date,
): Promise<WhatWorks> {
  const from = new Date(now.getTime() - (span - 1) * dayMs).toISOString().slice(0, 10);
  const [{ views, opened }, followed, people, podcast] = await Promise.all([
    // All pages are summed in memory; the default would sort 200,000 rows on disk.
    db.transaction().execute(async (trx) => {
      await sql`set local work_mem = '32MB'`.execute(trx);
      return { views: await listViews(trx, from), opened: await sumViews(trx, from) };
    }),
    listFollowed(db, from),
    listPeople(db, from),
    readPodcast(db, content, from),
  ]);
  const titles = await readTitles(db, content, [...views, ...followed, ...people.flatMap(({ touches }) => touches)]);
  const rows = new Map<string, WorkRow>();
  const getRow = (start: Parameters<typeof emptyRow>[0]): WorkRow => {
    const row = rows.get(keyOf(start)) ?? emptyRow(start);
    rows.set(keyOf(start), row);
    return row;
  };
  const publicRow = ({ kind, name }: Key): WorkRow | undefined => {
    const content = titles.get(keyOf({ kind, name }));
    if (content) return getRow({ ...content.key, title: content.title, path: content.path });
    return kind === "campaign" ? getRow({ kind, name, title: name, path: null }) : undefined;
  };
  // Deleted contents become one row per kind: their names came from forms and may be anything.
  const rowOf = (key: Key): WorkRow =>
    publicRow(key) ?? getRow({ kind: key.kind, name: "", title: "No longer public", path: null });
  for (const view of views) {
    const row = publicRow(view);
    if (!row) continue;
    row.views += view.views;
    row.stayed += view.stayed;
  }
  for (const { touch, followed: counts, ...key } of followed) {
    const row = rowOf(key);
    const sums = row[touch];
    row[touch] = Object.fromEntries(followedNames.map((name) => [name, sums[name] + counts[name]])) as Followed;
  }
  for (const { touches, mark } of people) for (const { touch, ...key } of touches) rowOf(key).marks[touch].push(mark);
  // Reverted events leave zeros.
  const hasFigures = ({ views: seen, first, last, marks }: WorkRow) =>
    seen > 0 || marks.first.length > 0 || followedNames.some((name) => first[name] !== 0 || last[name] !== 0);
  const reached = (steps: readonly WorkStep[]) => people.filter(({ mark }) => steps.includes(mark.step)).length;
  const totals = {
    ...opened,
    people: people.length,
    conversations: reached(["conversation", "client"]),
    mandates: reached(["client"]),
    euro: people.reduce((sum, { euro }) => sum + euro, 0),
  };
  return { rows: [...rows.values()].filter(hasFigures), totals, podcast };
}
