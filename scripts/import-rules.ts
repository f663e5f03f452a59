import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** One import statement: the file that has it and the file it names, both relative to the project. */
export type Import = { from: string; to: string; typeOnly: boolean };

/** Folders below src/ and the folders that each may import (ARCHITECTURE.md, "Who may import whom"). */
const mayImport: Record<string, readonly string[]> = {
  pages: ["features", "embeds", "seo", "site", "facts", "request", "chart", "ui", "lib"],
  features: ["facts", "request", "chart", "ui", "lib"],
  embeds: ["ui", "lib"],
  seo: ["features", "facts", "static-site", "lib"],
  site: ["facts", "ui", "lib"],
  "static-site": ["features", "facts", "lib"],
  // What every server function is given. It names types of features and runs nothing of theirs.
  request: ["lib"],
  ui: ["lib"],
  chart: ["lib"],
  facts: [],
  lib: [],
};

/** Features and the other features that each may import; a feature without a row imports none. */
export const featureImports: Record<string, readonly string[]> = {
  accounts: ["email"],
  // Finds records of every kind for the owner.
  "admin-search": ["articles", "bookings", "editing", "episodes", "guests", "leads", "media", "newsletter"],
  archive: [],
  // Articles and issues hold episodes, which play where they are.
  articles: ["archive", "audit", "editing", "episodes"],
  // Looks into everything that is published and plays the minute that it quotes.
  ask: ["archive", "audit", "episodes", "player"],
  audit: [],
  bin: ["articles", "editing", "episodes", "guests", "leads", "media", "newsletter"],
  bookings: ["audit", "email", "forms", "media", "records"],
  editing: ["audit", "media"],
  email: ["audit"],
  episodes: ["archive", "audit", "editing", "media", "player"],
  forms: [],
  guests: ["audit", "bookings", "email", "episodes", "forms", "records"],
  leads: ["audit", "email", "forms", "newsletter", "records"],
  media: ["audit"],
  newsletter: ["archive", "audit", "editing", "email", "episodes", "forms", "media", "notices", "records"],
  // What has gone wrong and concerns the owner.
  notices: ["email"],
  overview: ["ask", "bookings", "editing", "email", "guests", "leads", "notices", "statistics"],
  people: ["audit", "leads", "newsletter", "records"],
  player: [],
  privacy: ["accounts", "ask", "audit", "bookings", "email", "forms", "guests", "leads", "newsletter", "people"],
  // What can be done with every record of a person.
  records: ["audit", "email"],
  roi: [],
  settings: ["audit", "editing"],
  statistics: [],
};

/** Features that the frame of every page shows: who is signed in, and what is playing. */
const inFrame = ["accounts", "player"];

const folder = (file: string) => (file.startsWith("src/") ? file.split("/")[1] : undefined);
const feature = (file: string) => (file.startsWith("src/features/") ? file.split("/")[2] : undefined);
const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file) || file.startsWith("server/");
const isTest = (file: string) => file.includes(".test.") || file.includes("/testing/");

/** The folder of the sitemap that a page belongs to, e.g. "blog" or "admin". */
function pageFolder(file: string): string | undefined {
  const [, , name, ...rest] = file.split("/");
  return rest.length > 0 ? name : undefined;
}

/** Why one feature may not import another, or undefined when it may. */
function featureViolation(from: string, to: string): string | undefined {
  const [here, there] = [feature(from), feature(to)];
  if (!here || !there || here === there || featureImports[here]?.includes(there)) return undefined;
  return `${from} imports ${to}: features/${here} may import ${featureImports[here]?.join(", ") || "no other feature"}`;
}

/** What is wrong with one import, in a sentence, or undefined when it is allowed. */
export function violation({ from, to, typeOnly }: Import): string | undefined {
  const [here, there] = [folder(from), folder(to)];
  if ((from.startsWith("e2e/") || from.startsWith("bench/")) && /^(src|server|db)\//.test(to)) {
    return `${from} imports ${to}: journeys and benchmarks know the product by its addresses only`;
  }
  // The entry of the build exports the composed server.
  if (from === "src/server.ts" || (from === "server/compose.ts" && to === "src/start-handler.ts")) return undefined;
  // What the framework and React do not document, and errors must be told by.
  const readsPrivate = from === "src/start-handler.ts" || (from.startsWith("src/request/") && isServerOnly(from));
  if (readsPrivate && to.startsWith("server/upstream/")) return undefined;
  if (from.startsWith("src/") && /^(server|db|scripts|tests)\//.test(to) && !isTest(from))
    return `${from} imports ${to} from outside src/`;
  if (!here || !there || !(here in mayImport)) return undefined;
  if (here === "request" && there === "features" && typeOnly) return undefined;
  if (here === "site" && there === "features" && inFrame.includes(feature(to) ?? "")) return undefined;
  if (here !== there && there in mayImport && !mayImport[here]?.includes(there)) {
    return `${from} imports ${to}: ${here}/ may import ${mayImport[here]?.join(", ") || "nothing"}`;
  }
  const between = featureViolation(from, to);
  if (between) return between;
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
    !isTest(from)
  ) {
    return `${from} imports ${to}: only server files and server functions reach the server side`;
  }
  return undefined;
}

/** The first import cycle among the imports, types included, as a list of files that ends where it starts. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
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

/** The most files that a folder may hold beside its tests; past that it has two subjects. */
export const maxFiles = 30;

/** Folders below src/ and server/ that hold too many files, with their number; `ui` and pictures do not count. */
export async function crowdedFolders(root: string): Promise<string[]> {
  const crowded: string[] = [];
  for (const top of ["src", "server"]) {
    const files = await readdir(path.join(root, top), { recursive: true, withFileTypes: true });
    const numbers = new Map<string, number>();
    for (const file of files) {
      if (!file.isFile() || !/\.tsx?$/.test(file.name) || isTest(file.name)) continue;
      const place = path.relative(root, file.parentPath);
      numbers.set(place, (numbers.get(place) ?? 0) + 1);
    }
    for (const [place, number] of numbers) {
      if (number > maxFiles && path.basename(place) !== "ui") crowded.push(`${place}: ${number}`);
    }
  }
  return crowded;
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
