import { readFile } from "node:fs/promises";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

/** A section of a document, for its table of contents. */
export type MarkdownHeading = { id: string; text: string };

export type MarkdownDocument = { html: string; headings: MarkdownHeading[] };

const explicitId = /\s*\{#([a-z0-9-]+)\}$/;

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

/** Text of inline tokens without their marks. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? token.text : ""))
    .join("");
}

/**
 * Returns a Markdown document as HTML and its second-level headings. Every heading gets an anchor, from its own words or
 * from `{#name}` at its end; a table stands in a box of its own that scrolls. Throws when two headings share an anchor.
 */
export function renderMarkdown(source: string): MarkdownDocument {
  const headings: MarkdownHeading[] = [];
  const ids = new Set<string>();
  let section = "Table";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const words = plainText(tokens).replace(explicitId, "");
        const id = explicitId.exec(text)?.[1] ?? slug(words);
        if (ids.has(id)) throw new Error(`Two headings share the anchor "${id}"`);
        ids.add(id);
        section = words;
        if (depth === 2) headings.push({ id, text: words });
        const content = this.parser.parseInline(tokens).replace(explicitId, "");
        return `<h${depth} id="${id}">${content}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const content = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const header = token.header.map((cell) => `<th scope="col">${content(cell)}</th>`).join("");
        const rows = token.rows.map((row) => `<tr>${row.map((cell) => `<td>${content(cell)}</td>`).join("")}</tr>`);
        const head = `<thead><tr>${header}</tr></thead>`;
        const body = rows.join("");
        const label = escapeAttribute(section);
        return `<div class="table-box" tabindex="0" role="region" aria-label="${label}"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

/** Turns `.md` files into modules that export `html` and `headings`, so that no page carries a Markdown reader. */
export function markdownPlugin(): Plugin {
  return {
    name: "markdown-documents",
    enforce: "pre",
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!file.endsWith(".md")) return null;
      const { html, headings } = renderMarkdown(await readFile(file, "utf8"));
      return {
        code: `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};\n`,
        moduleType: "js",
      };
    },
  };
}
