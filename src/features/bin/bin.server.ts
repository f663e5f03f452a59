import { type RawBuilder, sql } from "kysely";
import { fail, ok } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { type BinKey, type BinKind, binDays, binStart, type RestoreResult } from "../../server-context/deletion.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { contains, pageOf } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import type { SignedInUser, SiteContext } from "../../server-context/request-context.ts";
import { deleteArticles, restoreDeletedArticles } from "../articles/editing/article-editing.server.ts";
import { eraseDeletedContent } from "../content-drafts/deleted-content.server.ts";
import { deleteEpisodes, restoreDeletedEpisodes } from "../episodes/editing/episode-editing.server.ts";
import { eraseGuest, setGuestsDeleted } from "../guests/guests.admin.server.ts";
import { eraseLead, setLeadsDeleted } from "../leads/leads.admin.server.ts";
import { eraseMedia, restoreMedia } from "../media/media.server.ts";
import { eraseIssue, setIssuesDeleted } from "../newsletter/issues/issues.server.ts";
import { deletePages, restoreDeletedPages } from "../own-pages/editing/page-editing.server.ts";
import { eraseSubscriber, setSubscribersDeleted } from "../subscribers/subscribers.admin.server.ts";
import type { BinEntry, EraseResult } from "./bin.ts";

type BinListRequest = ListRequest & { kind: BinKind | "" };

type Row = {
  kind: BinKind;
  id: number | string;
  title: string;
  detail: string;
  deleted_by: string | null;
  deleted_at: Date;
  gone_at: Date;
  can_erase: boolean;
};

/** In hours, because days with a clock change have 23 or 25. */
const finalAt = sql`deleted_at + make_interval(hours => ${sql.lit(binDays * 24)})`;

/** `gone_at` is the end of the 30 days, or an earlier retention date. */
const binEntries = sql`
  select kind, item_id as id,
    coalesce(nullif(content ->> (case kind when 'episode' then 'blog_title' else 'title' end), ''), 'Untitled') as title,
    case kind when 'article' then '/blog/' || coalesce(content ->> 'slug', '')
      when 'page' then coalesce('/' || (content ->> 'slug'), '') else coalesce(content ->> 'guest_name', '') end
      as detail,
    deleted_by, deleted_at, ${finalAt} as gone_at, true as can_erase
  from deleted_content
  union all
  select 'media', id, name, alt, deleted_by, deleted_at, ${finalAt}, true from media where deleted_at is not null
  union all
  select 'lead', id, coalesce(name, email), email, deleted_by, deleted_at, least(${finalAt}, expires_at), true
  from leads where deleted_at is not null
  union all
  select 'subscriber', id, email, coalesce(name, ''), deleted_by, deleted_at,
    -- A request that was never confirmed falls back to the proof of an earlier subscription, which stays longer.
    case when status = 'pending' and unsubscribed_at is not null then ${finalAt} else least(${finalAt}, expires_at) end, true
  from subscribers where deleted_at is not null
  union all
  select 'guest', id, name, email, deleted_by, deleted_at, least(${finalAt}, retain_until::timestamp at time zone 'UTC'),
    not exists (
      select from episode_guests g join blog e on e.id = g.episode_id where g.guest_id = guests.id
    )
  from guests where deleted_at is not null
  union all
  select 'issue', id, coalesce(nullif(subject, ''), 'Untitled'), coalesce('/sunday-review/' || slug, ''), deleted_by,
    deleted_at, ${finalAt}, true
  from newsletter_issues where deleted_at is not null`;

const orders: Record<string, RawBuilder<unknown>> = {
  title: sql`lower(title)`,
  kind: sql`kind`,
  date: sql`deleted_at`,
  gone: sql`gone_at`,
};

function conditions({ search, kind }: Pick<BinListRequest, "search" | "kind">, now: Date) {
  const parts = [sql`gone_at > ${now}`, sql`deleted_at > ${binStart(now)}`];
  if (kind) parts.push(sql`kind = ${kind}`);
  if (search.trim()) {
    parts.push(
      sql`${contains(sql<string>`fold_text(title || ' ' || detail || ' ' || coalesce(deleted_by, ''))`, search)}`,
    );
  }
  return sql.join(parts, sql` and `);
}

function orderOf(sort: string) {
  const name = sort.replace(/^-/, "");
  const order = Object.hasOwn(orders, name) ? orders[name] : orders.date;
  return sort === "" || sort.startsWith("-") ? sql`${order} desc, kind, id desc` : sql`${order}, kind, id`;
}

export async function listBin(
  db: Db,
  request: BinListRequest,
  now: Date,
): Promise<{ entries: BinEntry[]; total: number }> {
  const { limit, offset } = pageOf(request);
  const condition = conditions(request, now);
  const [{ rows }, countResult] = await Promise.all([
    sql<Row>`
      select * from (${binEntries}) bin where ${condition}
      order by ${orderOf(request.sort)} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from (${binEntries}) bin where ${condition}`.execute(db),
  ]);
  return {
    entries: rows.map((row) => ({
      kind: row.kind,
      id: Number(row.id),
      title: emailInLetters(row.title),
      detail: row.detail === row.title ? "" : emailInLetters(row.detail),
      deletedBy: row.deleted_by,
      deletedAt: row.deleted_at.toISOString(),
      goneAt: row.gone_at.toISOString(),
      canErase: row.can_erase,
    })),
    total: countResult.rows[0]?.total ?? 0,
  };
}

async function findEntry(db: Db, { kind, id }: BinKey, now: Date): Promise<Pick<Row, "title"> | undefined> {
  const { rows } = await sql<Pick<Row, "title">>`
    select title from (${binEntries}) bin
    where id = ${id}::bigint and ${conditions({ search: "", kind }, now)}`.execute(db);
  return rows[0];
}

/** Restored samples are drafts once the site is open, so that visitors see nothing invented; a taken slug has got the id. */
async function hideSample(db: Db, { kind, id }: BinKey): Promise<void> {
  const isSample = (name: string) => sql`id = ${id} and exists (select from site_opening) and exists (
    select from sample_items s where s.kind = ${kind} and s.item_id = ${id}
    and ${sql.ref(name)} in (s.name, s.name || ${`-${id}`}::text))`;
  if (kind === "article") await sql`update blog_articles set status = 'draft' where ${isSample("slug")}`.execute(db);
  if (kind === "episode") await sql`update blog set status = 'draft' where ${isSample("blog_title")}`.execute(db);
  if (kind === "issue")
    await sql`update newsletter_issues set in_archive = false where ${isSample("subject")}`.execute(db);
}

const content = {
  article: { remove: deleteArticles, restore: restoreDeletedArticles },
  episode: { remove: deleteEpisodes, restore: restoreDeletedEpisodes },
  page: { remove: deletePages, restore: restoreDeletedPages },
};

const isContent = (kind: BinKind): kind is keyof typeof content => kind in content;

const setDeleted = {
  lead: setLeadsDeleted,
  subscriber: setSubscribersDeleted,
  guest: setGuestsDeleted,
  issue: setIssuesDeleted,
};

/** Skips issues being sent. @returns how many were moved */
export const moveRecordsToBin = (
  db: Db,
  user: SignedInUser,
  kind: Exclude<BinKind, "media">,
  ids: readonly number[],
): Promise<number> =>
  isContent(kind) ? content[kind].remove(db, user, ids) : setDeleted[kind](db, ids, new Date(), user.email);

async function restoreRecord(db: Db, user: SignedInUser, key: BinKey, title: string): Promise<RestoreResult> {
  const { kind, id } = key;
  const missing: RestoreResult = { ...key, title, ...fail("gone") };
  if (isContent(kind)) return (await content[kind].restore(db, user, [id]))[0] ?? missing;
  const isRestored =
    kind === "media"
      ? await restoreMedia(db, id, user.email)
      : (await setDeleted[kind](db, [id], null, user.email)) > 0;
  return isRestored ? { ...key, title, ...ok({}) } : missing;
}

/** Unlike `restoreFromBin`, it leaves samples public. @returns how many were restored */
export async function undoMove(db: Db, user: SignedInUser, kind: BinKind, ids: readonly number[]): Promise<number> {
  let restored = 0;
  for (const id of ids) if ((await restoreRecord(db, user, { kind, id }, "")).ok) restored += 1;
  return restored;
}

/** Restores each record separately, so that one failure doesn't affect the others. */
export async function restoreFromBin(
  db: Db,
  user: SignedInUser,
  keys: readonly BinKey[],
  now: Date,
): Promise<RestoreResult[]> {
  const results: RestoreResult[] = [];
  for (const key of keys) {
    const restored = db.transaction().execute(async (trx) => {
      const entry = await findEntry(trx, key, now);
      const result = entry && (await restoreRecord(trx, user, key, emailInLetters(entry.title)));
      if (result?.ok) await hideSample(trx, key);
      return result ?? { kind: key.kind, id: key.id, title: "", ...fail("gone") };
    });
    results.push(await restored);
  }
  return results;
}

/** Only from the bin. */
export async function eraseFromBin(
  { db, media, secret }: Pick<SiteContext, "db" | "media" | "secret">,
  user: SignedInUser,
  { kind, id }: BinKey,
  now: Date,
): Promise<EraseResult> {
  if (!(await findEntry(db, { kind, id }, now))) return fail("gone");
  if (kind === "media") return eraseMedia({ db, media }, id, user.email);
  if (kind === "guest") return eraseGuest(db, media, id, user.email);
  if (isContent(kind)) return (await eraseDeletedContent(db, user, { kind, id })) ? ok() : fail("gone");
  const erase = {
    lead: () => eraseLead(db, id, user.email),
    subscriber: () => eraseSubscriber({ db, secret }, id, user.email, now),
    issue: () => eraseIssue(db, id, user.email),
  }[kind];
  return (await erase()) ? ok() : fail("gone");
}
