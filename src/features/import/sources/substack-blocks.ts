import { z } from "zod";
import { escapeHtml } from "../../../lib/plain-text.ts";
import {
  audioOrVideo,
  bookmark,
  button,
  callout,
  embed,
  figure,
  fileLink,
  gallery as galleryOf,
  linkTo,
  paragraph,
} from "./html-blocks.ts";
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
  ...sameFields(text, "persistentExpression", "base_url", "hero_text", "publication_name", "truncated_body_text"),
  ...sameFields(text, "cover_image", "instagram_id"),
  comment: z
    .object(sameFields(text, "body", "name"))
    .nullish()
    .catch(null),
  videoId: text.or(z.number().transform(String)),
  gallery: z
    .object({ images: z.array(picture).catch([]), caption: text, alt: text })
    .nullish()
    .catch(null),
});
type Attrs = Partial<z.infer<typeof attrsSchema>>;

/** The data of Substack's editor. */
function attrsOf(element: HtmlElement): Attrs {
  try {
    return attrsSchema.parse(JSON.parse(attribute(element, "data-attrs") || "{}"));
  } catch {
    return {};
  }
}

const ownButtons = /\/subscribe\b|\/comments?\b|[?&]action=share\b|substack\.com\/(?:refer|survey|chat)|%%/;

const omittedNote = "Buttons and forms of Substack (subscribe, share, comment) were left out.";

type Block = (element: HtmlElement, attrs: Attrs, notes: Set<string>, inner: () => string) => string | undefined;

const leaveOut: Block = (_element, _attrs, notes) => {
  notes.add(omittedNote);
  return "";
};

const quotation: Block = (_element, { url, full_text, name, comment }, notes) => {
  if (!url) return undefined;
  notes.add("A post of another network became a quotation.");
  const by = comment?.name || name;
  return `<blockquote><p>${linkTo(url, comment?.body || full_text || url)}</p>${by ? `<p>${linkTo(url, by)}</p>` : ""}</blockquote>`;
};

const uploaded =
  (kind: string): Block =>
  (_element, _attrs, notes) => {
    notes.add(`A ${kind} uploaded to Substack isn't in the export, so it was left out.`);
    return "";
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

const post: Block = (_element, attrs) => {
  const target = attrs.canonical_url || attrs.url || attrs.base_url;
  return target
    ? bookmark(target, {
        title: attrs.title || attrs.name || "",
        description: attrs.caption || attrs.truncated_body_text || attrs.hero_text || "",
        siteName: attrs.publication_name ?? "",
        picture: attrs.cover_image ?? "",
      })
    : undefined;
};

const file: Block = (element) => {
  const textIn = (name: string) => wordsOf(findElement(element, byClass(name)));
  const link = findElement(element, byClass("file-embed-button"));
  const [fileSize = ""] = textIn("file-embed-details-h2").split(" ");
  const label = textIn("file-embed-details-h1");
  const about = paragraph(escapeHtml(textIn("file-embed-description")));
  return link && fileLink(attribute(link, "href"), { label, fileSize }) + about;
};

const blocks: Record<string, Block> = {
  ...sameFields(leaveOut, "subscription-widget-wrap", "subscription-widget-wrap-editor", "subscription-widget"),
  ...sameFields(leaveOut, "community-chat", "install-substack-app-embed"),
  ...sameFields(player, "youtube-wrap", "vimeo-wrap", "spotify-wrap", "soundcloud-wrap", "apple-podcast-container"),
  ...sameFields(player, "datawrapper-wrap"),
  ...sameFields(quotation, "tweet", "twitter-embed", "comment"),
  ...sameFields(post, "embedded-post-wrap", "embedded-publication-wrap", "digest-post-embed"),
  "button-wrapper": (_element, { url, text: label }, notes) => {
    if (url && label && !ownButtons.test(url)) return button(url, label);
    notes.add(omittedNote);
    return "";
  },
  "captioned-button-wrap": (element, attrs, notes, inner) => {
    const html = inner();
    return html.includes("data-card") ? html : leaveOut(element, attrs, notes, inner);
  },
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
  "mention-wrap": (element, { name }) => escapeHtml(name || wordsOf(element)),
  "instagram-embed-wrap": (_element, { instagram_id: id }, notes) =>
    id ? embed(`https://www.instagram.com/p/${id}/`, notes) : undefined,
  "native-audio-embed": (element, attrs, notes, inner) =>
    audioOrVideo(attrs.url || attribute(element, "src"), "audio", notes) ||
    uploaded("recording")(element, attrs, notes, inner),
  "native-video-embed": uploaded("video"),
  "file-embed-wrapper": file,
  // A hint of the editor.
  "hide-text": () => "",
  "callout-block": (_element, _attrs, _notes, inner) => callout(inner()),
  pullquote: (element) => `<blockquote>${inline(element)}</blockquote>`,
  "latex-rendered": (_element, { persistentExpression }) =>
    persistentExpression ? `<pre><code>${escapeHtml(persistentExpression)}</code></pre>` : undefined,
};

const content = byTag("img", "iframe", "audio", "video", "hr", "pre");

/** Blocks of Substack's editor; most have their data in `data-attrs`. */
export const substackRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    const names = attribute(element, "class").split(/\s+/);
    const name = names.find((candidate) => Object.hasOwn(blocks, candidate));
    const attrs = attrsOf(element);
    if (name !== undefined) return blocks[name]?.(element, attrs, notes, inner);
    // Its data alone describe it.
    const isUnknown = attribute(element, "data-component-name") && !content(element) && !wordsOf(element);
    if (!isUnknown || findElement(element, content)) return undefined;
    if (attrs.url) return embed(attrs.url, notes);
    notes.add(`A block "${names[0]}" of Substack's editor was left out.`);
    return "";
  };
