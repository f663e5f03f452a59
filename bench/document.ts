import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const file = path.resolve(import.meta.dirname, "../docs/performance.md");

/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in docs/performance.md.
 * @throws Error when the document has no such place.
 */
export async function writeSection(name: string, markdown: string): Promise<void> {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = await readFile(file, "utf8");
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place called ${name}.`);
  await writeFile(file, `${text.slice(0, from + start.length)}\n\n${markdown.trim()}\n\n${text.slice(to)}`);
}
