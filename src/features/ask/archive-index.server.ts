import { sql } from "kysely";
import { Marked, type MarkedToken, type Token, type Tokens } from "marked";
import { isHidden } from "../../facts/hidden-pages.ts";
import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { articleItem, indexArticle } from "../articles/article-passages.server.ts";
import { indexEpisodeNotes, notesItem, readTranscriptItem } from "../episodes/episode-passages.server.ts";
import { readBooklet } from "../leads/booklets/booklet.server.ts";
import { indexIssue } from "../newsletter/issues/issue-passages.server.ts";
import { indexPage } from "../own-pages/page-passages.server.ts";
import { ownDownload } from "../settings/settings.server.ts";
import { listWithheldDownloads } from "../setup/downloads.server.ts";
import { currentChunking, fingerprintOf, recountWords, storeItem } from "./archive/items.server.ts";
import type { ItemKind, NewChunk, NewItem } from "./archive/passage.ts";
import { indexWaitingArticles } from "./index-articles.server.ts";

/** Downloads whose Markdown is indexed, with the page that offers each. */
const booklets = [
  { name: "ebook", path: "/ebook", label: "Free eBook" },
  { name: "healthcare-guide", path: "/solutions/healthcare/ai-sop-agent", label: "Free guide" },
] as const;

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === "image") return "";
      if ("tokens" in token && token.tokens) return plainText(token.tokens);
      return "text" in token && typeof token.text === "string" ? token.text : "";
    })
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

const rowText = (cells: readonly Tokens.TableCell[]) =>
  cells
    .map(({ tokens }) => plainText(tokens))
    .filter((cell) => cell && cell !== "–")
    .join(" · ");

/** Paragraphs, list items and table rows, each with chapter and section. */
function bookletChunks(markdown: string): NewChunk[] {
  const chunks: NewChunk[] = [];
  let chapter = "";
  let section = "";
  for (const token of new Marked().lexer(markdown) as MarkedToken[]) {
    if (token.type === "heading") {
      const text = plainText(token.tokens);
      [chapter, section] = token.depth === 1 ? [text, ""] : [chapter, text];
    }
    // Forms to fill in.
    if (chapter === "Worksheets") continue;
    const heading = section ? `${chapter}: ${section}` : chapter;
    if (token.type === "table") {
      const rows = [token.header, ...token.rows].map(rowText);
      chunks.push(...rows.filter((text) => text.includes(" ")).map((text) => ({ heading, text, isTable: true })));
    }
    if (token.type === "list") chunks.push(...token.items.map(({ tokens }) => ({ heading, text: plainText(tokens) })));
    if (token.type === "paragraph" || token.type === "blockquote")
      chunks.push({ heading, text: plainText(token.tokens) });
  }
  return chunks.filter(({ text }) => /\p{L}/u.test(text));
}

/** Without passages if the page is hidden, the owner offers another file, or the samples were removed. */
async function bookletItem(
  site: Site,
  db: Db,
  { name, path: page, label }: (typeof booklets)[number],
): Promise<NewItem> {
  const { title, body } = await readBooklet(site, name);
  const isOffered =
    !isHidden(site, page) && !(await listWithheldDownloads(db)).includes(name) && !(await ownDownload(db, name));
  return {
    kind: "ebook",
    sourceId: name,
    title: title || label,
    label,
    path: page,
    publishedAt: null,
    passages: isOffered ? bookletChunks(body) : [],
  };
}

/** Reindexes booklets whose text or availability has changed. */
export async function indexBooklets(site: Site, db: Db): Promise<void> {
  for (const booklet of booklets) await storeIfChanged(db, await bookletItem(site, db, booklet));
}

export type ArchiveSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl" | "site">;

/** Per transaction: queries of the embedded database wait for one. */
const batchSize = 2;

const maxRemoteArticles = 5_000;

const textKinds: Partial<Record<ItemKind, (trx: Db, id: number) => Promise<void>>> = {
  article: indexArticle,
  episode: indexEpisodeNotes,
  issue: indexIssue,
  page: indexPage,
};

export async function indexWaitingTexts(
  trx: Db,
  count: number,
  kinds: readonly string[] = Object.keys(textKinds),
): Promise<number> {
  const { rows } = await sql<{ kind: ItemKind; source_id: string }>`
    select kind, source_id from archive_stale where kind = any(${[...kinds]}::text[])
    order by kind, source_id limit ${count} for update skip locked`.execute(trx);
  for (const { kind, source_id } of rows) await textKinds[kind]?.(trx, Number(source_id));
  return rows.length;
}

async function isStored(db: Db, item: NewItem): Promise<boolean> {
  const stored = await db
    .selectFrom("archive_items")
    .select("fingerprint")
    .where("kind", "=", item.kind)
    .where("source_id", "=", item.sourceId)
    .executeTakeFirst();
  return stored ? stored.fingerprint === fingerprintOf(item) && item.passages.length > 0 : item.passages.length === 0;
}

async function storeIfChanged(db: Db, item: NewItem): Promise<void> {
  if (await isStored(db, item)) return;
  await db.transaction().execute(async (trx) => {
    // Another process or the hourly job may be storing the same item.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`archive ${item.kind} ${item.sourceId}`}, 0))`.execute(
      trx,
    );
    if (!(await isStored(trx, item))) await storeItem(trx, item);
  });
}

async function indexTranscripts(context: ArchiveSite, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const episode = await context.content.getEpisode(id);
    if (episode) await storeIfChanged(context.db, await readTranscriptItem(context, episode));
  }
}

/** If the process exits before indexing, the hourly comparison finds them again. */
async function claimTranscripts(db: Db): Promise<number[]> {
  const rows = await db.deleteFrom("archive_stale").where("kind", "=", "transcript").returning("source_id").execute();
  return rows.map(({ source_id }) => Number(source_id));
}

/** Indexes queued changes; with a remote project, only issues and pages are queued. */
export async function indexChanges(context: ArchiveSite): Promise<void> {
  const { db, content } = context;
  if (!content.isRemote) await indexWaitingArticles(db);
  const kinds = content.isRemote ? ["issue", "page"] : ["episode", "issue", "page"];
  while ((await db.transaction().execute((trx) => indexWaitingTexts(trx, batchSize, kinds))) > 0);
  if (!content.isRemote) await indexTranscripts(context, await claimTranscripts(db));
}

/** Compares all content, because a remote project doesn't report changes. */
async function indexRemote(context: ArchiveSite): Promise<void> {
  const { db, content } = context;
  const articles = await content.listNewestArticles({ count: maxRemoteArticles });
  const episodes = await content.listCompleteEpisodes();
  const current = new Set<string>();
  const store = async (item: NewItem) => {
    current.add(`${item.kind} ${item.sourceId}`);
    await storeIfChanged(db, item);
  };
  // One at a time: splitting thousands of texts at once would block the process.
  for (const article of articles) await store(articleItem(article));
  for (const episode of episodes) await store(notesItem(episode));
  const stored = await db.selectFrom("archive_items").select(["id", "kind", "source_id"]).execute();
  const outdated = stored.filter(
    ({ kind, source_id }) =>
      ["article", "episode", "transcript"].includes(kind) &&
      !current.has(`${kind === "transcript" ? "episode" : kind} ${source_id}`),
  );
  const ids = outdated.map(({ id }) => id);
  await db.deleteFrom("archive_items").where("id", "=", anyId(ids)).execute();
}

/** Requeues items that an earlier version split differently; files are compared anyway. */
async function markOutdatedChunks({ db, content }: ArchiveSite): Promise<void> {
  const kinds = content.isRemote ? ["issue", "page"] : Object.keys(textKinds);
  await sql`
    insert into archive_stale (kind, source_id)
    select kind, source_id from archive_items
    where kind = any(${kinds}::text[]) and not starts_with(fingerprint, ${currentChunking})
    on conflict do nothing`.execute(db);
}

/** Reindexes content without change notifications, and passages split by an earlier version. */
export async function refreshArchive(context: ArchiveSite): Promise<void> {
  const { db, content } = context;
  if (content.isRemote) await indexRemote(context);
  await markOutdatedChunks(context);
  await indexChanges(context);
  const episodes = await content.listEpisodes();
  const ids = episodes.map(({ id }) => id);
  await indexTranscripts(context, ids);
  await indexBooklets(context.site, db);
}

type ArchiveCounts = { items: number; passages: number };

export async function rebuildArchive(context: ArchiveSite): Promise<ArchiveCounts> {
  const { db, content } = context;
  await db.transaction().execute(async (trx) => {
    await sql`delete from archive_items`.execute(trx);
    await sql`delete from archive_stale`.execute(trx);
    await sql`insert into archive_stale (kind, source_id)
      select 'issue', id::text from newsletter_issues where frozen_at is not null
      union all
      select 'page', id::text from pages where status = 'published'
      union all
      select 'article', id::text from blog_articles where status = 'published' and slug is not null and ${!content.isRemote}
      union all
      select kind, id::text from blog, (values ('episode'), ('transcript')) as part(kind)
      where status = 'published' and ${!content.isRemote}`.execute(trx);
  });
  await refreshArchive(context);
  await recountWords(db);
  const { rows } = await sql<ArchiveCounts>`
    select (select count(*) from archive_items)::integer as items,
      (select count(*) from archive_passages)::integer as passages`.execute(db);
  return rows[0] ?? { items: 0, passages: 0 };
}
