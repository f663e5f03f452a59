import { escapeHtml } from "../../../lib/plain-text.ts";
import {
  audioOrVideo,
  bookmark,
  button,
  callout,
  embed,
  figure,
  fileLink,
  gallery,
  paragraph,
  toggle,
} from "./html-blocks.ts";
import {
  attribute,
  byClass,
  byTag,
  findElement,
  type HtmlElement,
  type HtmlRule,
  type Nodes,
  renderHtml,
  wordsOf,
} from "./html-tree.ts";
import { captionOf, inline, lineOf, picturesOf, pictureUrl } from "./portable-html.ts";

const attributeIn = (element: HtmlElement | undefined, tag: string, name: string) => {
  const child = element && findElement(element, byTag(tag));
  return child ? attribute(child, name) : "";
};

type Card = (element: HtmlElement, notes: Set<string>, inner: (nodes: Nodes) => string) => string | undefined;

const textOf = (element: HtmlElement, ...names: readonly string[]) => wordsOf(findElement(element, byClass(...names)));

/** Leaves out links to Ghost's account screens, which don't exist here. */
function buttonIn(card: HtmlElement, notes: Set<string>): string {
  const link = findElement(card, byTag("a"));
  const url = link ? attribute(link, "href") : "";
  if (!/#\/portal\b/.test(url)) return button(url, wordsOf(link));
  notes.add("A button to subscribe or sign in was left out.");
  return "";
}

const cards: Record<string, Card> = {
  "kg-callout-card": (card) => {
    const emoji = textOf(card, "kg-callout-emoji");
    const text = inline(findElement(card, byClass("kg-callout-text")));
    return callout(emoji ? `${emoji} ${text}` : text);
  },
  "kg-bookmark-card": (card) =>
    bookmark(attributeIn(card, "a", "href"), {
      title: textOf(card, "kg-bookmark-title"),
      description: textOf(card, "kg-bookmark-description"),
      // Ghost's class names are swapped.
      siteName: textOf(card, "kg-bookmark-author") || textOf(card, "kg-bookmark-publisher"),
      picture: attributeIn(findElement(card, byClass("kg-bookmark-thumbnail")), "img", "src"),
    }) + paragraph(captionOf(card)),
  "kg-gallery-card": (card) => gallery(picturesOf(card), captionOf(card)),
  "kg-embed-card": (card, notes) => {
    const frame = attributeIn(card, "iframe", "src");
    return frame ? embed(frame, notes) + paragraph(captionOf(card)) : undefined;
  },
  "kg-audio-card": (card, notes) =>
    audioOrVideo(attributeIn(card, "audio", "src"), "audio", notes, textOf(card, "kg-audio-title")),
  "kg-video-card": (card, notes) =>
    audioOrVideo(attributeIn(card, "video", "src"), "video", notes) + paragraph(captionOf(card)),
  "kg-file-card": (card) => {
    const label = textOf(card, "kg-file-card-title") || textOf(card, "kg-file-card-filename");
    const fileSize = textOf(card, "kg-file-card-filesize");
    const caption = textOf(card, "kg-file-card-caption");
    return fileLink(attributeIn(card, "a", "href"), { label, fileSize }) + paragraph(escapeHtml(caption));
  },
  "kg-button-card": buttonIn,
  "kg-toggle-card": (card, _, inner) => {
    const content = findElement(card, byClass("kg-toggle-content"));
    return toggle(lineOf(findElement(card, byClass("kg-toggle-heading-text"))), content ? inner(content.children) : "");
  },
  "kg-code-card": (card) => {
    const code = findElement(card, byTag("pre"));
    return code && renderHtml([code], []) + paragraph(captionOf(card));
  },
  "kg-signup-card": (_, notes) => {
    notes.add("A form to subscribe was left out.");
    return "";
  },
  "kg-product-card": (card, notes) => {
    const picture = findElement(card, byTag("img"));
    const title = textOf(card, "kg-product-card-title");
    const text = lineOf(findElement(card, byClass("kg-product-card-description")));
    return `${picture ? figure({ src: pictureUrl(picture), alt: title }) : ""}${title && `<h4>${escapeHtml(title)}</h4>`}${paragraph(text)}${buttonIn(card, notes)}`;
  },
};

/** Cards in Ghost's HTML. */
export const ghostRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    const card = attribute(element, "class")
      .split(/\s+/)
      .find((name) => Object.hasOwn(cards, name));
    return card === undefined ? undefined : cards[card]?.(element, notes, inner);
  };
