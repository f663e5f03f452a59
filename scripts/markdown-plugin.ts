import { readFile } from "node:fs/promises";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

export type MarkdownDocument = {
  html: string;
  /** For a table of contents. */
  headings: { id: string; text: string; depth: number }[];
};

const explicitId = /\s*\{#([a-z0-9-]+)\}$/;

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Text of inline tokens without their marks. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      "tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? String(token.text) : "",
    )
    .join("");
}

/**
 * Returns a Markdown document as HTML and its headings of the second and third level. Every heading gets an anchor, from
 * its own words or from `{#name}` at its end. Throws when two headings share an anchor.
 */
export function renderMarkdown(source: string): MarkdownDocument {
  const headings: MarkdownDocument["headings"] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const words = plainText(tokens).replace(explicitId, "");
        const id = explicitId.exec(text)?.[1] ?? slug(words);
        if (ids.has(id)) throw new Error(`Two headings share the anchor "${id}"`);
        ids.add(id);
        if (depth === 2 || depth === 3) headings.push({ id, text: words, depth });
        const content = this.parser.parseInline(tokens).replace(explicitId, "");
        return `<h${depth} id="${id}">${content}</h${depth}>\n`;
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
