import { escapeHtml } from "../../../lib/plain-text.ts";
import { decodedPath } from "../../../lib/web-url.ts";
import { embedLinkText, readStoredEmbed } from "../../content-drafts/stored-embed.ts";

export type Picture = { src: string; alt?: string; caption?: string; href?: string; width?: string; height?: string };

const size = (name: string, value: string | undefined) => (value && /^\d+$/.test(value) ? ` ${name}="${value}"` : "");

/** `caption` is HTML. */
export function figure({ src, alt = "", caption = "", href = "", width, height }: Picture): string {
  if (!src) return caption && `<p>${caption}</p>`;
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size("width", width)}${size("height", height)}>`;
  const linked = href ? `<a href="${escapeHtml(href)}">${image}</a>` : image;
  return `<figure>${linked}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

const blockTag = /<(?:p|ul|ol|h[1-6]|blockquote|figure|details|pre|table|div)\b/i;

const blocks = (html: string) => (blockTag.test(html) ? html : `<p>${html}</p>`);

/** As the editor writes one. */
export const callout = (html: string): string => `<aside>${blocks(html.trim())}</aside>`;

/** As the editor writes one; a text alone where there is nothing to unfold, or nothing that says what. */
export const toggle = (heading: string, html: string): string => {
  const text = html.trim() && blocks(html.trim());
  if (heading && text) return `<details><summary>${heading}</summary>${text}</details>`;
  return heading ? `<p>${heading}</p>` : text;
};

export const linkTo = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

export const bookmark = (url: string, title: string, description = ""): string =>
  `<p>${linkTo(url, title || url)}${description && `<br>${escapeHtml(description)}`}</p>`;

/** The site's own placeholder for a service it knows. */
export function knownEmbed(url: string): string | undefined {
  const embed = readStoredEmbed(url);
  return embed && `<figure data-embed="${escapeHtml(embed.page)}">${linkTo(embed.page, embedLinkText(embed))}</figure>`;
}

const hostOf = (url: string) =>
  URL.canParse(url, "https://host.invalid") ? new URL(url, "https://host.invalid").hostname : "";

/** A player of a known service, or a link that is noted. */
export function embed(url: string, notes: Set<string>, text = ""): string {
  const known = knownEmbed(url);
  if (known || !url) return known ?? "";
  const absolute = url.replace(/^\/\//, "https://");
  const host = hostOf(absolute).replace("host.invalid", "");
  notes.add(`An embed${host && ` of ${host}`} became a link.`);
  return `<p>${linkTo(absolute, text || absolute)}</p>`;
}

export function soundOrFilm(url: string, kind: "audio" | "video", notes: Set<string>, title = ""): string {
  if (!url) return "";
  const known = knownEmbed(url);
  if (known) return known;
  notes.add(kind === "audio" ? "A sound player became a link to its file." : "A film became a link to its file.");
  const name = decodedPath(url.split(/[?#]/)[0]?.split("/").at(-1) ?? "");
  return `<p>${linkTo(url, title || name || url)}</p>`;
}
