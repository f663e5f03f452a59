import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { copyOf } from "../facts/page-texts.ts";
import { authorName, type Site } from "../facts/site.ts";
import type { Article } from "../features/articles/article.ts";
import type { Episode } from "../features/episodes/episode.ts";
import { noteTitles } from "../features/episodes/note-titles-copy.ts";
import type { TranscriptParagraph } from "../features/episodes/recording.ts";
import { noteHtml, noteParts } from "../features/episodes/show-notes.ts";
import { formatDate } from "../lib/time/dates.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { articlePath } from "./article-data.ts";
import { episodeAudioUrl } from "./episode-data.ts";
import { episodePath } from "./episode-paths.ts";
import { markdownWords } from "./markdown-copy.ts";

const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>|]|~(?=~)/g, "\\$&")
    .replace(/^(\s*)(#{1,6}\s|[-+]\s|~)/, "$1\\$2")
    .replace(/^(\s*\d+)([.)]\s)/, "$1\\$2");

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Parameters<typeof DomUtils.getName>[0];

const blockNames = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote aside details summary figure figcaption pre table hr div section dl dt dd".split(
    " ",
  ),
);
const isElement = (node: Node): node is Element => "attribs" in node;
const isBlock = (node: Node): node is Element => isElement(node) && blockNames.has(node.name);

/** The fence is longer than any run of backticks in the text. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const gap = /^`|`$/.test(text) ? " " : "";
  return `${fence}${gap}${text}${gap}${fence}`;
}

/** Safe inside Markdown's parentheses. */
const linkTarget = (url: string) =>
  url.replaceAll(/[\s()<>]/g, (sign) => encodeURIComponent(sign).replace(/[()]/, (b) => (b === "(" ? "%28" : "%29")));

function inline(nodes: readonly Node[], origin: string): string {
  return nodes
    .map((node) => {
      if (node.type === ElementType.Text) return escapeMarkdown(node.data.replaceAll(/\s+/g, " "));
      if (!isElement(node)) return "";
      const inner = () => inline(node.children, origin);
      const marked = (sign: string) => {
        const rendered = inner();
        const text = rendered.trim();
        const [before, after] = text ? rendered.split(text, 2) : [];
        return text ? `${before}${sign}${text}${sign}${after}` : rendered;
      };
      switch (node.name) {
        case "strong":
        case "b":
          return marked("**");
        case "em":
        case "i":
        case "cite":
          return marked("*");
        case "s":
        case "del":
          return marked("~~");
        case "code":
        case "kbd":
        case "samp":
          return codeSpan(DomUtils.textContent(node));
        case "br":
          return "  \n";
        case "img": {
          const source = absoluteUrl(origin, node.attribs.src ?? "");
          return source ? `![${escapeMarkdown(node.attribs.alt ?? "")}](${linkTarget(source)})` : "";
        }
        case "a": {
          const href = node.attribs.href;
          if (!href) return inner();
          const target = /^(mailto|tel):/i.test(href) ? href : absoluteUrl(origin, href);
          return target ? `[${inner().trim()}](${linkTarget(target)})` : inner();
        }
        default:
          return inner();
      }
    })
    .join("");
}

function table(element: Element, origin: string): string {
  const rows: string[][] = [];
  let caption = "";
  const visit = (node: Node) => {
    if (!isElement(node)) return;
    if (node.name === "caption") caption = inline(node.children, origin).trim();
    else if (node.name === "tr") {
      const cells = node.children.filter(isElement);
      rows.push(cells.map((cell) => inline(cell.children, origin).replaceAll(/\s+/g, " ").trim()));
    } else node.children.forEach(visit);
  };
  visit(element);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return caption;
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [...(caption ? [`*${caption}*`, ""] : []), line(head), line(Array(width).fill("---")), ...body.map(line)].join(
    "\n",
  );
}

const indent = (text: string, by: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${by}`);

function block(element: Element, origin: string): string {
  const content = () => blocks(element.children, origin);
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  if (level) return `${"#".repeat(Number(level))} ${inline(element.children, origin).replaceAll(/\s+/g, " ").trim()}`;
  switch (element.name) {
    case "p":
    case "figcaption":
    case "dt":
      return inline(element.children, origin).trim();
    case "summary":
      return `**${inline(element.children, origin).trim()}**`;
    case "hr":
      return "---";
    case "pre": {
      const code = DomUtils.textContent(element).replace(/\n$/, "");
      const fence = code.includes("```") ? "~~~~" : "```";
      return `${fence}\n${code}\n${fence}`;
    }
    case "blockquote":
    case "aside":
      return content().replaceAll(/^/gm, "> ").replaceAll(/^> $/gm, ">");
    case "ul":
    case "ol": {
      const items = element.children.filter(isElement);
      return items
        .map((item, index) => {
          const sign = element.name === "ol" ? `${index + 1}. ` : "- ";
          return sign + indent(blocks(item.children, origin), " ".repeat(sign.length));
        })
        .join("\n");
    }
    case "table":
      return table(element, origin);
    default:
      return content();
  }
}

function blocks(nodes: readonly Node[], origin: string): string {
  const parts: string[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const text = inline(loose, origin).trim();
    if (text) parts.push(text);
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    const text = block(node, origin);
    if (text) parts.push(text);
  }
  flush();
  // A list directly after its item's text belongs to that item.
  return parts.join("\n\n");
}

/** CommonMark with tables; URLs become absolute on `origin`. */
export function htmlToMarkdown(html: string, origin: string): string {
  return blocks(parseDocument(html).children, origin);
}

const paragraphs = (parts: readonly string[]) => `${parts.filter(Boolean).join("\n\n")}\n`;

export function articleMarkdown(site: Site, article: Article, origin: string): string {
  const { language, timeZone } = site.facts;
  const words = copyOf(site, markdownWords);
  const picture = article.featuredImageUrl2 ? absoluteUrl(origin, article.featuredImageUrl2) : undefined;
  const body = (html: string) => htmlToMarkdown(html, origin);
  return paragraphs([
    `# ${escapeMarkdown(article.title)}`,
    escapeMarkdown(article.summary),
    [
      `- ${words.author}: ${escapeMarkdown(authorName(site, article.author))}`,
      `- ${words.published}: ${formatDate(article.publicationDate, timeZone, language)}`,
      `- ${words.category}: ${escapeMarkdown(article.category)}`,
      `- URL: ${origin}${articlePath(article.slug)}`,
    ].join("\n"),
    body(article.introduction),
    body(article.section1),
    picture ? `![${escapeMarkdown(article.featuredImageAlt2)}](${picture})` : "",
    body(article.section2),
    body(article.section3),
    body(article.conclusion),
  ]);
}

type PageText = { title: string; description: string; html: string; url: string };

export const pageMarkdown = ({ title, description, html, url }: PageText, origin: string): string =>
  paragraphs([
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(description),
    `- URL: ${url}`,
    htmlToMarkdown(html, origin),
  ]);

export function episodeMarkdown(
  site: Site,
  episode: Episode,
  origin: string,
  transcript: readonly Pick<TranscriptParagraph, "speaker" | "text">[] = [],
): string {
  const { language, timeZone, podcastName } = site.facts;
  const words = copyOf(site, markdownWords);
  const titles = copyOf(site, noteTitles);
  const notes = noteParts.map((part) => {
    const text = htmlToMarkdown(noteHtml(part, episode.richNotes?.[part.column] ?? episode[part.field]), origin);
    return text && `## ${titles[part.field]}\n\n${text}`;
  });
  const transcriptLines = transcript.map(({ speaker, text }) =>
    speaker ? `**${escapeMarkdown(speaker)}:** ${escapeMarkdown(text)}` : escapeMarkdown(text),
  );
  return paragraphs([
    `# ${escapeMarkdown(episode.title)}`,
    [
      `- ${words.show}: ${podcastName}`,
      ...(episode.episode ? [`- ${escapeMarkdown(episode.episode)}`] : []),
      ...(episode.guestName ? [`- ${words.guest}: ${escapeMarkdown(episode.guestName)}`] : []),
      `- ${words.date}: ${formatDate(episode.createdAt, timeZone, language)}`,
      ...(episode.audioPlayer ? [`- ${words.audio}: ${episodeAudioUrl(origin, episode)}`] : []),
      `- URL: ${origin}${episodePath(episode.id)}`,
    ].join("\n"),
    escapeMarkdown(episode.summary),
    ...notes,
    ...(transcriptLines.length > 0 ? [`## ${words.transcript}`, ...transcriptLines] : []),
  ]);
}
