import { sql } from "kysely";
import type { Site } from "../../../facts/site.ts";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { slugOf } from "../../../lib/slug.ts";
import type { Db } from "../../../server-context/db.ts";
import { inTransaction } from "../../../server-context/in-transaction.server.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { cleanContent } from "../../articles/editing/article-content.server.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { cleanContent as cleanEpisode } from "../../episodes/editing/episode-editing.server.ts";
import { isRichNote, noteParts } from "../../episodes/show-notes.ts";
import { redirectSource } from "../../redirects/redirect.ts";
import { addImportedRedirects } from "../../redirects/redirects.server.ts";
import type { SiteExport, SourceArticle, SourceEpisode } from "../site-export.ts";
import { type ImportChoice, type ImportedShow, type ImportOutcome, siteRedirects } from "../site-import.ts";
import { type Copier, createCopier } from "./copy-files.server.ts";
import { storeEpisodeFiles } from "./episode-files.server.ts";
import type { ImportContext } from "./import-context.server.ts";
import { type ImportedKind, importer, nouns, storedDigest } from "./imported-content.server.ts";
import { storeGuid } from "./imported-identity.server.ts";
import { originOf } from "./read-export.server.ts";
import { applyShowFacts } from "./show-settings.server.ts";
import { articleContent, asChosen, categoryOf, episodeContent, intentFor, pageContent } from "./to-content.ts";

export type RunningImport = {
  id: number;
  actor: string;
  choice: ImportChoice;
  show: ImportedShow | null;
};

type Item = SourceArticle | SourceEpisode;
type Row = {
  position: number;
  kind: ImportedKind | "problem";
  digest: string;
  outcome: ImportOutcome;
  notes: string[];
};
type Parts = {
  context: ImportContext;
  running: RunningImport;
  exported: SiteExport;
  copier: Copier;
  user: SignedInUser;
};
type Prepared = { content: Record<string, string>; notes: string[] };

const episodeUrl = /(?<=")\/episode\/\d+(?=")/g;

/** Links to episodes, which have other numbers here than on the instance of this site that exported them. */
async function renumberEpisodes({ context, running }: Parts, html: string): Promise<string> {
  const mentioned = [...new Set(html.match(episodeUrl))];
  if (mentioned.length === 0) return html;
  const rows = await context.db
    .selectFrom("site_import_items")
    .select(["item_id", "old_urls"])
    .where("import_id", "=", running.id)
    .where("kind", "=", "episode")
    .where("item_id", "is not", null)
    .where(sql<boolean>`old_urls && ${mentioned}::text[]`)
    .execute();
  const newUrls = new Map(rows.flatMap((row) => row.old_urls.map((url) => [url, `/episode/${row.item_id}`])));
  return html.replaceAll(episodeUrl, (url) => newUrls.get(url) ?? url);
}

async function recordingLink({ copier, running }: Parts, { recording }: SourceArticle, notes: string[]) {
  if (!recording) return "";
  const copied = running.choice.recordings === "copy" ? await copier.copyOne(recording, "", notes) : undefined;
  return `<p><a href="${escapeHtml(copied ?? recording)}">Listen to the recording</a></p>`;
}

/** Sets the export's language where it isn't the site's, unless the item has its own. */
const withLanguage = <Content extends { language: string }>(
  content: Content,
  { facts }: Site,
  { language }: SiteExport,
): Content => (language && language !== facts.language && !content.language ? { ...content, language } : content);

async function prepare(parts: Parts, item: Item): Promise<Prepared> {
  const { running, copier, exported } = parts;
  const { site } = parts.context;
  const { choice } = running;
  const notes: string[] = [];
  const { picture: sourcePicture } = item;
  const copied = sourcePicture && choice.media ? await copier.copyOne(sourcePicture.url, sourcePicture.alt, notes) : "";
  const picture = copied ?? "";
  if (item.kind !== "episode") {
    const renumbered = item.fields ? await renumberEpisodes(parts, item.html) : item.html;
    const text = choice.media ? await copier.copyText(renumbered, notes) : renumbered;
    if (item.kind === "page") {
      const content = pageContent(item, { html: storedHtml(text), picture, alt: sourcePicture?.alt ?? "" });
      return { content: withLanguage(content, site, exported), notes };
    }
    const html = text + (await recordingLink(parts, item, notes));
    const second = item.fields?.featuredImageUrl2;
    const secondPicture = second && choice.media ? await copier.copyOne(second, "", notes) : undefined;
    const content = cleanContent(articleContent(site, item, { html, picture, secondPicture, choice }));
    return { content: withLanguage(content, site, exported), notes };
  }
  const { enclosure } = item;
  const isCopied = enclosure && (choice.recordings === "copy" || (await exported.file(enclosure.url)) !== undefined);
  const recording = isCopied ? await copier.copyOne(enclosure.url, "", notes) : undefined;
  const content = episodeContent(
    { ...item, html: storedHtml(item.html) },
    { audioPlayer: recording ?? enclosure?.url ?? "", picture },
  );
  for (const { field } of choice.media ? noteParts : []) {
    if (isRichNote(content[field])) content[field] = await copier.copyText(content[field], notes);
  }
  return { content: withLanguage(cleanEpisode(content), site, exported), notes };
}

type StoredItem = { outcome: ImportOutcome; id: number | null; notes: string[]; theirs?: Record<string, string> };

/** Stores an item and its record in one transaction, so that a crash never imports it twice. */
async function store(parts: Parts, item: Item, digest: string, { content, notes }: Prepared): Promise<StoredItem> {
  const { context, running, exported, user } = parts;
  const { kind, key } = item;
  const noun = nouns[kind];
  const origin = originOf(exported);
  return inTransaction(context.db, async (trx): Promise<StoredItem> => {
    const imported = await trx
      .selectFrom("imported_items")
      .selectAll()
      .where("origin", "=", origin)
      .where("kind", "=", kind)
      .where("key", "=", key)
      .forUpdate()
      .executeTakeFirst();
    const opened = imported && (await noun.open(trx, user, imported.item_id));
    const id = opened ? imported.item_id : 0;
    // The process stopped between storing it and recording the outcome.
    if (opened && imported.source_digest === digest)
      return { outcome: imported.import_id === running.id ? "added" : "same", id, notes };
    // Its missing files are fetched again.
    const isRefetched = imported?.source_digest === "";
    if (isRefetched && !opened) return { outcome: "left-out", id: null, notes: ["It has been deleted here since."] };
    if (opened && storedDigest(kind, opened.stored) !== imported.stored_digest) {
      const theirs = { ...content };
      for (const name of noun.ownFields) theirs[name] = opened.stored[name] ?? "";
      return { outcome: "edited", id, notes, theirs };
    }
    const slug: Record<string, string> = noun.freeSlug
      ? { slug: opened?.stored.slug ?? (await noun.freeSlug(trx, content.slug ?? "")) }
      : {};
    const currentState = opened?.state ?? "draft";
    const date = content[noun.dateField] ?? "";
    const sameVisibility = currentState === "draft" ? "draft" : "update";
    const intent = isRefetched
      ? sameVisibility
      : intentFor(item.state, { keepsState: running.choice.keepsState, date, currentState });
    const save = { id, base: opened?.base ?? "", content: { ...content, ...slug }, intent };
    let saved = await noun.save(trx, user, save);
    if (!saved.ok && saved.code === "invalid" && intent !== "draft") {
      notes.push(`It became a draft: ${Object.values(saved.fields).join(" ")}`);
      saved = await noun.save(trx, user, { ...save, intent: "draft" });
    }
    if (!saved.ok) {
      const why = saved.code === "invalid" ? Object.values(saved.fields).join(" ") : "It has been changed since.";
      return { outcome: "failed", id: null, notes: [...notes, why] };
    }
    const { id: storedId, stored } = saved.value;
    const row = {
      item_id: storedId,
      source_digest: digest,
      stored_digest: storedDigest(kind, stored),
      import_id: imported ? imported.import_id : running.id,
    };
    await trx
      .insertInto("imported_items")
      .values({ origin, key, kind, ...row })
      .onConflict((conflict) => conflict.columns(["origin", "kind", "key"]).doUpdateSet(row))
      .execute();
    if (item.guid && kind !== "page") await storeGuid(trx, { kind, id: storedId, guid: item.guid });
    const isOwn = isRefetched && imported?.import_id === running.id;
    return { outcome: opened && !isOwn ? "updated" : "added", id: storedId, notes };
  });
}

async function recordOutcome(
  { context, running }: Parts,
  { kind, row }: { kind: Item["kind"]; row: Row },
  { outcome, id, notes, theirs }: StoredItem,
): Promise<void> {
  await context.db
    .updateTable("site_import_items")
    .set({
      kind,
      outcome,
      item_id: id,
      notes: [...new Set([...row.notes, ...notes])],
      theirs: JSON.stringify(theirs ?? null),
    })
    .where("import_id", "=", running.id)
    .where("position", "=", row.position)
    .execute();
}

async function importItem(parts: Parts, item: Item, row: Row): Promise<void> {
  const prepared = await prepare(parts, item);
  const stored = await store(parts, item, row.digest, prepared);
  const { outcome, id } = stored;
  if (item.kind === "episode" && id !== null && (outcome === "added" || outcome === "updated")) {
    const { context, user, exported, running } = parts;
    const audioPlayer = prepared.content.audioPlayer ?? "";
    const copier = running.choice.media ? parts.copier : undefined;
    stored.notes.push(...(await storeEpisodeFiles(context, user, { item, exported, id, audioPlayer, copier })));
  }
  await recordOutcome(parts, { kind: item.kind, row }, stored);
}

const batchSize = 100;

/** Reads the rows of the dry run, which are in the order of the export. */
function rowReader(db: Db, importId: number) {
  let rows = new Map<number, Row>();
  return async (position: number): Promise<Row | undefined> => {
    if (position % batchSize === 0 || rows.size === 0) {
      const stored = await db
        .selectFrom("site_import_items")
        .select(["position", "kind", "digest", "outcome", "notes"])
        .where("import_id", "=", importId)
        .where("position", ">=", position)
        .orderBy("position")
        .limit(batchSize)
        .execute();
      rows = new Map(stored.map((row) => [row.position, row]));
    }
    return rows.get(position);
  };
}

/** `isOwn`: exported by an instance of this site, so without the URLs of another product. */
async function redirectOldUrls({ context, running, exported }: Parts, isOwn: boolean): Promise<void> {
  const { db } = context;
  const { rows } = await sql<{ old_urls: string[]; path: string; tags: string[] }>`
    select i.old_urls, i.tags,
      coalesce('/blog/' || a.slug, '/' || p.slug, '/episode/' || case i.kind when 'episode' then i.item_id end) as path
    from site_import_items i
      left join blog_articles a on i.kind = 'article' and a.id = i.item_id
      left join pages p on i.kind = 'page' and p.id = i.item_id
    where i.import_id = ${running.id}::bigint and i.item_id is not null
      and (i.kind = 'episode' or a.id is not null or p.slug is not null)`.execute(db);
  if (rows.length === 0) return;
  const tags = new Map(
    rows.flatMap((row) => row.tags.map((tag): [string, string] => [tag, categoryOf([tag], running.choice)])),
  );
  const newRedirects = [
    ...rows.flatMap(({ old_urls, path }) => old_urls.map((source) => ({ source, target: path }))),
    ...(running.show?.oldUrls ?? []).map((source) => ({ source, target: "/podcast/feed.xml" })),
    ...(isOwn ? [] : siteRedirects(exported.source, tags, slugOf)),
  ].flatMap(({ source: url, target }) => {
    const source = redirectSource(url);
    return source === undefined || source === target ? [] : [{ source, target }];
  });
  const firstBySource = new Map(newRedirects.toReversed().map((redirect) => [redirect.source, redirect]));
  await inTransaction(db, async (trx) => {
    const added = await addImportedRedirects(trx, [...firstBySource.values()]);
    const sources = added.map(({ source }) => source);
    await trx
      .updateTable("site_imports")
      .set({ redirects: sql<string[]>`redirects || ${sources}::text[]` })
      .where("id", "=", running.id)
      .execute();
  });
}

/** Progress resets the count of attempts. */
async function resetAttempts({ context, running }: Parts): Promise<void> {
  await context.db.updateTable("site_imports").set({ attempts: 1 }).where("id", "=", running.id).execute();
}

/** Imports the items one by one; resumes after an interruption. */
export async function runImport(context: ImportContext, running: RunningImport, exported: SiteExport): Promise<void> {
  const user = await importer(context.db, running.actor);
  const siteUrl = exported.siteUrl ?? (running.choice.siteUrl || null);
  const copier = createCopier(context, { ...exported, siteUrl }, { importId: running.id, actor: running.actor });
  const parts = { context, running, exported, copier, user };
  const { choice } = running;
  const rowAt = rowReader(context.db, running.id);
  let position = -1;
  let isOwn = false;
  let isFirst = true;
  for await (const exportedItem of exported.items()) {
    context.stopping?.throwIfAborted();
    if (exportedItem.kind === "show") continue;
    isOwn ||= exportedItem.kind !== "problem" && exportedItem.fields !== undefined;
    position += 1;
    const row = await rowAt(position);
    if (!row || exportedItem.kind === "problem") continue;
    const isArticle = row.kind === "article";
    const announced = isArticle ? "articles" : "episodes";
    const item = asChosen(exportedItem, { posts: row.outcome === "new" ? choice.posts : announced, isArticle });
    if (row.outcome !== "new" && row.outcome !== "changed" && row.outcome !== "edited") continue;
    if (!choice[`${item.kind}s`]) {
      const leftOut: StoredItem = { outcome: "left-out", id: null, notes: ["You left it out."] };
      await recordOutcome(parts, { kind: item.kind, row }, leftOut);
    } else {
      await importItem(parts, item, row);
      if (isFirst) await resetAttempts(parts);
      isFirst = false;
    }
  }
  await redirectOldUrls(parts, isOwn);
  const { id, actor, show } = running;
  if (show) await applyShowFacts(context.db, { id, actor, show, names: choice.show });
}
