import { escapeHtml } from "../../../lib/plain-text.ts";
import { decodedPath, isUrlFor } from "../../../lib/web-url.ts";
import { type CardKind, cardElements, maxGalleryPictures } from "../../content-drafts/cards.ts";
import { embedLinkText, readStoredEmbed } from "../../content-drafts/stored-embed.ts";
import { plainWords } from "./html-tree.ts";

export type Picture = { src: string; alt?: string; caption?: string; href?: string; width?: string; height?: string };

const size = (name: string, value: string | undefined) => (value && /^\d+$/.test(value) ? ` ${name}="${value}"` : "");

const imageOf = ({ src, alt = "", width, height }: Picture): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size("width", width)}${size("height", height)}>`;

/** `caption` is HTML. */
export const paragraph = (caption: string): string => caption && `<p>${caption}</p>`;

export const small = (caption: string): string => paragraph(caption && `<small>${caption}</small>`);

/** `caption` is HTML. */
export function figure(picture: Picture): string {
  const { src, caption = "", href = "" } = picture;
  if (!src) return paragraph(caption);
  const image = imageOf(picture);
  const linked = href ? `<a href="${escapeHtml(href)}">${image}</a>` : image;
  return `<figure>${linked}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

const blockTag = /<(?:p|ul|ol|h[1-6]|blockquote|figure|details|pre|table|div)\b/i;

const blocks = (html: string) => (blockTag.test(html) ? html : `<p>${html}</p>`);

/** A callout of the editor. */
export const callout = (html: string): string => `<aside>${blocks(html.trim())}</aside>`;

/** A toggle of the editor; only its text if heading or content is empty. */
export const toggle = (heading: string, html: string): string => {
  const text = html.trim() && blocks(html.trim());
  if (heading && text) return `<details><summary>${heading}</summary>${text}</details>`;
  return heading ? `<p>${heading}</p>` : text;
};

export const linkTo = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const card = (kind: CardKind, html: string): string =>
  `<${cardElements[kind]} data-card="${kind}">${html}</${cardElements[kind]}>`;

/** Without a safe URL, a card becomes its text. */
const ifSafeUrl = (url: string, texts: readonly string[], html: () => string): string =>
  isUrlFor("link", url) ? html() : texts.map((text) => paragraph(escapeHtml(text))).join("");

export const button = (url: string, label: string): string =>
  label && ifSafeUrl(url, [label], () => card("button", linkTo(url, label)));

export const fileNameOf = (url: string) => decodedPath(url.split(/[?#]/)[0]?.split("/").at(-1) ?? "");

/** `fileSize` is a text. `download` is set once the file is copied. */
export function fileLink(url: string, { label = "", fileSize = "" }): string {
  const name = fileNameOf(url);
  const kind = /\.([a-z\d]{2,5})$/i.exec(name)?.[1]?.toUpperCase();
  const about = [kind, fileSize].filter(Boolean).join(", ");
  const text = label || name || url;
  return ifSafeUrl(url, [text], () =>
    card("file", linkTo(url, text) + (about && ` <small>${escapeHtml(about)}</small>`)),
  );
}

type Promotion = { [part in "label" | "heading" | "text" | "action"]?: string } & { picture?: Picture; level?: string };

/** A call to action as plain blocks; all but `picture` are HTML, `action` a button. */
export const promotion = ({ label = "", picture, heading, level = "h2", text = "", action = "" }: Promotion): string =>
  paragraph(label) +
  (picture ? figure(picture) : "") +
  (heading ? `<${level}>${heading}</${level}>` : "") +
  (text.trim() && blocks(text.trim())) +
  action;

/** A rating of up to five. */
export const stars = (count: number): string => "★".repeat(count).padEnd(5, "☆");

export type Bookmark = { title?: string; description?: string; siteName?: string; picture?: string };

export function bookmark(url: string, { title = "", description = "", siteName = "", picture = "" }: Bookmark): string {
  const from = siteName || hostOf(url).replace(/^www\./, "");
  return ifSafeUrl(url, [title, description], () =>
    card(
      "bookmark",
      (picture && imageOf({ src: picture })) +
        `<p>${linkTo(url, title || url)}</p>${paragraph(escapeHtml(description))}${from && `<p><small>${escapeHtml(from)}</small></p>`}`,
    ),
  );
}

/** Web and relative URLs, but neither scripts nor data. */
const isPictureUrl = ({ src }: Picture) => /^(?:https?:\/\/|[^:]+$)/i.test(src);

/** As many gallery cards as needed, with all captions below the last one; a single picture becomes a figure. */
export function gallery(pictures: readonly Picture[], caption = ""): string {
  const shown = pictures.filter(isPictureUrl);
  const captions = [caption, ...shown.map((picture) => picture.caption ?? "")].filter(Boolean);
  const [first] = shown;
  if (first && shown.length === 1) return figure({ ...first, caption: captions.join("<br>") });
  // A gallery's caption is plain text, and a link may be the credit of its pictures.
  const isPlain = !captions.some((text) => text.includes("<a "));
  const words = isPlain ? captions.map((text) => escapeHtml(plainWords(text))).join(" · ") : "";
  const count = Math.ceil(shown.length / maxGalleryPictures);
  const each = Math.ceil(shown.length / count);
  const cards = Array.from({ length: count }, (_, at) => {
    const images = shown.slice(at * each, at * each + each).map(imageOf);
    return card("gallery", images.join("") + (words && at === count - 1 ? `<figcaption>${words}</figcaption>` : ""));
  });
  return cards.join("") + (isPlain && first ? "" : paragraph(captions.join("<br>")));
}

/** The site's placeholder for a known service. */
export function knownEmbed(url: string): string | undefined {
  const embed = readStoredEmbed(url);
  return embed && `<figure data-embed="${escapeHtml(embed.page)}">${linkTo(embed.page, embedLinkText(embed))}</figure>`;
}

const hostOf = (url: string) => URL.parse(url)?.hostname ?? "";

/** Like WordPress, which shows a link without a player as a card. */
export function embedOrBookmark(url: string, notes: Set<string>): string {
  const player = knownEmbed(url);
  if (!player) notes.add(`An embed of ${hostOf(url)} became a bookmark.`);
  return player ?? bookmark(url, {});
}

/** A player of a known service, otherwise a link and a note. */
export function embed(url: string, notes: Set<string>): string {
  const player = knownEmbed(url);
  if (player || !url) return player ?? "";
  const absolute = url.replace(/^\/\//, "https://");
  const host = hostOf(absolute);
  notes.add(`An embed${host && ` of ${host}`} became a link.`);
  return `<p>${linkTo(absolute, absolute)}</p>`;
}

export function audioOrVideo(url: string, kind: "audio" | "video", notes: Set<string>, title = ""): string {
  if (!url) return "";
  const player = knownEmbed(url);
  if (player) return player;
  notes.add(kind === "audio" ? "An audio player became a link to its file." : "A video became a link to its file.");
  return `<p>${linkTo(url, title || fileNameOf(url) || url)}</p>`;
}
