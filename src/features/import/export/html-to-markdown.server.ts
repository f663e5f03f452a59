import { type Block, type Nodes, topLevelBlocks } from "../../../lib/top-level-blocks.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { betweenBlocks, markdownToHtml } from "../sources/markdown-text.ts";
import { portableHtml } from "../sources/portable-html.ts";

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, "\\$&")
    .replace(/^(\s*)([#+=-]|\d+(?=[.)]))/, (_, space, sign: string) => space + (/\d/.test(sign) ? sign : `\\${sign}`));

/** Undefined for content that only HTML can express. */
function inlineMarkdown(nodes: Nodes): string | undefined {
  let text = "";
  for (const node of nodes) {
    if (node.type === "text") {
      text += escapeText(node.data);
      continue;
    }
    if (node.type !== "tag") return undefined;
    const { name, attribs, children } = node;
    const inner = inlineMarkdown(children);
    const only = children[0];
    if (inner === undefined) return undefined;
    if (name === "strong") text += `**${inner}**`;
    else if (name === "em") text += `*${inner}*`;
    else if (name === "code" && children.length === 1 && only?.type === "text" && !only.data.includes("`"))
      text += `\`${only.data}\``;
    else if (name === "a" && attribs.href && attribs.title === undefined) text += `[${inner}](<${attribs.href}>)`;
    else if (name === "img" && attribs.src && !attribs.width && !attribs.height)
      text += `![${escapeText(attribs.alt ?? "")}](<${attribs.src}>)`;
    else if (name === "br") text += "\\\n";
    else return undefined;
  }
  return text;
}

const indent = (text: string, first: string) => first + text.replaceAll(/\n(?=.)/g, `\n${" ".repeat(first.length)}`);

const isContent = (node: Nodes[number]) => node.type !== "text" || node.data.trim() !== "";

function listMarkdown(children: Nodes, isOrdered: boolean): string | undefined {
  const items = children.filter(isContent);
  const lines = items.map((item, at) => {
    if (item.type !== "tag" || item.name !== "li") return undefined;
    const inner = item.children.findIndex((node) => node.type === "tag" && /^[uo]l$/.test(node.name));
    const text = inlineMarkdown(inner < 0 ? item.children : item.children.slice(0, inner));
    const nestedLists = inner < 0 ? [] : item.children.slice(inner).map((node) => blockMarkdown(node));
    if (text === undefined || nestedLists.includes(undefined)) return undefined;
    return indent([text.trim(), ...nestedLists].join("\n"), isOrdered ? `${at + 1}. ` : "- ");
  });
  return lines.includes(undefined) ? undefined : lines.join("\n");
}

function blockMarkdown(node: Nodes[number]): string | undefined {
  if (node.type !== "tag") return undefined;
  const { name, children } = node;
  const level = /^h(\d)$/.exec(name)?.[1];
  if (name === "p") return inlineMarkdown(children);
  if (level) {
    const text = inlineMarkdown(children);
    return text && `${"#".repeat(Number(level))} ${text}`;
  }
  if (name === "ul" || name === "ol") return listMarkdown(children, name === "ol");
  if (name === "hr") return "---";
  const [code] = children;
  if (name === "pre" && children.length === 1 && code?.type === "tag" && code.name === "code") {
    const text = code.children.map((part) => (part.type === "text" ? part.data : "")).join("");
    return text.includes("```") ? undefined : `\`\`\`\n${text}\n\`\`\``;
  }
  if (name === "blockquote") {
    const inner = children.filter(isContent).map(blockMarkdown);
    return inner.includes(undefined) ? undefined : inner.join("\n\n").replaceAll(/^/gm, "> ");
  }
  return undefined;
}

/** Escapes blank lines, which would end a block of HTML, and the braces of generators' template tags. */
const htmlBlock = ({ source }: Pick<Block, "source">) =>
  source.replaceAll(/\n(?=[ \t]*\n)/g, "&#10;").replaceAll(/\{(?=[{%])/g, "&#123;");

const stored = (html: string) => storedHtml(portableHtml(html, [], new Set())).replaceAll(betweenBlocks, "$1");
const readBack = (markdown: string) => stored(markdownToHtml(markdown, false, new Set()));

/** Uses HTML where Markdown isn't equivalent, so that reading it back gives the same HTML. */
export function htmlToMarkdown(html: string): string {
  const blocks = topLevelBlocks(html).filter(({ source }) => source.trim());
  // Loose text stays HTML: separated into blocks, words could run together.
  if (blocks.some(({ node }) => node.type === "text")) return htmlBlock({ source: html });
  const pieces = blocks.map((block) => {
    const markdown = blockMarkdown(block.node);
    return markdown !== undefined && readBack(markdown) === stored(block.source) ? markdown : htmlBlock(block);
  });
  const joined = pieces.join("\n\n");
  return readBack(joined) === stored(html) ? joined : blocks.map(htmlBlock).join("\n\n");
}
