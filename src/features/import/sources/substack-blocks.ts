import { z } from "zod";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { audioOrVideo, bookmark, button, callout, embed, figure, gallery as galleryOf, linkTo } from "./html-blocks.ts";
import {
  attribute,
  byClass,
  byTag,
  findElement,
  type HtmlElement,
  type HtmlRule,
  hasClass,
  wordsOf,
} from "./html-tree.ts";
import { captionOf, inline } from "./portable-html.ts";
import { sameFields } from "./same-fields.ts";

const text = z.string().nullish().catch(null);
const picture = z.object({ src: z.string(), ...sameFields(text, "alt", "href") });
const attrsSchema = z.object({
  ...sameFields(text, "url", "text", "src", "alt", "href", "title", "caption", "canonical_url", "full_text", "name"),
  persistentExpression: text,
  videoId: text.or(z.number().transform(String)),
  gallery: z
    .object({ images: z.array(picture).catch([]), caption: text, alt: text })
    .nullish()
    .catch(null),
});
type Attrs = z.infer<typeof attrsSchema>;

/** The data of Substack's editor. */
function attrsOf(element: HtmlElement): Partial<Attrs> {
  try {
    return attrsSchema.parse(JSON.parse(attribute(element, "data-attrs") || "{}"));
  } catch {
    return {};
  }
}

const ownButtons = /\/subscribe\b|\/comments?\b|[?&]action=share\b|substack\.com\/(?:refer|survey|chat)|%%/;

const omittedNote = "Buttons and forms of Substack (subscribe, share, comment) were left out.";

type Block = (element: HtmlElement, attrs: Partial<Attrs>, notes: Set<string>) => string | undefined;

const leaveOut: Block = (_element, _attrs, notes) => {
  notes.add(omittedNote);
  return "";
};

const tweet: Block = (_element, { url, full_text, name }, notes) => {
  if (!url) return undefined;
  notes.add("A post of another network became a quotation.");
  return `<blockquote><p>${linkTo(url, full_text || url)}</p>${name ? `<p>${linkTo(url, name)}</p>` : ""}</blockquote>`;
};

const image: Block = (element) => {
  const img = findElement([element], byTag("img"));
  if (!img) return undefined;
  const { src, alt, href } = attrsOf(img);
  const caption = captionOf(element);
  const target = href && !href.startsWith("https://substackcdn.com/") ? href : "";
  return figure({ src: src || attribute(img, "src"), alt: alt || attribute(img, "alt"), caption, href: target });
};

const player: Block = (element, { url, src, videoId }, notes) => {
  const source = url || src || attribute(findElement([element], byTag("iframe")) ?? element, "src");
  if (hasClass(element, "youtube-wrap") && videoId) return embed(`https://www.youtube.com/watch?v=${videoId}`, notes);
  if (hasClass(element, "vimeo-wrap") && videoId) return embed(`https://vimeo.com/${videoId}`, notes);
  return source ? embed(source, notes) : undefined;
};

const post: Block = (_element, { url, canonical_url, title, caption }) => {
  const target = canonical_url || url;
  return target ? bookmark(target, { title: title ?? "", description: caption ?? "" }) : undefined;
};

const blocks: Record<string, Block> = {
  "button-wrapper": (_element, { url, text: label }, notes) => {
    if (url && label && !ownButtons.test(url)) return button(url, label);
    notes.add(omittedNote);
    return "";
  },
  "subscription-widget-wrap": leaveOut,
  "subscription-widget-wrap-editor": leaveOut,
  "subscription-widget": leaveOut,
  "captioned-button-wrap": leaveOut,
  "community-chat": leaveOut,
  "poll-embed": (_element, _attrs, notes) => {
    notes.add("A poll was left out.");
    return "";
  },
  "paywall-jump": (_element, _attrs, notes) => {
    notes.add("What follows its paywall is readable for everyone here.");
    return "";
  },
  "captioned-image-container": image,
  "image-gallery-embed": (_element, { gallery }) =>
    galleryOf(
      gallery?.images.map(({ src, alt }) => ({ src, alt: alt || gallery.alt || "" })) ?? [],
      escapeHtml(gallery?.caption ?? ""),
    ),
  "youtube-wrap": player,
  "vimeo-wrap": player,
  "spotify-wrap": player,
  "soundcloud-wrap": player,
  "apple-podcast-container": player,
  "datawrapper-wrap": player,
  tweet,
  instagram: (_element, { url }, notes) => (url ? embed(url, notes) : undefined),
  "embedded-post-wrap": post,
  "embedded-publication-wrap": post,
  "digest-post-embed": post,
  "native-audio-embed": (element, { url }, notes) => audioOrVideo(url || attribute(element, "src"), "audio", notes),
  "callout-block": (element) => callout(inline(element)),
  pullquote: (element) => `<blockquote>${inline(element)}</blockquote>`,
  "latex-rendered": (_element, { persistentExpression }) =>
    persistentExpression ? `<pre><code>${escapeHtml(persistentExpression)}</code></pre>` : undefined,
  footnote: (element) => {
    const number = findElement(element, byClass("footnote-number"));
    const html = inline(findElement(element, byClass("footnote-content")));
    const back = number ? `<sup id="${attribute(number, "id")}">${wordsOf(number)}</sup> ` : "";
    return /^<p[ >]/.test(html) ? html.replace(/^<p[^>]*>/, (open) => open + back) : `<p>${back}${html}</p>`;
  },
  "footnote-anchor": (anchor) =>
    `<sup>${linkTo(attribute(anchor, "href").replace(/^.*#/, "#"), wordsOf(anchor))}</sup>`,
};

/** Blocks of Substack's editor; most have their data in `data-attrs`. */
export const substackRules =
  (notes: Set<string>): HtmlRule =>
  (element) => {
    const name = attribute(element, "class")
      .split(/\s+/)
      .find((candidate) => Object.hasOwn(blocks, candidate));
    return name === undefined ? undefined : blocks[name]?.(element, attrsOf(element), notes);
  };
