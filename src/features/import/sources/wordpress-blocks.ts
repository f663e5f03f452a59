import { escapeHtml } from "../../../lib/plain-text.ts";
import {
  audioOrVideo,
  button,
  embedOrBookmark,
  figure,
  fileLink,
  gallery,
  linkTo,
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
  hasClass,
  type Nodes,
  wordsOf,
} from "./html-tree.ts";
import { captionOf, childOf, lineOf, picturesOf } from "./portable-html.ts";

function withoutCaption(element: HtmlElement, inner: (nodes: Nodes) => string): string {
  const caption = childOf(element, "figcaption");
  return inner(element.children.filter((node) => node !== caption)) + paragraph(lineOf(caption));
}

function player(element: HtmlElement, kind: "audio" | "video", notes: Set<string>): string {
  const media = findElement(element, byTag(kind));
  return audioOrVideo(media ? attribute(media, "src") : "", kind, notes) + paragraph(captionOf(element));
}

/** Blocks of WordPress's editor. */
export const wordPressRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    if (hasClass(element, "wp-block-embed", "wp-block-embed__wrapper")) {
      const url = wordsOf(findElement([element], byClass("wp-block-embed__wrapper")));
      return /^https?:\/\/\S+$/.test(url) ? embedOrBookmark(url, notes) + paragraph(captionOf(element)) : undefined;
    }
    if (hasClass(element, "wp-block-accordion-item", "kt-accordion-pane")) {
      const title =
        findElement(element, byClass("wp-block-accordion-heading__toggle-title", "kt-blocks-accordion-title")) ??
        findElement(element, byClass("wp-block-accordion-heading"));
      const panel = findElement(element, byClass("wp-block-accordion-panel", "kt-accordion-panel"));
      return toggle(lineOf(title), inner(panel?.children ?? []));
    }
    // The picture of a fixed background.
    if (hasClass(element, "wp-block-cover__image-background") && element.name !== "img")
      return figure({ src: /url\(["']?([^"')]+)/.exec(attribute(element, "style"))?.[1] ?? "" });
    if (hasClass(element, "wp-block-jetpack-tiled-gallery", "wp-block-jetpack-slideshow"))
      return gallery(picturesOf(element));
    if (hasClass(element, "wp-block-gallery"))
      return gallery(picturesOf(element), lineOf(childOf(element, "figcaption")));
    if (hasClass(element, "gallery-caption", "wp-caption-text")) return `<figcaption>${inner()}</figcaption>`;
    if (hasClass(element, "wp-block-table", "wp-block-pullquote", "wp-block-code")) {
      return element.name === "figure" ? withoutCaption(element, inner) : undefined;
    }
    if (hasClass(element, "wp-block-audio")) return player(element, "audio", notes);
    if (hasClass(element, "wp-block-video")) return player(element, "video", notes);
    if (hasClass(element, "wp-block-button")) {
      const link = findElement(element, byTag("a", "button"));
      return link && button(attribute(link, "href"), wordsOf(link));
    }
    if (hasClass(element, "wp-block-file")) {
      const link = findElement(element, byTag("a"));
      // The name can link to the attachment page; the button links to the file.
      const download = findElement(element, byClass("wp-block-file__button"));
      const label = link === download ? "" : wordsOf(link);
      return link && fileLink(attribute(download ?? link, "href"), { label });
    }
    return undefined;
  };

const dynamicBlock = /<!--\s*wp:([\w/-]+)\s+(?:(\{[^<>]*\})\s+)?\/-->/g;
/** Of themes and layout, without text of their own. */
const withoutText = new Set(["footnotes", "post-title", "post-content", "spacer", "more", "nextpage"]);

/** Replaces blocks that WordPress renders on request; `reusable` returns the HTML of a synced pattern. */
export function fillDynamicBlocks(
  html: string,
  reusable: (id: string) => string | undefined,
  notes: Set<string>,
): string {
  return html.replaceAll(dynamicBlock, (_, name: string, settings = "") => {
    const pattern = name === "block" ? reusable(/"ref":\s*(\d+)/.exec(settings)?.[1] ?? "") : undefined;
    if (pattern !== undefined) return pattern;
    if (!withoutText.has(name)) notes.add(`The block "${name}", which WordPress fills by itself, was left out.`);
    return "";
  });
}

/** Footnotes of the block editor, which are a field of the post. */
export function footnoteList(notes: readonly { id: string; content: string }[]): string {
  if (notes.length === 0) return "";
  const items = notes.map(
    ({ id, content }) => `<li id="${escapeHtml(id)}">${content} ${linkTo(`#${id}-link`, "↩")}</li>`,
  );
  return `<ol>${items.join("")}</ol>`;
}
