import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { NewItem, NewPassage } from "./archive/passage.ts";

/** The downloads whose Markdown is part of the archive, with the page that offers each. */
const booklets = [
  { name: "ebook", path: "/ebook", label: "Free eBook" },
  { name: "healthcare-guide", path: "/solutions/healthcare/ai-sop-agent", label: "Free guide" },
];

const withoutMarks = (text: string) =>
  text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(\*\*|__|`)/g, "")
    .replaceAll(/(^|[\s“(])\*(\S[^*]*)\*/g, "$1$2")
    .replaceAll(/\s+/g, " ")
    .trim();

const rowText = (line: string) =>
  line
    .split("|")
    .map(withoutMarks)
    .filter((cell) => cell && cell !== "–")
    .join(" · ");

/** The value of a line of the front matter, such as 'title: …'. */
const frontValue = (front: string, name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(front)?.[1]?.trim() ?? "";

/** Headings below which a form to fill in is, not a text to read. */
const isForm = (chapter: string) => chapter === "Worksheets";

/** A Markdown text as passages: paragraphs, items of lists and rows of tables, each below its chapter and section. */
export function bookletPassages(markdown: string): NewPassage[] {
  const passages: NewPassage[] = [];
  let chapter = "";
  let section = "";
  for (const block of markdown.split(/\n\s*\n/)) {
    const lines = block.split("\n").map((line) => line.trim());
    const first = lines[0] ?? "";
    const heading = /^(#{1,3})\s+(.*)$/.exec(first);
    if (heading) {
      if (heading[1] === "#") [chapter, section] = [withoutMarks(heading[2] ?? ""), ""];
      else section = withoutMarks(heading[2] ?? "");
      lines.shift();
    }
    const place = { heading: section ? `${chapter}: ${section}` : chapter };
    if (isForm(chapter)) continue;
    if (lines[0]?.startsWith("|")) {
      const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(rowText);
      passages.push(...rows.filter((text) => text.includes(" ")).map((text) => ({ ...place, text, isTable: true })));
      continue;
    }
    const items = lines.some((line) => /^(?:\d+\.|[-*])\s/.test(line))
      ? lines.join("\n").split(/\n(?=(?:\d+\.|[-*])\s)/)
      : [lines.join(" ")];
    for (const item of items) {
      const text = withoutMarks(
        item
          .split("\n")
          .map((line) => line.replace(/^>\s?/, "").replace(/^(?:\d+\.|[-*])\s+/, ""))
          .join(" ")
          .replaceAll(/(^|\s)>\s/g, "$1"),
      );
      if (/\p{L}/u.test(text)) passages.push({ ...place, text });
    }
  }
  return passages;
}

/** The booklets that lie in a folder, as the archive holds them. */
export async function readBooklets(folder: string): Promise<NewItem[]> {
  const items: NewItem[] = [];
  for (const { name, path: page, label } of booklets) {
    const text = await readFile(path.join(folder, `${name}.md`), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const [, front = "", body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    items.push({
      kind: "ebook",
      sourceId: name,
      title: frontValue(front, "title") || label,
      label,
      path: page,
      publishedAt: null,
      fingerprint: createHash("sha256").update(text).digest("hex"),
      passages: bookletPassages(body),
    });
  }
  return items;
}
