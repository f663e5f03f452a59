import { escapeHtml } from "../../../lib/plain-text.ts";
import {
  audioOrVideo,
  bookmark,
  button,
  callout,
  embed,
  fileLink,
  gallery,
  type Picture,
  paragraph,
  promotion,
  stars,
  toggle,
} from "./html-blocks.ts";
import {
  attribute,
  byClass,
  byTag,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlRule,
  hasClass,
  type Nodes,
  renderHtml,
  wordsOf,
} from "./html-tree.ts";
import { captionOf, lineOf, picturesOf, pictureUrl } from "./portable-html.ts";

const attributeIn = (element: HtmlElement | undefined, tag: string, name: string) => {
  const child = element && findElement(element, byTag(tag));
  return child ? attribute(child, name) : "";
};

type Card = (element: HtmlElement, notes: Set<string>, inner: (nodes: Nodes) => string) => string | undefined;

const textOf = (element: HtmlElement, ...names: readonly string[]) => wordsOf(findElement(element, byClass(...names)));

/** Ghost's account screens, which don't exist here. */
const isPortal = (url: string) => /#\/portal\b/.test(url);

export function ghostButton(url: string, label: string, notes: Set<string>): string {
  if (!isPortal(url)) return button(url, label);
  notes.add("A button to subscribe or sign in was left out.");
  return "";
}

function buttonIn(card: HtmlElement, notes: Set<string>): string {
  const buttons = byClass("kg-btn", "kg-cta-button", "kg-header-card-button", "kg-product-card-button");
  const link = findElement(card, (element) => element.name === "a" && buttons(element));
  return ghostButton(link ? attribute(link, "href") : "", wordsOf(link), notes);
}

function pictureIn(card: HtmlElement, alt = ""): Picture {
  const image = findElement(card, byTag("img"));
  const [width, height] = ["width", "height"].map((name) => attributeIn(card, "img", name));
  return { src: image ? pictureUrl(image) : "", alt, width, height };
}

const lineIn = (card: HtmlElement, ...names: readonly string[]) => lineOf(findElement(card, byClass(...names)));

export const withoutSignup = "A form to subscribe was left out; its text came over.";

function banner(card: HtmlElement, notes: Set<string>): string {
  const background = hasClass(card, "kg-style-image") ? attribute(card, "data-kg-background-image") : "";
  const texts = ["kg-header-card-subheading", "kg-header-card-subheader", "kg-signup-card-subheading"];
  return promotion({
    picture: background ? { src: background } : pictureIn(card),
    heading: lineIn(card, "kg-header-card-heading", "kg-header-card-header", "kg-signup-card-heading"),
    text: [...texts, "kg-signup-card-disclaimer"].map((name) => paragraph(lineIn(card, name))).join(""),
    action: buttonIn(card, notes),
  });
}

const cards: Record<string, Card> = {
  "kg-callout-card": (card) => {
    const emoji = textOf(card, "kg-callout-emoji");
    const text = lineIn(card, "kg-callout-text");
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
  "kg-signup-card": (card, notes) => {
    notes.add(withoutSignup);
    return banner(card, notes);
  },
  "kg-header-card": banner,
  "kg-cta-card": (card, notes, inner) => {
    const image = findElement(card, byClass("kg-cta-image-container"));
    const href = attributeIn(image, "a", "href");
    return promotion({
      label: lineIn(card, "kg-cta-sponsor-label"),
      ...(image && { picture: { ...pictureIn(image), href: isPortal(href) ? "" : href } }),
      text: inner(findElement(card, byClass("kg-cta-text"))?.children ?? []),
      action: buttonIn(card, notes),
    });
  },
  "kg-product-card": (card, notes, inner) => {
    const rating = findElement(card, byClass("kg-product-card-rating"));
    const active = rating && findElements(rating, byClass("kg-product-card-rating-active")).length;
    return promotion({
      picture: pictureIn(card, textOf(card, "kg-product-card-title")),
      heading: lineIn(card, "kg-product-card-title"),
      level: "h4",
      text:
        (active === undefined ? "" : paragraph(stars(active))) +
        inner(findElement(card, byClass("kg-product-card-description"))?.children ?? []),
      action: buttonIn(card, notes),
    });
  },
  "kg-transistor-card": (_, notes) => {
    notes.add("A player of Transistor's private podcasts was left out.");
    return "";
  },
};

/** Cards in Ghost's HTML. */
export const ghostRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    if (element.name === "a" && isPortal(attribute(element, "href"))) {
      notes.add("A link to subscribe or sign in became plain text.");
      return inner();
    }
    const card = attribute(element, "class")
      .split(/\s+/)
      .find((name) => Object.hasOwn(cards, name));
    return card === undefined ? undefined : cards[card]?.(element, notes, inner);
  };
