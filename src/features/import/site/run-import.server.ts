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
import type { ImportSite } from "./import-context.server.ts";
import { type ImportedKind, importer, nouns, storedDigest } from "./imported-content.server.ts";
import { keepIdentity } from "./imported-identity.server.ts";
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
type Parts = { site: ImportSite; running: RunningImport; exported: SiteExport; copier: Copier; user: SignedInUser };
type Prepared = { content: Record<string, string>; notes: string[] };

const episodeUrl = /(?<=")\/episode\/\d+(?=")/g;

/** Episodes have other numbers here than on the site of this kind that exported them. */
async function renumberEpisodes({ site, running }: Parts, html: string): Promise<string> {
  const mentioned = [...new Set(html.match(episodeUrl))];
  if (mentioned.length === 0) return html;
  const rows = await site.db
    .selectFrom("site_import_items")
    .select(["item_id", "old_urls"])
    .where("import_id", "=", running.id)
    .where("kind", "=", "episode")
    .where("item_id", "is not", null)
    .where(sql<boolean>`old_urls && ${mentioned}::text[]`)
    .execute();
  const here = new Map(rows.flatMap((row) => row.old_urls.map((url) => [url, `/episode/${row.item_id}`])));
  return html.replaceAll(episodeUrl, (url) => here.get(url) ?? url);
}

async function recordingLink({ copier, running }: Parts, { recording }: SourceArticle, notes: string[]) {
  if (!recording) return "";
  const own = running.choice.recordings === "copy" ? await copier.copyOne(recording, "", notes) : undefined;
  return `<p><a href="${escapeHtml(own ?? recording)}">Listen to the recording</a></p>`;
}

/** Marks content whose export is in another language than the site, unless the item names its own. */
const withLanguage = <Content extends { language: string }>(
  content: Content,
  { facts }: Site,
  { language }: SiteExport,
): Content => (language && language !== facts.language && !content.language ? { ...content, language } : content);

async function prepare(site: Site, parts: Parts, item: Item): Promise<Prepared> {
  const { running, copier, exported } = parts;
  const { choice } = running;
  const notes: string[] = [];
  const { picture: sourcePicture } = item;
  const copied =
    sourcePicture && choice.media ? await copier.copyOne(sourcePicture.url, sourcePicture.alt, notes) : undefined;
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
  const own = isCopied ? await copier.copyOne(enclosure.url, "", notes) : undefined;
  const read = episodeContent(
    { ...item, html: storedHtml(item.html) },
    { audioPlayer: own ?? enclosure?.url ?? "", picture },
  );
  for (const { field } of choice.media ? noteParts : []) {
    if (isRichNote(read[field])) read[field] = await copier.copyText(read[field], notes);
  }
  return { content: withLanguage(cleanEpisode(read), site, exported), notes };
}

type StoredItem = { outcome: ImportOutcome; id: number | null; notes: string[]; theirs: Record<string, string> | null };

/** In one transaction with its record, so that a crash never imports an item twice. */
async function store(parts: Parts, item: Item, digest: string, { content, notes }: Prepared): Promise<StoredItem> {
  const { site, running, exported, user } = parts;
  const { kind, key } = item;
  const noun = nouns[kind];
  const origin = originOf(exported);
  return inTransaction(site.db, async (trx): Promise<StoredItem> => {
    const known = await trx
      .selectFrom("imported_items")
      .selectAll()
      .where("origin", "=", origin)
      .where("kind", "=", kind)
      .where("key", "=", key)
      .forUpdate()
      .executeTakeFirst();
    const opened = known && (await noun.open(trx, user, Number(known.item_id)));
    const id = opened ? Number(known.item_id) : 0;
    // The process ended between storing it and recording that.
    if (opened && known.source_digest === digest) {
      return { outcome: Number(known.import_id) === running.id ? "added" : "same", id, notes, theirs: null };
    }
    // Only its files are fetched again.
    const wasUndone = known?.source_digest === "";
    if (wasUndone && !opened)
      return { outcome: "left-out", id: null, notes: ["It has been deleted here since."], theirs: null };
    if (opened && storedDigest(kind, opened.stored) !== known.stored_digest) {
      const theirs = { ...content };
      for (const name of noun.ownFields) theirs[name] = opened.stored[name] ?? "";
      return { outcome: "edited", id, notes, theirs };
    }
    const slug: Record<string, string> = noun.freeSlug
      ? { slug: opened?.stored.slug ?? (await noun.freeSlug(trx, content.slug ?? "")) }
      : {};
    const before = opened?.state ?? "draft";
    const date = content[noun.dateField] ?? "";
    // Its visibility stays.
    const previous = before === "draft" ? "draft" : "update";
    const intent = wasUndone
      ? previous
      : intentFor(item.state, { keepsState: running.choice.keepsState, date, before });
    const save = { id, base: opened?.base ?? "", content: { ...content, ...slug }, intent };
    let saved = await noun.save(trx, user, save);
    if (!saved.ok && saved.code === "invalid" && intent !== "draft") {
      notes.push(`It became a draft: ${Object.values(saved.fields).join(" ")}`);
      saved = await noun.save(trx, user, { ...save, intent: "draft" });
    }
    if (!saved.ok) {
      const why = saved.code === "invalid" ? Object.values(saved.fields).join(" ") : "It has been changed since.";
      return { outcome: "failed", id: null, notes: [...notes, why], theirs: null };
    }
    const { id: storedId, stored } = saved.value;
    const row = {
      item_id: storedId,
      source_digest: digest,
      stored_digest: storedDigest(kind, stored),
      import_id: known ? known.import_id : running.id,
    };
    await trx
      .insertInto("imported_items")
      .values({ origin, key, kind, ...row })
      .onConflict((conflict) => conflict.columns(["origin", "kind", "key"]).doUpdateSet(row))
      .execute();
    if (item.guid && kind !== "page") await keepIdentity(trx, { kind, id: storedId, guid: item.guid });
    const isOwn = wasUndone && Number(known?.import_id) === running.id;
    return { outcome: opened && !isOwn ? "updated" : "added", id: storedId, notes, theirs: null };
  });
}

async function note(
  { site, running }: Parts,
  { kind, row }: { kind: Item["kind"]; row: Row },
  { outcome, id, notes, theirs }: StoredItem,
): Promise<void> {
  await site.db
    .updateTable("site_import_items")
    .set({
      kind,
      outcome,
      item_id: id,
      notes: [...new Set([...row.notes, ...notes])],
      theirs: JSON.stringify(theirs),
    })
    .where("import_id", "=", running.id)
    .where("position", "=", row.position)
    .execute();
}

async function importItem(site: Site, parts: Parts, item: Item, row: Row): Promise<void> {
  const prepared = await prepare(site, parts, item);
  const stored = await store(parts, item, row.digest, prepared);
  const { outcome, id } = stored;
  if (item.kind === "episode" && id !== null && (outcome === "added" || outcome === "updated")) {
    const { site, user, exported, running } = parts;
    const audioPlayer = prepared.content.audioPlayer ?? "";
    const copier = running.choice.media ? parts.copier : undefined;
    stored.notes.push(...(await storeEpisodeFiles(site, user, { item, exported, id, audioPlayer, copier })));
  }
  await note(parts, { kind: item.kind, row }, stored);
}

const batchSize = 100;

/** Reads the rows of the dry run beside the export, whose order is the same. */
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

/** `isOwn` for exports of this product, which have no pages of another one. */
async function redirectOldUrls({ site, running, exported }: Parts, isOwn: boolean): Promise<void> {
  const { db } = site;
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
    ...rows.flatMap(({ old_urls, path }) => old_urls.map((url) => ({ url, target: path }))),
    ...(running.show?.oldUrls ?? []).map((url) => ({ url, target: "/podcast/feed.xml" })),
    ...(isOwn ? [] : siteRedirects(exported.source, tags, slugOf)).map(({ source, target }) => ({
      url: source,
      target,
    })),
  ].flatMap(({ url, target }) => {
    const source = redirectSource(url);
    return source === undefined || source === target ? [] : [{ source, target }];
  });
  const first = new Map(newRedirects.toReversed().map((redirect) => [redirect.source, redirect]));
  await inTransaction(db, async (trx) => {
    const added = await addImportedRedirects(trx, [...first.values()]);
    const sources = added.map(({ source }) => source);
    await trx
      .updateTable("site_imports")
      .set({ redirects: sql<string[]>`redirects || ${sources}::text[]` })
      .where("id", "=", running.id)
      .execute();
  });
}

/** An attempt that gets further resets the count. */
async function progressed({ site, running }: Parts): Promise<void> {
  await site.db.updateTable("site_imports").set({ attempts: 1 }).where("id", "=", running.id).execute();
}

/** Imports the items one by one; resumes after an interruption. */
export async function runImport(context: ImportSite, running: RunningImport, exported: SiteExport): Promise<void> {
  const user = await importer(context.db, running.actor);
  const siteUrl = exported.siteUrl ?? (running.choice.siteUrl || null);
  const copier = createCopier(context, { ...exported, siteUrl }, { importId: running.id, actor: running.actor });
  const parts = { site: context, running, exported, copier, user };
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
    const known = isArticle ? "articles" : "episodes";
    const item = asChosen(exportedItem, { posts: row.outcome === "new" ? choice.posts : known, isArticle });
    if (row.outcome !== "new" && row.outcome !== "changed" && row.outcome !== "edited") continue;
    if (!choice[`${item.kind}s`]) {
      await note(
        parts,
        { kind: item.kind, row },
        { outcome: "left-out", id: null, notes: ["You left it out."], theirs: null },
      );
    } else {
      await importItem(context.site, parts, item, row);
      if (isFirst) await progressed(parts);
      isFirst = false;
    }
  }
  await redirectOldUrls(parts, isOwn);
  const { id, actor, show } = running;
  if (show) await applyShowFacts(context.db, { id, actor, show, names: choice.show });
}
