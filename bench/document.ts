import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const marks = (part: string) => [`<!-- bench ${part} -->`, `<!-- /bench ${part} -->`] as const;

/** `document` with the tables of one part in place of those of its last run; at its end when it had none. */
export function withPart(document: string, part: string, tables: string): string {
  const [begin, end] = marks(part);
  const section = `${begin}\n\n${tables.trim()}\n\n${end}`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + end.length);
}

/** Writes what a part has printed between its marks: of faults into docs/faults.md, of all others into docs/performance.md. */
export async function documentPart(part: string, tables: string): Promise<void> {
  const name = part === "faults" ? "faults.md" : "performance.md";
  const file = path.resolve(import.meta.dirname, "../docs", name);
  await writeFile(file, withPart(await readFile(file, "utf8"), part, tables));
}
