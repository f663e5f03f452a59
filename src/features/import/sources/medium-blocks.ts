import { bookmark, embed } from "./html-blocks.ts";
import { attribute, byTag, findElement, type HtmlElement, type HtmlRule, hasClass, wordsOf } from "./html-tree.ts";
import { below, captionOf } from "./portable-html.ts";

/** The first line is the title, an emphasised one the description. */
function mixtape(element: HtmlElement): string | undefined {
  const anchor = findElement(element, byTag("a"));
  if (!anchor) return undefined;
  const title = wordsOf(findElement(anchor, byTag("strong"))) || wordsOf(anchor);
  return bookmark(attribute(anchor, "href"), title, wordsOf(findElement(anchor, byTag("em"))));
}

function framed(figure: HtmlElement, notes: Set<string>): string | undefined {
  const frame = findElement(figure, byTag("iframe"));
  if (!frame) return undefined;
  return embed(attribute(frame, "src") || attribute(frame, "data-src"), notes) + below(captionOf(figure));
}

const levels: Record<string, string> = { h3: "h2", h4: "h3" };

/** Paragraphs of Medium's editor; its headings begin at the third level. */
export const mediumRules =
  (notes: Set<string>): HtmlRule =>
  (element, inner) => {
    if (hasClass(element, "graf--title", "graf--subtitle", "graf--kicker")) return "";
    if (hasClass(element, "aspectRatioPlaceholder-fill")) return "";
    if (hasClass(element, "graf--mixtapeEmbed")) return mixtape(element);
    if (hasClass(element, "graf--iframe")) return framed(element, notes);
    const level = hasClass(element, "graf") ? levels[element.name] : undefined;
    if (level) return `<${level}>${inner()}</${level}>`;
    // Every part of an article begins with a line, the first one too.
    if (hasClass(element, "section-divider")) {
      const section = element.parent;
      const isFirst = section?.type === "tag" && hasClass(section, "section--first");
      return isFirst ? "" : "<hr>";
    }
    return undefined;
  };
