import { escapeHtml } from "../../../lib/plain-text.ts";
import { slugOf } from "../../../lib/slug.ts";
import { formatDuration } from "../../../lib/time/clock-time.ts";
import { topLevelBlocks } from "../../../lib/top-level-blocks.ts";
import { decodedPath } from "../../../lib/web-url.ts";
import { ownFactsName } from "../sources/own-facts.ts";
import type { Exported } from "./exported-items.server.ts";

/** Texts keep the files' URLs on this site, from which WordPress fetches them. */
export const wordPressLocation = (siteUrl: string) => (name: string) => ({
  entry: `media/${name}`,
  url: `${siteUrl}/media/${name.split("/").map(encodeURIComponent).join("/")}`,
});

/** XML 1.0, production 2 (Char). */
const outsideXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const cdata = (text: string) =>
  `<![CDATA[${text.toWellFormed().replaceAll(outsideXml, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const element = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>\n`;
const metaField = (key: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === ""
    ? ""
    : `<wp:postmeta>${element("wp:meta_key", key)}${element("wp:meta_value", String(value))}</wp:postmeta>\n`;

const blockNames: Record<string, string> = { p: "paragraph", ul: "list", ol: "list", pre: "code", hr: "separator" };

/** Simple elements as blocks of WordPress's editor, everything else as HTML blocks; escapes brackets, which would be shortcodes. */
export const wordPressBlocks = (html: string): string =>
  topLevelBlocks(html)
    .map(({ node, source }) => {
      if (node.type !== "tag") return source;
      const level = /^h(\d)$/.exec(node.name)?.[1];
      const name = level ? "heading" : blockNames[node.name];
      const isPlain = Object.keys(node.attribs).length === 0;
      const settings = level ? ` {"level":${level}}` : node.name === "ol" ? ' {"ordered":true}' : "";
      const [block, set] = name && isPlain ? [name, settings] : ["html", ""];
      return `<!-- wp:${block}${set} -->${source.replaceAll("[", "&#91;")}<!-- /wp:${block} -->`;
    })
    .join("");

const statuses = { published: "publish", scheduled: "future", draft: "draft" } as const;
const day = (date: string | null) => date?.slice(0, 19).replace("T", " ") ?? "0000-00-00 00:00:00";

const category = (domain: "category" | "post_tag", name: string) =>
  `<category domain="${domain}" nicename="${escapeHtml(slugOf(name))}">${cdata(escapeHtml(name))}</category>\n`;

function recordingFields({ item, facts: { episode } }: Exported): string {
  if (item.kind !== "episode") return "";
  const { enclosure, seconds, season, number } = item;
  return [
    ["audio_file", enclosure?.url],
    ["enclosure", enclosure && `${enclosure.url}\n${enclosure.bytes ?? 0}\n${enclosure.type}`],
    ["filesize_raw", enclosure?.bytes],
    ["duration", seconds === null ? null : formatDuration(seconds)],
    ["itunes_season_number", season],
    ["itunes_episode_number", number],
    ["episode_type", enclosure && "audio"],
    ["transcript_file", episode?.transcripts[0]?.url],
  ]
    .map(([key, value]) => metaField(String(key), value))
    .join("");
}

type Attachments = Map<string, { id: number; alt: string }>;

/** Above the ids of articles and episodes. */
const firstAttachment = 1_000_000_000;

function post(exported: Exported, siteUrl: string, attachments: Attachments): string {
  const { id, item, facts } = exported;
  const isArticle = item.kind === "article";
  const url = `${siteUrl}${isArticle ? `/blog/${item.slug}` : `/episode/${id}`}`;
  const { picture } = item;
  if (picture && !attachments.has(picture.url))
    attachments.set(picture.url, { id: firstAttachment + attachments.size, alt: picture.alt });
  const thumbnail = picture && attachments.get(picture.url)?.id;
  const [first, ...tags] = isArticle ? item.tags : [];
  const searchFields = isArticle
    ? [
        metaField("_yoast_wpseo_title", item.metaTitle && escapeHtml(item.metaTitle)),
        metaField("_yoast_wpseo_metadesc", item.metaDescription && escapeHtml(item.metaDescription)),
        metaField("_yoast_wpseo_canonical", item.canonicalUrl),
      ].join("")
    : "";
  return `<item>
${element("title", escapeHtml(item.title))}<link>${escapeHtml(url)}</link>
<guid isPermaLink="false">${escapeHtml(item.guid ?? url)}</guid>
${element("dc:creator", (isArticle && item.authors[0]) || "")}${element("content:encoded", wordPressBlocks(item.html))}${element("excerpt:encoded", isArticle ? escapeHtml(item.excerpt) : "")}<wp:post_id>${id * 2 + (isArticle ? 0 : 1)}</wp:post_id>
${element("wp:post_date", day(item.publishedAt))}${element("wp:post_date_gmt", day(item.publishedAt))}${element("wp:post_name", isArticle ? item.slug : `episode-${id}`)}${element("wp:status", statuses[item.state])}${element("wp:post_type", isArticle ? "post" : "podcast")}${first ? category("category", first) : ""}${tags.map((tag) => category("post_tag", tag)).join("")}${metaField("_thumbnail_id", thumbnail)}${searchFields}${recordingFields(exported)}${metaField(ownFactsName, JSON.stringify(facts))}</item>
`;
}

const attachment = (url: string, { id, alt }: { id: number; alt: string }) => `<item>
${element("title", decodedPath(url.split("/").at(-1) ?? ""))}<wp:post_id>${id}</wp:post_id>
<wp:post_parent>0</wp:post_parent>
${element("wp:status", "inherit")}${element("wp:post_type", "attachment")}${element("wp:attachment_url", url)}${metaField("_wp_attachment_image_alt", escapeHtml(alt))}</item>
`;

/** Streams WXR 1.2; `files` are further URLs of files in texts. */
export async function* writeWordPress(
  items: AsyncIterable<Exported>,
  { siteUrl, files }: { siteUrl: string; files: () => Iterable<string> },
): AsyncGenerator<string> {
  const attachments: Attachments = new Map();
  const authors = new Set<string>();
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<link>${escapeHtml(siteUrl)}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${escapeHtml(siteUrl)}</wp:base_site_url>
<wp:base_blog_url>${escapeHtml(siteUrl)}</wp:base_blog_url>
`;
  for await (const exported of items) {
    const author = exported.item.kind === "article" ? exported.item.authors[0] : undefined;
    if (author && !authors.has(author)) {
      authors.add(author);
      yield `<wp:author>${element("wp:author_login", author)}${element("wp:author_display_name", author)}</wp:author>\n`;
    }
    yield post(exported, siteUrl, attachments);
  }
  for (const url of files())
    if (!attachments.has(url)) attachments.set(url, { id: firstAttachment + attachments.size, alt: "" });
  for (const [url, file] of attachments) yield attachment(url, file);
  yield "</channel>\n</rss>\n";
}
