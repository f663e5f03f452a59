import { z } from "zod";
import type { Language } from "../../../lib/language.ts";
import { languageOfTag } from "../../../lib/text-language.ts";
import type { SourceItem, SourcePicture, SourceState } from "../site-export.ts";
import type { Container } from "./container.server.ts";
import { newArticle, newEpisode, unique } from "./finish-items.ts";
import { plainWords } from "./html-tree.ts";
import { ownFactsName, parseJson, withOwnFacts } from "./own-facts.ts";
import { addParagraphs } from "./paragraphs.ts";
import { portableHtml } from "./portable-html.ts";
import { isMissingDate, positive, readDate, readDuration } from "./read-date.ts";
import { childrenOf, readChannel, textOf, type XmlElement } from "./read-xml.server.ts";
import { replaceBareUrls, replaceShortcodes } from "./shortcodes.ts";
import { fillDynamicBlocks, footnoteList, wordPressRules } from "./wordpress-blocks.ts";

type Meta = ReadonlyMap<string, string>;

const pairs = /s:\d+:"([^"]*)";(?:s:\d+:"([^"]*)"|[id]:([\d.]+))/g;

/** Texts and numbers of a serialised PHP array. */
function readSerialised(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(pairs)].map(([, key = "", words, number]) => [key, words ?? number ?? ""]));
}

/** As PowerPress and WordPress write it: URL, bytes and type on one line each, then a serialised array. */
function enclosure(text: string) {
  const [url = "", bytes, type = "", ...rest] = text.split(/\r?\n/).map((line) => line.trim());
  if (!/^https?:\/\/\S+$/.test(url)) return undefined;
  const more = readSerialised(rest.join("\n"));
  return {
    url,
    bytes: positive(bytes),
    type: type || "audio/mpeg",
    seconds: readDuration(more.get("duration") ?? ""),
    season: positive(more.get("season")),
    number: positive(more.get("episode_no")),
    picture: more.get("itunes_image") || more.get("image") || null,
    chapters: more.get("pci_chapters_url") || null,
    transcript: more.get("pci_transcript_url") || null,
  };
}

type Recording = NonNullable<ReturnType<typeof enclosure>>;

const mediaTypes = [
  [/\.mp4|\.m4v/i, "video/mp4"],
  [/\.m4a/i, "audio/mp4"],
] as const;

/** Recording of PowerPress, Seriously Simple Podcasting or WordPress itself; undefined for a post without one. */
function recordingOf(meta: Meta): Recording | undefined {
  const key = meta.has("enclosure") ? "enclosure" : [...meta.keys()].find((name) => /^_[\w-]+:enclosure$/.test(name));
  const plainEnclosure = enclosure(meta.get(key ?? "") ?? "");
  const url = meta.get("audio_file")?.trim();
  if (!url) return plainEnclosure;
  return {
    url,
    bytes: positive(meta.get("filesize_raw")) ?? plainEnclosure?.bytes ?? null,
    type: plainEnclosure?.type ?? mediaTypes.find(([extension]) => extension.test(url))?.[1] ?? "audio/mpeg",
    seconds: readDuration(meta.get("duration") ?? "") ?? plainEnclosure?.seconds ?? null,
    season: positive(meta.get("itunes_season_number")),
    number: positive(meta.get("itunes_episode_number")),
    picture: meta.get("cover_image") || null,
    chapters: plainEnclosure?.chapters ?? null,
    transcript: meta.get("transcript_file") || plainEnclosure?.transcript || null,
  };
}

type Attachment = { id: string; parent: string; url: string; alt: string; caption: string };

/** What posts refer to; it can follow the posts in the file. */
export type WordPressFacts = {
  siteUrl: string | null;
  language?: Language | undefined;
  authors: Map<string, string>;
  attachments: Map<string, Attachment>;
  /** Ids by the post to which they were uploaded. */
  uploads: Map<string, string[]>;
  /** HTML of synced patterns by id. */
  patterns: Map<string, string>;
};

const metaOf = (item: XmlElement): Meta =>
  new Map(
    childrenOf(item, "wp:postmeta").map((meta) => [
      textOf(meta, "wp:meta_key") ?? "",
      textOf(meta, "wp:meta_value") ?? "",
    ]),
  );

function addItem(item: XmlElement, facts: WordPressFacts): void {
  const type = textOf(item, "wp:post_type");
  const id = textOf(item, "wp:post_id") ?? "";
  if (type === "wp_block") facts.patterns.set(id, textOf(item, "content:encoded") ?? "");
  const url = type === "attachment" ? textOf(item, "wp:attachment_url") : undefined;
  if (!url) return;
  const parent = textOf(item, "wp:post_parent") ?? "0";
  const alt = plainWords(metaOf(item).get("_wp_attachment_image_alt") ?? "");
  facts.attachments.set(id, { id, parent, url, alt, caption: textOf(item, "excerpt:encoded") ?? "" });
  if (parent !== "0") facts.uploads.set(parent, [...(facts.uploads.get(parent) ?? []), id]);
}

/** First pass. @throws UnreadableExport */
export async function readWordPressFacts(container: Container, files: readonly string[]): Promise<WordPressFacts> {
  const facts: WordPressFacts = {
    siteUrl: null,
    authors: new Map(),
    attachments: new Map(),
    uploads: new Map(),
    patterns: new Map(),
  };
  for (const file of files) {
    for await (const element of readChannel(container, file)) {
      if (element.name === "item") addItem(element, facts);
      if (element.name === "link") facts.siteUrl ??= element.text.trim() || null;
      if (element.name === "language") facts.language = languageOfTag(element.text);
      if (element.name === "wp:base_blog_url") facts.siteUrl = element.text.trim() || facts.siteUrl;
      const login = element.name === "wp:author" ? textOf(element, "wp:author_login") : undefined;
      const names = ["wp:author_first_name", "wp:author_last_name"].map((name) => textOf(element, name));
      if (login)
        facts.authors.set(login, textOf(element, "wp:author_display_name") || unique(names).join(" ") || login);
    }
  }
  return facts;
}

/** Post types of themes and the editor, without content for readers. */
const internalTypes =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-field(?:-group)?|elementor_library|\w*_template)$/;
const articleTypes = new Set(["post", "page", "podcast", "episode"]);

const states = new Map<string, SourceState>([
  ["publish", "published"],
  ["future", "scheduled"],
]);

function stateOf(item: XmlElement, isRecordedPage: boolean, notes: Set<string>): SourceState {
  const status = textOf(item, "wp:status") ?? "";
  if (isRecordedPage) notes.add("It is a page of the old site, so it comes as a draft.");
  if (status === "private") notes.add("It was private, so it comes as a draft.");
  if (textOf(item, "wp:post_password")) notes.add("A password protected it, so it comes as a draft.");
  if (isRecordedPage || textOf(item, "wp:post_password")) return "draft";
  return states.get(status) ?? "draft";
}

const footnotesSchema = z.array(z.object({ id: z.string(), content: z.string() }));

function footnotesOf(meta: Meta, notes: Set<string>): string {
  try {
    return footnoteList(footnotesSchema.parse(JSON.parse(meta.get("footnotes") || "[]")));
  } catch {
    notes.add("Its footnotes could not be read.");
    return "";
  }
}

function htmlOf(item: XmlElement, meta: Meta, facts: WordPressFacts, notes: Set<string>): string {
  const source = textOf(item, "content:encoded") ?? "";
  const isBlockMarkup = /<!--\s*wp:/.test(source);
  const id = textOf(item, "wp:post_id") ?? "";
  const filled = fillDynamicBlocks(source, (pattern) => facts.patterns.get(pattern), notes);
  const pictures = (ids: readonly string[] | undefined) =>
    (ids ?? facts.uploads.get(id) ?? []).flatMap((attachmentId) => facts.attachments.get(attachmentId) ?? []);
  const footnotes: { id: string; content: string }[] = [];
  const replaced = replaceShortcodes(filled, { notes, pictures, footnotes });
  const html = isBlockMarkup ? replaced : addParagraphs(replaceBareUrls(replaced));
  return portableHtml(html + footnotesOf(meta, notes) + footnoteList(footnotes), [wordPressRules(notes)], notes);
}

function pictureOf(meta: Meta, facts: WordPressFacts, notes: Set<string>): SourcePicture | null {
  const id = meta.get("_thumbnail_id");
  const attachment = facts.attachments.get(id ?? "");
  if (id && !attachment)
    notes.add(`The export doesn’t contain its picture (number ${id}). Export all content, with media.`);
  return attachment ? { url: attachment.url, alt: attachment.alt } : null;
}

/** Without Yoast's variables, such as %%sitename%%. */
const yoast = (text: string | undefined): string | null => {
  const plain = (text ?? "").replaceAll(/\s+/g, " ").replaceAll(/ ?%%sep%% ?%%sitename%%|%%[\w-]{1,60}%%/g, " ");
  return plainWords(plain) || null;
};

function authorsOf(item: XmlElement, { authors }: WordPressFacts): string[] {
  const together = childrenOf(item, "category").filter(({ attributes }) => attributes.domain === "author");
  const login = textOf(item, "dc:creator") ?? "";
  const names = together.map(({ attributes, text }) => authors.get(attributes.nicename ?? "") ?? text.trim());
  return names.length > 0 ? unique(names) : unique([authors.get(login) ?? login]);
}

const absolute = (url: string | undefined, siteUrl: string | null) =>
  url && siteUrl && URL.canParse(url, siteUrl) ? new URL(url, siteUrl).href : url;

function oldUrlsOf(item: XmlElement, type: string, { siteUrl }: WordPressFacts): string[] {
  const guid = textOf(item, "guid");
  const id = textOf(item, "wp:post_id");
  return unique([
    absolute(textOf(item, "link"), siteUrl),
    id && `/?${type === "page" ? "page_id" : "p"}=${id}`,
    guid && /^https?:/.test(guid) && guid.includes("?") ? guid : undefined,
  ]);
}

type Read = { item: XmlElement; place: string; type: string; meta: Meta; facts: WordPressFacts };

function readPost({ item, place, type, meta, facts }: Read, recording: Recording | undefined): SourceItem {
  const notes = new Set<string>();
  const local = textOf(item, "wp:post_date");
  const utc = textOf(item, "wp:post_date_gmt");
  const isPage = type === "page";
  const state = stateOf(item, isPage && recording !== undefined, notes);
  const common = {
    place,
    title: plainWords(textOf(item, "title") ?? ""),
    html: htmlOf(item, meta, facts, notes),
    state,
    publishedAt: readDate(utc) ?? (isMissingDate(utc) ? (readDate(local) ?? readDate(textOf(item, "pubDate"))) : null),
    picture: pictureOf(meta, facts, notes),
    oldUrls: oldUrlsOf(item, type, facts),
  };
  const terms = childrenOf(item, "category").filter(({ attributes }) =>
    /^(?:category|post_tag|tag)?$/.test(attributes.domain ?? ""),
  );
  const post = {
    slug: textOf(item, "wp:post_name") ?? "",
    excerpt: plainWords(textOf(item, "excerpt:encoded") ?? ""),
    tags: unique(terms.map(({ text }) => plainWords(text)).filter((name) => name !== "Uncategorized")),
    authors: authorsOf(item, facts),
  };
  const id = textOf(item, "wp:post_id") || textOf(item, "guid") || place;
  const ownFacts = parseJson(meta.get(ownFactsName));
  if (recording) {
    const { url, bytes, type: media, picture, chapters, transcript, ...rest } = recording;
    const guid = textOf(item, "guid") || id;
    const episode = newEpisode({
      ...common,
      ...rest,
      ...(type === "post" && { post }),
      ...{ key: guid, guid, enclosure: { url, bytes, type: media }, notes: [...notes] },
      picture: picture ? { url: picture, alt: "" } : common.picture,
      chapters: chapters ? { url: chapters, type: "application/json+chapters" } : null,
      transcripts: transcript
        ? [{ url: transcript, type: transcript.endsWith(".vtt") ? "text/vtt" : "application/x-subrip" }]
        : [],
    });
    return withOwnFacts(episode, ownFacts);
  }
  const canonical = meta.get("_yoast_wpseo_canonical") || meta.get("rank_math_canonical_url");
  const article = newArticle({
    kind: isPage ? "page" : "article",
    ...common,
    ...post,
    // Ids are unique only within a site, and copies of a site share guids.
    key: `${id} ${textOf(item, "guid") || textOf(item, "link") || ""}`.trim(),
    guid: textOf(item, "guid"),
    updatedAt: readDate(textOf(item, "wp:post_modified_gmt")) ?? readDate(textOf(item, "wp:post_modified")),
    canonicalUrl: canonical || null,
    metaTitle: yoast(meta.get("_yoast_wpseo_title") ?? meta.get("rank_math_title")),
    metaDescription: yoast(meta.get("_yoast_wpseo_metadesc") ?? meta.get("rank_math_description")),
    notes: [...notes],
  });
  return withOwnFacts(article, ownFacts);
}

/** Streams posts, pages and episodes of WXR files. @throws UnreadableExport */
export async function* readWordPress(
  container: Container,
  files: readonly string[],
  facts: WordPressFacts,
): AsyncGenerator<SourceItem> {
  for (const file of files) {
    let index = 0;
    for await (const item of readChannel(container, file)) {
      if (item.name !== "item") continue;
      index += 1;
      const place = `${file}, item ${index} (line ${item.line})`;
      const type = textOf(item, "wp:post_type") || "post";
      const status = textOf(item, "wp:status") ?? "";
      if (internalTypes.test(type) || status === "auto-draft" || status === "inherit") continue;
      const meta = metaOf(item);
      const recording = recordingOf(meta);
      if (status === "trash")
        yield { kind: "problem", place, sentence: "It is in the bin of the old site, so it is left out." };
      else if (recording || articleTypes.has(type)) yield readPost({ item, place, type, meta, facts }, recording);
      else
        yield { kind: "problem", place, sentence: `Items of the kind "${type}" aren't articles, so it is left out.` };
    }
  }
}
