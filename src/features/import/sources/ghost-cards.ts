import { escapeHtml } from "../../../lib/plain-text.ts";
import { bookmark, callout, embed, figure, linkTo, soundOrFilm, toggle } from "./html-blocks.ts";
import {
  attribute,
  byClass,
  byTag,
  findElement,
  type HtmlElement,
  type HtmlRule,
  hasClass,
  renderHtml,
  wordsOf,
} from "./html-tree.ts";
import { below, captionOf, gallery, inline, pictureUrl } from "./portable-html.ts";

const addressOf = (element: HtmlElement, tag: string, name: string) => {
  const found = findElement(element, byTag(tag));
  return found ? attribute(found, name) : "";
};

type Card = (element: HtmlElement, notes: Set<string>) => string | undefined;

const textOf = (element: HtmlElement, ...names: readonly string[]) => wordsOf(findElement(element, byClass(...names)));

const cards: Record<string, Card> = {
  "kg-callout-card": (card) => {
    const emoji = textOf(card, "kg-callout-emoji");
    const text = inline(findElement(card, byClass("kg-callout-text")));
    return callout(emoji ? `${emoji} ${text}` : text);
  },
  "kg-bookmark-card": (card) =>
    bookmark(addressOf(card, "a", "href"), textOf(card, "kg-bookmark-title"), textOf(card, "kg-bookmark-description")) +
    below(captionOf(card)),
  "kg-gallery-card": (card, notes) => gallery(card, captionOf(card), notes),
  "kg-embed-card": (card, notes) => {
    const frame = addressOf(card, "iframe", "src");
    return frame ? embed(frame, notes) + below(captionOf(card)) : undefined;
  },
  "kg-audio-card": (card, notes) =>
    soundOrFilm(addressOf(card, "audio", "src"), "audio", notes, textOf(card, "kg-audio-title")),
  "kg-video-card": (card, notes) =>
    soundOrFilm(addressOf(card, "video", "src"), "video", notes) + below(captionOf(card)),
  "kg-file-card": (card) => {
    const title = textOf(card, "kg-file-card-title") || textOf(card, "kg-file-card-filename");
    return bookmark(addressOf(card, "a", "href"), title, textOf(card, "kg-file-card-caption"));
  },
  "kg-button-card": (card) => {
    const button = findElement(card, byTag("a"));
    return button && `<p>${linkTo(attribute(button, "href"), wordsOf(button))}</p>`;
  },
  "kg-code-card": (card) => {
    const code = findElement(card, byTag("pre"));
    return code && renderHtml([code], []) + below(captionOf(card));
  },
  "kg-signup-card": (_, notes) => {
    notes.add("A form to subscribe was left out.");
    return "";
  },
  "kg-product-card": (card) => {
    const picture = findElement(card, byTag("img"));
    const title = textOf(card, "kg-product-card-title");
    const text = inline(findElement(card, byClass("kg-product-card-description")));
    const button = findElement(card, byTag("a"));
    const link = button ? `<p>${linkTo(attribute(button, "href"), wordsOf(button))}</p>` : "";
    return `${picture ? figure({ src: pictureUrl(picture), alt: title }) : ""}${title && `<h4>${escapeHtml(title)}</h4>`}${text && `<p>${text}</p>`}${link}`;
  },
};

/** Cards of Ghost's editor, as it writes them into HTML. */
export const ghostRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    if (hasClass(element, "kg-toggle-card")) {
      const content = findElement(element, byClass("kg-toggle-content"));
      return toggle(
        inline(findElement(element, byClass("kg-toggle-heading-text"))),
        content ? inner().replace(/^[\s\S]*?<\/h4>/, "") : "",
      );
    }
    const card = attribute(element, "class")
      .split(/\s+/)
      .find((name) => Object.hasOwn(cards, name));
    return card === undefined ? undefined : cards[card]?.(element, notes);
  };
