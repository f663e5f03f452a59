import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const markers = (part: string) => [`<!-- bench ${part} -->`, `<!-- /bench ${part} -->`] as const;

/** `document` with this part's tables replaced, or appended when it had none. */
export function withPart(document: string, part: string, tables: string): string {
  const [begin, end] = markers(part);
  const section = `${begin}\n\n${tables.trim()}\n\n${end}`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + end.length);
}

export async function documentPart(part: string, tables: string): Promise<void> {
  const name = part === "faults" ? "faults.md" : "performance.md";
  const file = path.resolve(import.meta.dirname, "../docs", name);
  await writeFile(file, withPart(await readFile(file, "utf8"), part, tables));
}
