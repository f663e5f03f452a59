import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { Marked, type Tokens } from "marked";
import { z } from "zod";
import { siteFacts } from "../src/facts/site-facts.ts";
import { findBrowser } from "./browser.ts";

/** Renders the eBook and the healthcare guide from Markdown: npm run downloads. The PDFs are committed. */
const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "downloads");

const frontMatter = z.object({
  title: z.string(),
  mark: z.string(),
  subtitle: z.string(),
  drawing: z.string(),
});

type Chapter = { id: string; title: string };

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function readDocument(markdown: string) {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const facts = frontMatter.parse(
    Object.fromEntries(head.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2))),
  );
  const chapters: Chapter[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        if (depth > 1) return `<h${depth}>${inner}</h${depth}>`;
        const id = `chapter-${chapters.length + 1}`;
        chapters.push({ id, title: text });
        return `<h1 id="${id}">${inner}</h1>`;
      },
    },
  });
  return { facts, html: marked.parse(body, { async: false }), chapters };
}

const drawing = (name: string) =>
  readFileSync(path.join(root, "public/charts", `${name}.svg`), "utf8").replace("<svg", '<svg aria-hidden="true"');

const font = async (name: string) =>
  `url(data:font/woff2;base64,${(await readFile(path.join(root, "src/ui/fonts", name))).toString("base64")}) format("woff2")`;

async function fontFaces(): Promise<string> {
  const faces = [
    ["Instrument Sans", "normal", await font("instrument-sans.woff2")],
    ["Newsreader", "normal", await font("newsreader.woff2")],
    ["Newsreader", "italic", await font("newsreader-italic.woff2")],
  ] as const;
  return faces
    .map(
      ([family, style, src]) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:200 800;src:${src}}`,
    )
    .join("\n");
}

/** The document as one HTML page; `pages` has the chapters' page numbers once known. */
async function documentHtml(
  markdown: string,
  pages: readonly number[],
): Promise<{ html: string; chapters: Chapter[] }> {
  const { facts, html, chapters } = readDocument(markdown);
  const running = `${facts.title}  ·  ${siteFacts.name}`;
  const contents = chapters
    .map(
      ({ id, title }, index) => `<li><a href="#${id}">${escapeHtml(title)}<span>${pages[index] ?? ""}</span></a></li>`,
    )
    .join("");
  return {
    chapters,
    html: `<!doctype html><html lang="en" style="--running:'${running.replaceAll("'", "’")}'"><head><meta charset="utf-8">
<title>${escapeHtml(facts.title)}</title><style>${await fontFaces()}${await readFile(path.join(folder, "print.css"), "utf8")}</style></head>
<body><header class="cover"><p class="mark">${escapeHtml(facts.mark)}</p><p class="title">${escapeHtml(facts.title)}</p>
<p class="subtitle">${escapeHtml(facts.subtitle)}</p>${drawing(facts.drawing)}<p class="name">${escapeHtml(siteFacts.name)}</p></header>
<nav class="contents"><h1>Contents</h1><ol>${contents}</ol></nav><main>${html}</main></body></html>`,
  };
}

/** First page of each chapter, counted by rendering the pages before it. */
async function chapterPages(page: Page, markdown: string): Promise<number[]> {
  const { chapters } = await documentHtml(markdown, []);
  const numbers: number[] = [];
  for (const { id } of chapters) {
    const { html } = await documentHtml(
      markdown,
      chapters.map(() => 88),
    );
    await page.setContent(html);
    await page.evaluate((chapter) => {
      let node: Element | null = document.getElementById(chapter);
      while (node) {
        const next: Element | null = node.nextElementSibling;
        node.remove();
        node = next;
      }
    }, id);
    numbers.push(countPages(await printed(page)) + 1);
  }
  return numbers;
}

const printed = (page: Page) =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** Page objects of a PDF written by Chromium. */
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const { executablePath, env, args } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const page = await browser.newPage();
  for (const name of ["ebook", "healthcare-guide"]) {
    const markdown = await readFile(path.join(folder, `${name}.md`), "utf8");
    const { html } = await documentHtml(markdown, await chapterPages(page, markdown));
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const pdf = await printed(page);
    await writeFile(path.join(folder, `${name}.pdf`), pdf);
    console.log(`${name}.pdf: ${countPages(pdf)} pages, ${Math.round(pdf.length / 1024)} KB`);
  }
} finally {
  await browser.close();
}
