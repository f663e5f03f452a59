import { sql, type UpdateObject } from "kysely";
import type { Site } from "../../../facts/site.ts";
import { csv } from "../../../lib/csv/write-csv.ts";
import { fail, ok, type Result } from "../../../lib/result.ts";
import type { Db, Schema, Trx } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { newAuthor } from "../../articles/new-author.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { AuditAction } from "../../audit/audit-action.ts";
import { readSettings } from "../../settings/settings.server.ts";
import {
  gapNote,
  type ImportChoice,
  type ImportFilter,
  type ImportItem,
  type ImportOutcome,
  pictureBytes,
  type SiteImport,
  sharesSurname,
} from "../site-import.ts";
import { importer, nouns } from "./imported-content.server.ts";
import { showFacts } from "./show-facts.ts";

type State = SiteImport["state"];

/** Changes an import in one of `states`, with its line in the audit log. @returns false for any other state */
async function changeState(
  trx: Trx,
  { id, states, action, actor }: { id: number; states: readonly State[]; action: AuditAction; actor: string },
  changes: UpdateObject<Schema, "site_imports">,
): Promise<boolean> {
  const changed = await trx
    .updateTable("site_imports")
    .set(changes)
    .where("id", "=", id)
    .where("state", "in", [...states])
    .returning("id")
    .executeTakeFirst();
  if (changed) await recordAudit(trx, { actor, action, detail: { import: id } });
  return changed !== undefined;
}

/** `file` is in the media store, or a URL to fetch. */
export async function addImport(
  db: Db,
  added: { fileName: string; file: string; bytes: number },
  actor: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("site_imports")
      .values({
        file_name: added.fileName.slice(0, 2_000),
        file: added.file,
        bytes: added.bytes,
        state: "reading",
        created_by: actor,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { actor, action: "site-import.read", detail: { file: added.fileName.slice(0, 200) } });
    return id;
  });
}

type CountRow = {
  import_id: number;
  outcome: ImportOutcome;
  count: number;
  bytes: string;
  files: number;
  recordings: number;
  posts: number;
  gaps: number;
};

const hasGap = sql<boolean>`(kind <> 'problem' and exists (select from unnest(notes) note where starts_with(note, ${gapNote})))`;

const sum = (rows: readonly CountRow[], of: (row: CountRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

export async function listImports(site: Site, db: Db, id?: number): Promise<SiteImport[]> {
  const rows = await db
    .selectFrom("site_imports")
    .selectAll()
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  const ids = rows.map((row) => row.id);
  const { rows: counts } = await sql<CountRow>`
    select import_id, outcome, count(*)::integer as count, sum(bytes)::text as bytes, sum(files)::integer as files,
      count(*) filter (where bytes > files * ${pictureBytes}::bigint)::integer as recordings,
      count(*) filter (where is_post)::integer as posts, count(*) filter (where ${hasGap})::integer as gaps
    from site_import_items where import_id = any(${ids}::bigint[]) group by import_id, outcome`.execute(db);
  const { rows: tagged } = await sql<{ import_id: number; tag: string; count: number }>`
    select import_id, tag, count(*)::integer as count from site_import_items, unnest(tags) as tag
    where import_id = any(${ids}::bigint[]) and outcome not in ('same', 'left-out')
    group by import_id, tag order by count desc, tag`.execute(db);
  const { rows: authorRows } = await sql<{ import_id: number; author: string }>`
    select distinct import_id, author from site_import_items, unnest(authors) as author
    where import_id = any(${ids}::bigint[]) and outcome not in ('same', 'left-out') order by author`.execute(db);
  const owner = newAuthor(site);
  const { changed } = await readSettings(db);
  return rows.map((row) => {
    const own = counts.filter(({ import_id }) => import_id === row.id);
    const copied = own.filter(({ outcome }) => outcome === "new" || outcome === "changed");
    const files = sum(copied, (entry) => entry.files);
    return {
      id: row.id,
      fileName: row.file_name,
      source: row.source,
      siteUrl: row.site_url,
      state: row.state,
      problem: row.problem,
      choice: row.choice,
      show: row.show && { title: row.show.title, ...showFacts(row.show, changed) },
      redirects: row.redirects.length,
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      counts: Object.fromEntries(own.map(({ outcome, count }) => [outcome, count])),
      total: sum(own, ({ count }) => count),
      files,
      recordings: {
        count: sum(copied, ({ recordings }) => recordings),
        bytes: Math.max(0, sum(copied, ({ bytes }) => Number(bytes)) - files * pictureBytes),
      },
      tags: tagged
        .filter(({ import_id }) => import_id === row.id)
        .slice(0, 200)
        .map(({ tag, count }) => ({ tag, count })),
      authors: authorRows
        .filter(({ import_id, author }) => import_id === row.id && sharesSurname(author, owner))
        .map(({ author }) => author),
      posts: sum(copied, ({ posts }) => posts),
      gaps: sum(own, ({ gaps }) => gaps),
      subscriberList: row.subscriber_list,
    };
  });
}

const itemsPerPage = 100;

/** Items that need attention first. */
export async function listImportItems(
  db: Db,
  { id, outcome, page }: { id: number; outcome: ImportFilter | ""; page: number },
): Promise<ImportItem[]> {
  const rows = await db
    .selectFrom("site_import_items")
    .select(["position", "kind", "place", "title", "outcome", "notes", "item_id", "theirs"])
    .where("import_id", "=", id)
    .$if(outcome === "gaps", (query) => query.where(hasGap))
    .$if(outcome !== "" && outcome !== "gaps", (query) => query.where("outcome", "=", outcome as ImportOutcome))
    .orderBy(sql`outcome in ('unreadable', 'failed', 'edited')`, "desc")
    .orderBy("position")
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute();
  const user = await importer(db, "");
  const items: ImportItem[] = [];
  for (const { item_id: itemId, ...row } of rows) {
    const kind = row.theirs === null || row.kind === "problem" ? null : row.kind;
    const opened = kind && itemId !== null ? await nouns[kind].open(db, user, itemId) : null;
    items.push({ ...row, itemId, ours: opened?.stored ?? null });
  }
  return items;
}

/** Starts an import after its dry run, or resumes one that failed. */
export const startImport = (
  db: Db,
  { id, choice }: { id: number; choice: ImportChoice },
  actor: string,
): Promise<Result<undefined, "not-ready">> =>
  db.transaction().execute(async (trx) => {
    const entry = trx.selectFrom("site_imports").select("source").where("id", "=", id).forUpdate();
    if (!(await entry.executeTakeFirst())?.source) return fail("not-ready");
    const change = { id, states: ["ready", "failed"], action: "site-import.start", actor } as const;
    const changes = { state: "running", attempts: 0, problem: null, choice: JSON.stringify(choice) } as const;
    return (await changeState(trx, change, changes)) ? ok() : fail("not-ready");
  });

/**
 * Imports items with missing files again, unless they were edited since; a non-empty `siteUrl` is the former site's. "no-file":
 * the export was deleted after 30 days.
 */
export async function fetchFilesAgain(
  { db, media }: Pick<SiteContext, "db" | "media">,
  { id, siteUrl }: { id: number; siteUrl: string },
  actor: string,
): Promise<Result<undefined, "not-done" | "no-file">> {
  const entry = await db.selectFrom("site_imports").select("file").where("id", "=", id).executeTakeFirst();
  if (entry && !(await media.stat(entry.file))) return fail("no-file");
  return db.transaction().execute(async (trx) => {
    const change = { id, states: ["done"], action: "site-import.start", actor } as const;
    const choice = siteUrl && { choice: sql<string>`jsonb_set(choice, '{siteUrl}', to_jsonb(${siteUrl}::text))` };
    if (!(await changeState(trx, change, { state: "running", attempts: 0, problem: null, ...choice })))
      return fail("not-done");
    await sql`
      with again as (
        update site_import_items set outcome = 'changed',
          notes = array(select note from unnest(notes) note where not starts_with(note, ${gapNote}))
        where import_id = ${id}::bigint and outcome in ('added', 'updated') and ${hasGap}
        returning kind, item_id
      )
      update imported_items i set source_digest = '' from again
      where i.kind = again.kind and i.item_id = again.item_id`.execute(trx);
    return ok();
  });
}

const cancelled = "You cancelled it. What was imported until then is here.";

/** The job stops within a second; the import can be resumed or undone. */
export const cancelImport = (db: Db, id: number, actor: string): Promise<Result<undefined, "not-working">> =>
  db.transaction().execute(async (trx) => {
    const change = { id, states: ["reading", "running"], action: "site-import.cancel", actor } as const;
    const changes = { state: "failed", problem: cancelled, finished_at: new Date() } as const;
    return (await changeState(trx, change, changes)) ? ok() : fail("not-working");
  });

export const requestUndo = (db: Db, id: number, actor: string): Promise<Result<undefined, "not-done">> =>
  db.transaction().execute(async (trx) => {
    const change = { id, states: ["done", "failed"], action: "site-import.undo", actor } as const;
    return (await changeState(trx, change, { state: "undoing", attempts: 0, problem: null })) ? ok() : fail("not-done");
  });

const rowsPerQuery = 500;

/** CSV with everything about each item. */
export async function writeReport(db: Db, id: number, siteUrl: string): Promise<string> {
  const rows: (string | number | null)[][] = [];
  for (let after = -1; ; ) {
    const items = await db
      .selectFrom("site_import_items as i")
      .leftJoin("blog_articles as a", (join) => join.onRef("a.id", "=", "i.item_id").on("i.kind", "=", "article"))
      .leftJoin("pages as p", (join) => join.onRef("p.id", "=", "i.item_id").on("i.kind", "=", "page"))
      .select([
        "i.position",
        "i.place",
        "i.kind",
        "i.title",
        "i.outcome",
        "i.item_id",
        "i.notes",
        "i.old_urls",
        "i.theirs",
        "a.slug",
        "p.slug as page",
      ])
      .where("i.import_id", "=", id)
      .where("i.position", ">", after)
      .orderBy("i.position")
      .limit(rowsPerQuery)
      .execute();
    for (const item of items) {
      const paths = {
        article: item.slug && `/blog/${item.slug}`,
        page: item.page && `/${item.page}`,
        episode: item.item_id && `/episode/${item.item_id}`,
        problem: null,
      };
      const path = paths[item.kind];
      const theirs = item.theirs && JSON.stringify(item.theirs);
      rows.push([
        item.place,
        item.kind,
        item.title,
        item.outcome,
        path ? siteUrl + path : null,
        item.notes.join(" "),
        item.old_urls.join(" "),
        theirs,
      ]);
    }
    const last = items.at(-1);
    if (!last || items.length < rowsPerQuery) break;
    after = last.position;
  }
  return csv(
    [
      "Place",
      "Kind",
      "Title",
      "Outcome",
      "URL",
      "Notes",
      "Old URLs",
      "Text of the export, where the site’s was edited",
    ],
    rows,
  );
}
