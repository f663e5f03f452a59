import { escapeHtml } from "../../../lib/plain-text.ts";
import { audioOrVideo, below, button, embedOrBookmark, fileLink, gallery, linkTo } from "./html-blocks.ts";
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
  return inner(element.children.filter((node) => node !== caption)) + below(lineOf(caption));
}

function player(element: HtmlElement, kind: "audio" | "video", notes: Set<string>): string {
  const media = findElement(element, byTag(kind));
  return audioOrVideo(media ? attribute(media, "src") : "", kind, notes) + below(captionOf(element));
}

/** Blocks of WordPress's editor. */
export const wordPressRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    if (hasClass(element, "wp-block-embed", "wp-block-embed__wrapper")) {
      const url = wordsOf(findElement([element], byClass("wp-block-embed__wrapper")));
      return /^https?:\/\/\S+$/.test(url) ? embedOrBookmark(url, notes) + below(captionOf(element)) : undefined;
    }
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
      // The name may lead to the page of the file, the button to itself.
      const download = findElement(element, byClass("wp-block-file__button"));
      const label = link === download ? "" : wordsOf(link);
      return link && fileLink(attribute(download ?? link, "href"), { label });
    }
    return undefined;
  };

const dynamicBlock = /<!--\s*wp:([\w/-]+)\s+(?:(\{[^<>]*\})\s+)?\/-->/g;
/** Shown by themes, not part of a text. */
const silent = new Set(["footnotes", "post-title", "post-content", "spacer", "more", "nextpage"]);

/** Blocks that WordPress fills when it shows them; `reusable` gives the text of a synced pattern. */
export function fillDynamicBlocks(
  html: string,
  reusable: (id: string) => string | undefined,
  notes: Set<string>,
): string {
  return html.replaceAll(dynamicBlock, (_, name: string, settings = "") => {
    const pattern = name === "block" ? reusable(/"ref":\s*(\d+)/.exec(settings)?.[1] ?? "") : undefined;
    if (pattern !== undefined) return pattern;
    if (!silent.has(name)) notes.add(`The block "${name}", which WordPress fills by itself, was left out.`);
    return "";
  });
}

/** Footnotes of the block editor, from a field of the post. */
export function footnoteList(notes: readonly { id: string; content: string }[]): string {
  if (notes.length === 0) return "";
  const items = notes.map(
    ({ id, content }) => `<li id="${escapeHtml(id)}">${content} ${linkTo(`#${id}-link`, "↩")}</li>`,
  );
  return `<ol>${items.join("")}</ol>`;
}
