import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** One import statement: the file it stands in and the file it names, both relative to the project. */
export type Import = { from: string; to: string; typeOnly: boolean };

/** Rooms of the house and the rooms below src/ that each may import (ARCHITECTURE.md, "Who may import whom"). */
const mayImport: Record<string, readonly string[]> = {
  pages: ["data", "embeds", "seo", "site", "ui", "lib"],
  site: ["ui", "lib"],
  embeds: ["ui", "lib"],
  seo: ["site", "data", "lib"],
  ui: ["lib"],
  data: ["services", "mails", "lib"],
  mails: ["site", "lib"],
  services: ["lib"],
  lib: [],
};

/** Site facts are data that structured data and feeds quote. */
const room = (file: string) => (file.startsWith("src/") ? file.split("/")[1] : undefined);
const isServerOnly = (file: string) => file.endsWith(".server.ts") || file.startsWith("server/");

/** The folder of the sitemap that a page belongs to, e.g. "blog" or "admin/articles". */
function pageFolder(file: string): string | undefined {
  const [, , folder, ...rest] = file.split("/");
  return rest.length > 0 ? folder : undefined;
}

/** What is wrong with one import, in a sentence, or undefined when the house allows it. */
export function violation({ from, to, typeOnly }: Import): string | undefined {
  const [here, there] = [room(from), room(to)];
  if ((from.startsWith("e2e/") || from.startsWith("bench/")) && /^(src|server|db)\//.test(to)) {
    return `${from} imports ${to}: journeys and benchmarks know the product by its addresses only`;
  }
  if (from.startsWith("src/") && /^(server|db|scripts|tests)\//.test(to))
    return `${from} imports ${to} from outside src/`;
  if (!here || !there || !(here in mayImport)) return undefined;
  if (here !== there && there in mayImport && !mayImport[here]?.includes(there)) {
    return `${from} imports ${to}: ${here}/ may import ${mayImport[here]?.join(", ") || "nothing"}`;
  }
  if (
    here === "pages" &&
    there === "pages" &&
    pageFolder(from) !== pageFolder(to) &&
    pageFolder(from) &&
    pageFolder(to)
  ) {
    return `${from} imports ${to}: sibling pages do not import each other`;
  }
  if (
    isServerOnly(to) &&
    !isServerOnly(from) &&
    !typeOnly &&
    !from.endsWith(".functions.ts") &&
    // Routes of feeds and texts have handlers on the server only; the build leaves them out of the browser's files.
    !from.startsWith("src/pages/feeds/") &&
    !from.includes(".test.")
  ) {
    return `${from} imports ${to}: only server files and server functions reach the server side`;
  }
  return undefined;
}

/** The first import cycle among the imports, as a list of files that ends where it starts; type imports do not count. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const trail: string[] = [];
  function visit(file: string): string[] | undefined {
    const at = trail.indexOf(file);
    if (at >= 0) return [...trail.slice(at), file];
    if (done.has(file)) return undefined;
    trail.push(file);
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    trail.pop();
    done.add(file);
    return undefined;
  }
  for (const file of next.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Every relative import of the TypeScript files below `folders`. */
export async function readImports(root: string, folders: readonly string[]): Promise<Import[]> {
  const imports: Import[] = [];
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.endsWith(".gen.ts")) continue;
      const file = path.join(entry.parentPath, entry.name);
      const text = await readFile(file, "utf8");
      const statements = text.matchAll(
        /^\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm,
      );
      for (const [, typeOnly, statement, dynamic] of statements) {
        const target = path.resolve(path.dirname(file), (statement ?? dynamic ?? "").replace(/\?.*$/, ""));
        imports.push({
          from: path.relative(root, file),
          to: path.relative(root, target),
          typeOnly: typeOnly !== undefined,
        });
      }
    }
  }
  return imports;
}
