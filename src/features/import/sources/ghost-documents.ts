import { z } from "zod";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { ghostButton, withoutSignup } from "./ghost-cards.ts";
import {
  audioOrVideo,
  bookmark,
  callout,
  embed,
  figure,
  fileLink,
  gallery,
  paragraph,
  promotion,
  stars,
  toggle,
} from "./html-blocks.ts";
import { parseHtml, plainWords } from "./html-tree.ts";
import { markdownToHtml } from "./markdown-text.ts";
import { lineOf } from "./portable-html.ts";
import { sameFields } from "./same-fields.ts";

const text = z.string().catch("");
const flag = z.boolean().catch(false);
const pixels = z.number().transform(String).optional().catch(undefined);
const cardSchema = z.object({
  ...sameFields(text, "src", "url", "alt", "caption", "html", "code", "language", "heading", "content", "title"),
  ...sameFields(text, "buttonText", "buttonUrl", "calloutText", "calloutEmoji", "markdown", "href", "header"),
  ...sameFields(text, "fileName", "fileTitle", "fileCaption", "subheader", "disclaimer", "backgroundImageSrc"),
  ...sameFields(text, "textValue", "sponsorLabel", "imageUrl", "productImageSrc", "productTitle"),
  ...sameFields(text, "productDescription", "productButton", "productUrl"),
  ...sameFields(flag, "buttonEnabled", "showButton", "hasSponsorLabel", "productRatingEnabled", "productButtonEnabled"),
  ...sameFields(pixels, "width", "height"),
  productStarRating: z.int().min(0).max(5).catch(0),
  images: z
    .array(
      z.object({ src: z.string(), ...sameFields(text, "alt", "caption"), ...sameFields(pixels, "width", "height") }),
    )
    .catch([]),
  metadata: z
    .object(sameFields(text, "title", "description", "url", "publisher", "author", "thumbnail"))
    .nullish()
    .catch(null),
});

const line = (html: string) => lineOf(parseHtml(html));

/** A card of either editor; unknown ones are left out with a note. */
function cardHtml(kind: string, payload: unknown, notes: Set<string>): string {
  const { data: card } = cardSchema.safeParse(payload ?? {});
  if (!card) return "";
  const { caption, width, height } = card;
  const ownButton = () => ghostButton(card.buttonUrl, card.buttonText, notes);
  const url = card.url || card.src || (card.metadata?.url ?? "");
  switch (kind) {
    case "image":
      return figure({ src: card.src, alt: card.alt, caption, href: card.href, width, height });
    case "gallery":
      return gallery(card.images, caption);
    case "code":
    case "codeblock":
      return `<pre><code class="language-${escapeHtml(card.language)}">${escapeHtml(card.code)}</code></pre>${paragraph(caption)}`;
    case "html":
    case "paywall":
      return card.html;
    case "markdown":
    case "card-markdown":
      return markdownToHtml(card.markdown, false, notes);
    case "hr":
    case "horizontalrule":
      return "<hr>";
    case "callout":
      return callout(`${card.calloutEmoji} ${line(card.calloutText)}`);
    case "toggle":
      return toggle(line(card.heading), card.content);
    case "call-to-action":
      return promotion({
        label: card.hasSponsorLabel ? line(card.sponsorLabel) : "",
        picture: { src: card.imageUrl, href: card.showButton ? card.buttonUrl : "" },
        text: card.textValue,
        action: card.showButton ? ownButton() : "",
      });
    case "header":
    case "signup":
      if (kind === "signup") notes.add(withoutSignup);
      return promotion({
        picture: { src: card.backgroundImageSrc },
        heading: line(card.header),
        text: paragraph(line(card.subheader)) + paragraph(line(card.disclaimer)),
        action: card.buttonEnabled ? ownButton() : "",
      });
    case "product":
      return promotion({
        picture: { src: card.productImageSrc, alt: plainWords(card.productTitle) },
        heading: line(card.productTitle),
        level: "h4",
        text: (card.productRatingEnabled ? paragraph(stars(card.productStarRating)) : "") + card.productDescription,
        action: card.productButtonEnabled ? ghostButton(card.productUrl, card.productButton, notes) : "",
      });
    case "bookmark":
      return (
        bookmark(url, {
          title: card.title || (card.metadata?.title ?? ""),
          description: card.metadata?.description ?? "",
          siteName: card.metadata?.publisher || card.metadata?.author || "",
          picture: card.metadata?.thumbnail ?? "",
        }) + paragraph(caption)
      );
    case "button":
      return ownButton();
    case "embed":
      return (url && !card.html.includes("<blockquote") ? embed(url, notes) : card.html) + paragraph(caption);
    case "audio":
    case "video":
      return audioOrVideo(card.src, kind, notes, card.title) + paragraph(caption);
    case "file":
      return fileLink(card.src, { label: card.fileTitle || card.fileName }) + paragraph(escapeHtml(card.fileCaption));
    default:
      notes.add(`A card "${kind}" of Ghost's editor was left out.`);
      return "";
  }
}

const lexicalNode = z.looseObject({
  type: z.string(),
  format: z.unknown().optional(),
  text: z.string().optional().catch(undefined),
  tag: text,
  url: text,
  listType: text,
  start: z.number().optional().catch(undefined),
  get children() {
    return z.array(lexicalNode).optional();
  },
});
type LexicalNode = z.infer<typeof lexicalNode>;

const formats = ["strong", "em", "s", "u", "code", "sub", "sup", "mark"];

function lexicalHtml(node: LexicalNode, notes: Set<string>): string {
  const inner = () => (node.children ?? []).map((child) => lexicalHtml(child, notes)).join("");
  const kind = node.type.replace(/^extended-/, "");
  if (typeof node.text === "string" && !node.children) {
    const set = formats.filter((_, bit) => typeof node.format === "number" && node.format & (1 << bit));
    return set.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(node.text ?? ""));
  }
  const heading = /^h[1-6]$/.exec(node.tag ?? "")?.[0] ?? "h2";
  const list = node.listType === "number" ? "ol" : "ul";
  const tags: Record<string, string | undefined> = {
    ...{ paragraph: "p", heading, listitem: "li", quote: "blockquote", aside: "blockquote" },
  };
  const tag = tags[kind];
  if (kind === "list") {
    const start = (node.start ?? 1) > 1 ? ` start="${node.start}"` : "";
    // A nested list is an item of its own.
    return `<${list}${start}>${inner().replaceAll(/<\/li><li>(?=<[uo]l\b)/g, "")}</${list}>`;
  }
  if (tag) return `<${tag}>${inner()}</${tag}>`;
  if (kind === "link") return `<a href="${escapeHtml(node.url ?? "")}">${inner()}</a>`;
  if (kind === "linebreak") return "<br>";
  return node.children ? inner() : cardHtml(kind, node, notes);
}

/** @throws when it isn't a document */
export function lexicalToHtml(document: string, notes: Set<string>): string {
  const { root } = z.object({ root: lexicalNode }).parse(JSON.parse(document));
  return lexicalHtml(root, notes);
}

const markers = z.array(z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()]));
const mobiledocSchema = z.object({
  atoms: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).default([]),
  cards: z.array(z.tuple([z.string(), z.unknown()])).default([]),
  markups: z.array(z.tuple([z.string()]).rest(z.array(z.string()))).default([]),
  sections: z.array(z.tuple([z.number()]).rest(z.unknown())),
});

/** @throws when it isn't a document */
export function mobiledocToHtml(document: string, notes: Set<string>): string {
  const { atoms, cards, markups, sections } = mobiledocSchema.parse(JSON.parse(document));
  const opening = (index: number) => {
    const [tag = "span", attributes = []] = markups[index] ?? [];
    const href = attributes[attributes.indexOf("href") + 1];
    return tag === "a" && href ? `<a href="${escapeHtml(href)}">` : `<${tag}>`;
  };
  const atomHtml = (index: number) => {
    const [name, value = ""] = atoms[index] ?? [];
    return name === "soft-return" ? "<br>" : escapeHtml(value);
  };
  const inline = (raw: unknown) => {
    const open: number[] = [];
    return markers
      .parse(raw)
      .map(([kind, opened, closed, value]) => {
        const startTags = opened.map(opening).join("");
        open.push(...opened);
        const inner = kind === 0 ? escapeHtml(String(value)) : atomHtml(Number(value));
        const endTags = Array.from({ length: closed }, () => `</${markups[open.pop() ?? -1]?.[0] ?? "span"}>`);
        return startTags + inner + endTags.join("");
      })
      .join("");
  };
  return sections
    .map(([kind, first, second]) => {
      const tag = String(first);
      if (kind === 1) return `<${tag}>${inline(second)}</${tag}>`;
      if (kind === 3) {
        const items = z.array(z.unknown()).parse(second);
        return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
      }
      const [name, payload] = (kind === 10 && cards[Number(first)]) || ["image", { src: first }];
      return cardHtml(name, payload, notes);
    })
    .join("");
}
