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

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      "tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? String(token.text) : "",
    )
    .join("");
}

/** HTML and headings (levels 2 and 3) with anchors from their text or `{#name}`. @throws when two share an anchor */
export function renderMarkdown(source: string): MarkdownDocument {
  const headings: MarkdownDocument["headings"] = [];
  const ids = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const plain = plainText(tokens).replace(explicitId, "");
        const id = explicitId.exec(text)?.[1] ?? slug(plain);
        if (ids.has(id)) throw new Error(`Two headings share the anchor "${id}"`);
        ids.add(id);
        if (depth === 2 || depth === 3) headings.push({ id, text: plain, depth });
        const content = this.parser.parseInline(tokens).replace(explicitId, "");
        return `<h${depth} id="${id}">${content}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

/** Compiles `.md` files at build time to modules that export `html` and `headings`. */
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
