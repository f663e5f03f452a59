import { type Insertable, sql } from "kysely";
import type { Db, Schema } from "../../../server-context/db.ts";
import { slugConflict } from "../../own-pages/editing/page-editing.server.ts";
import { slugProblem } from "../../own-pages/slug-rules.ts";
import type { SiteExport, SourceArticle, SourceEpisode, SourceItem } from "../site-export.ts";
import { type ImportedShow, pictureBytes } from "../site-import.ts";
import { digestOf, type ImportContext } from "./import-context.server.ts";
import { type ImportedKind, importer, nouns, storedDigest } from "./imported-content.server.ts";
import { namedFiles } from "./named-files.ts";
import { articleLosses, episodeLosses, slugFor } from "./to-content.ts";

const batchSize = 200;

export const originOf = ({ source, siteUrl }: SiteExport): string => `${source} ${siteUrl ?? ""}`;

type Readable = SourceArticle | SourceEpisode;

/** Digest of an item's content. Those of version 0.2.0 don't include guids and posts. */
function sourceDigest({ place: _place, notes: _notes, ...item }: Readable): string {
  return digestOf(item.kind === "episode" ? { ...item, post: undefined } : { ...item, guid: undefined });
}

function copiedFiles(item: Readable): { files: number; bytes: number } {
  const files = namedFiles(item.html).length + (item.picture ? 1 : 0);
  const recording = item.kind === "episode" ? (item.enclosure?.bytes ?? 0) : 0;
  return { files, bytes: files * pictureBytes + recording };
}

type Row = Omit<Insertable<Schema["site_import_items"]>, "import_id" | "notes"> & { notes: string[] };

/** Text that the database can store, short enough for lists. */
const storable = (text: string, max = 500) => text.replaceAll("\0", "").slice(0, max).toWellFormed();

function authorsOf(item: Readable): string[] {
  if (item.kind === "episode") return item.post?.authors ?? [];
  return item.kind === "page" ? [] : item.authors;
}

function rowOf(item: Exclude<SourceItem, { kind: "show" }>, position: number): Row {
  const place = storable(item.place);
  if (item.kind === "problem") {
    const notes = [storable(item.sentence)];
    return { position, kind: "problem", key: "", place, title: "", digest: "", notes, outcome: "unreadable" };
  }
  const losses = item.kind === "episode" ? episodeLosses(item) : articleLosses(item);
  return {
    position,
    kind: item.kind,
    key: storable(item.key, 2_000),
    place,
    title: storable(item.title.trim() || "Untitled"),
    digest: sourceDigest(item),
    tags: item.kind === "article" ? item.tags.map((tag) => storable(tag, 100)) : [],
    authors: authorsOf(item).map((author) => storable(author, 100)),
    is_post: item.kind === "episode" && item.post !== undefined,
    old_urls: item.oldUrls.map((url) => storable(url, 2_000)),
    notes: [...new Set([...item.notes, ...losses].map((note) => storable(note)))],
    ...copiedFiles(item),
    outcome: "new",
  };
}

type ImportedItem = {
  key: string;
  kind: ImportedKind;
  item_id: number;
  source_digest: string;
  stored_digest: string;
};

/** Sets the outcome of items that were imported before. */
async function compareWithSite(db: Db, origin: string, rows: readonly Row[]): Promise<void> {
  const { rows: imported } = await sql<ImportedItem>`
    select key, kind, item_id, source_digest, stored_digest from imported_items
    where origin = ${origin} and key = any(${rows.map(({ key }) => key)}::text[])`.execute(db);
  const user = await importer(db, "");
  for (const row of rows) {
    const match = imported.find(
      ({ key, kind }) =>
        key === row.key && (kind === row.kind || row.is_post || (row.kind === "page" && kind === "article")),
    );
    if (!match || row.kind === "problem") continue;
    const wasArticle = row.kind === "page" && match.kind === "article";
    row.kind = match.kind;
    const opened = await nouns[row.kind].open(db, user, match.item_id);
    row.item_id = opened ? match.item_id : null;
    if (!opened) {
      row.outcome = "left-out";
      row.notes = ["It was imported before and has been deleted here since."];
    } else if (wasArticle) {
      row.outcome = "same";
      row.notes = ["It came as an article before, and stays one."];
    } else if (match.source_digest === row.digest) {
      row.outcome = "same";
      // Reported by the import that added it.
      row.notes = [];
    } else if (storedDigest(row.kind, opened.stored) === match.stored_digest) row.outcome = "changed";
    else row.outcome = "edited";
  }
}

/** Notes slugs that are in use on the site, or more than once in the export. */
async function compareSlugs(db: Db, slugs: ReadonlyMap<Row, string>, slugCounts: Map<string, number>): Promise<void> {
  const slugList = [...new Set(slugs.values())];
  const stored = await db
    .selectFrom("blog_articles")
    .select("slug")
    .where("slug", "=", sql<string>`any(${slugList}::text[])`)
    .execute();
  const existing = new Set(stored.map(({ slug }) => slug));
  for (const [row, slug] of slugs) {
    if (row.kind === "page") {
      const problem = row.outcome === "new" && (slugProblem(slug) ?? (await slugConflict(db, slug, 0)));
      if (problem) row.notes.push(`${problem} So it gets a URL with a number.`);
      continue;
    }
    const count = (slugCounts.get(slug) ?? 0) + 1;
    slugCounts.set(slug, count);
    if (row.outcome !== "new") continue;
    if (existing.has(slug)) row.notes.push(`/blog/${slug} is here already, so it gets a URL with a number.`);
    else if (count > 1)
      row.notes.push(`Another article of the export has the URL /blog/${slug}, so it gets one with a number.`);
  }
}

/** The dry run: reads the entire export and stores each item with its planned outcome. @throws UnreadableExport */
export async function readExport(context: ImportContext, importId: number, exported: SiteExport): Promise<void> {
  const { db } = context;
  await db.deleteFrom("site_import_items").where("import_id", "=", importId).execute();
  const origin = originOf(exported);
  const slugCounts = new Map<string, number>();
  let rows: Row[] = [];
  let slugs = new Map<Row, string>();
  let show: ImportedShow | null = null;
  let position = 0;

  async function flush(): Promise<void> {
    if (rows.length === 0) return;
    await compareWithSite(db, origin, rows);
    await compareSlugs(db, slugs, slugCounts);
    const values = rows.map((row) => ({ ...row, import_id: importId }));
    await db.insertInto("site_import_items").values(values).execute();
    rows = [];
    slugs = new Map();
  }

  for await (const item of exported.items()) {
    context.stopping?.throwIfAborted();
    if (item.kind === "show") {
      const { kind: _kind, place: _place, ...facts } = item;
      show = facts;
      continue;
    }
    const row = rowOf(item, position);
    position += 1;
    if (item.kind === "article" || item.kind === "page") slugs.set(row, slugFor(item));
    rows.push(row);
    if (rows.length >= batchSize) await flush();
  }
  await flush();
  await db
    .updateTable("site_imports")
    .set({
      state: "ready",
      attempts: 0,
      source: exported.source,
      site_url: exported.siteUrl,
      subscriber_list: exported.subscriberList ?? null,
      show: JSON.stringify(show),
    })
    .where("id", "=", importId)
    .where("state", "=", "reading")
    .execute();
}
