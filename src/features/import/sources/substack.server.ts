import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { z } from "zod";
import { type SourceItem, UnreadableExport } from "../site-export.ts";
import { type Container, entryHead, readEntry } from "./container.server.ts";
import { decodeEntireText, decodeText, encodingOf } from "./decode-text.server.ts";
import { newArticle, newEpisode, unique } from "./finish-items.ts";
import { plainWords } from "./html-tree.ts";
import { portableHtml } from "./portable-html.ts";
import { readDate } from "./read-date.ts";
import { sameFields } from "./same-fields.ts";
import { substackRules } from "./substack-blocks.ts";

const cell = z.string().default("");
const rowSchema = z.object({
  post_id: z.string().min(1),
  ...sameFields(cell, "post_date", "is_published", "type", "audience", "title", "subtitle", "podcast_url"),
});
type Row = z.infer<typeof rowSchema>;

async function* csvRows(container: Container, entry: string): AsyncGenerator<{ row: unknown; line: number }> {
  const open = () => container.open(entry);
  const encoding = await encodingOf(await entryHead(container, entry, 4096), open, entry);
  const parser = parse({ bom: true, columns: true, info: true, relax_column_count: true, max_record_size: 1_000_000 });
  // An error destroys the parser, so that the loop below throws it.
  pipeline(Readable.from(decodeText(await open(), encoding)), parser, () => undefined);
  try {
    for await (const read of parser) {
      const { record, info } = read as { record: unknown; info: { lines: number } };
      yield { row: record, line: info.lines };
    }
  } catch (thrown) {
    if (thrown instanceof UnreadableExport) throw thrown;
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new UnreadableExport(`${entry} cannot be read as a table: ${reason}`);
  }
}

const leftOut = new Map([
  ["thread", "It is a thread of comments, which is not part of the export."],
  ["restack", "It repeats another publication's post, so it is left out."],
]);

function readPost(row: Row, source: string, place: string): SourceItem {
  const notes = new Set<string>();
  const [id = row.post_id, ...rest] = row.post_id.split(".");
  const slug = rest.join(".");
  const isOpen = row.audience === "" || row.audience === "everyone";
  const isPage = row.type === "page";
  const isRecordedPage = isPage && row.podcast_url !== "";
  const isPublished = /^true$/i.test(row.is_published) && !isRecordedPage && isOpen;
  if (isRecordedPage) notes.add("It is a page of the old site, so it comes as a draft.");
  if (!isOpen) notes.add("Only some subscribers could read it, so it comes as a draft.");
  const publishedAt = readDate(row.post_date);
  const html = portableHtml(source, [substackRules(notes)], notes);
  const common = {
    ...{ place, title: plainWords(row.title), publishedAt, html },
    state: isPublished ? ("published" as const) : ("draft" as const),
    oldUrls: unique([slug && `/p/${slug}`]),
  };
  const excerpt = plainWords(row.subtitle);
  if (!row.podcast_url)
    return newArticle({ ...common, kind: isPage ? "page" : "article", key: id, slug, excerpt, notes: [...notes] });
  const guid = `substack:post:${id}`;
  notes.add(
    `The export doesn’t contain its identifier: "${guid}" is what Substack's feeds use. Compare it with your feed.`,
  );
  const enclosure = { url: row.podcast_url, bytes: null, type: "audio/mpeg" };
  const lead = excerpt ? `<p>${portableHtml(row.subtitle, [], notes)}</p>` : "";
  const post = { slug, excerpt, tags: [], authors: [] };
  return newEpisode({
    ...common,
    ...{ key: guid, guid, enclosure, html: html || lead, notes: [...notes] },
    ...(row.type !== "podcast" && { post }),
  });
}

/** Rows of posts.csv with their HTML files. @throws UnreadableExport */
export async function* readSubstack(container: Container, table: string): AsyncGenerator<SourceItem> {
  const folder = table.slice(0, -"posts.csv".length);
  const entries = new Set(container.entries);
  for await (const { row, line } of csvRows(container, table)) {
    const read = rowSchema.safeParse(row);
    const place = `${table}, line ${line}`;
    if (!read.success) {
      yield { kind: "problem", place, sentence: "The row has no post_id, so its text cannot be found." };
      continue;
    }
    const file = `${folder}posts/${read.data.post_id}.html`;
    const reason = leftOut.get(read.data.type);
    const hasText = entries.has(file);
    if (reason) yield { kind: "problem", place, sentence: reason };
    else if (hasText) yield readPost(read.data, await decodeEntireText(await readEntry(container, file), file), file);
    else if (read.data.podcast_url) yield readPost(read.data, "", place);
    else yield { kind: "problem", place, sentence: `Its text ${file} is missing from the export.` };
  }
}
