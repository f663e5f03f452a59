import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export type Import = { from: string; to: string; typeOnly: boolean };

/** Folders below src/ and what each may import (ARCHITECTURE.md, "Who may import whom"). */
const mayImport: Record<string, readonly string[]> = {
  pages: ["features", "admin", "embeds", "seo", "site", "facts", "server-context", "chart", "ui", "lib"],
  features: ["facts", "server-context", "chart", "ui", "lib"],
  admin: ["features", "site", "facts", "server-context", "ui", "lib"],
  embeds: ["facts", "ui", "lib"],
  seo: ["features", "facts", "static-site", "server-context", "chart", "lib"],
  site: ["features", "facts", "ui", "lib"],
  "static-site": ["features", "facts", "lib"],
  // The context of server functions: only types of features, no code.
  "server-context": ["facts", "lib"],
  ui: ["lib"],
  chart: ["lib"],
  facts: ["lib"],
  lib: [],
};

/** The same for a feature's pages and admin screens, beside their own feature. */
const viewsMayImport: Record<string, readonly string[]> = {
  pages: ["features", "embeds", "seo", "site", "facts", "server-context", "chart", "ui", "lib"],
  admin: ["features", "admin", "embeds", "seo", "facts", "server-context", "chart", "ui", "lib"],
};

/** Parts of a feature that others build on, with rows of their own. */
const parts = [
  "ask/archive",
  "assistants/connections",
  "people/records",
  "overview/notices",
  "subscribers/records",
  "webhooks/events",
];

/** Features and the other features that each may import; no row means none. */
export const nounImports: Record<string, readonly string[]> = {
  accounts: ["assistants/connections", "email"],
  "api-tokens": ["audit"],
  api: ["api-tokens", "assistants", "content-drafts"],
  // Articles and issues embed playable episodes.
  articles: ["ask/archive", "audit", "content-drafts", "episodes", "webhooks/events"],
  // One search, and drafts, over all that the owner writes.
  assistants: [
    "articles",
    "ask",
    "assistants/connections",
    "audit",
    "bookings",
    "content-drafts",
    "episodes",
    "import",
    "leads",
    "media",
    "newsletter",
    "overview",
    "own-pages",
    "texts",
    "visits",
  ],
  "assistants/connections": ["audit"],
  ask: [
    "articles",
    "ask/archive",
    "audit",
    "episodes",
    "leads",
    "newsletter",
    "own-pages",
    "player",
    "settings",
    "setup",
  ],
  bin: ["articles", "content-drafts", "episodes", "guests", "leads", "media", "newsletter", "own-pages", "subscribers"],
  bookings: [
    "audit",
    "email",
    "forms",
    "media",
    "overview/notices",
    "people/records",
    "sequences",
    "settings",
    "visits",
  ],
  bounces: ["email", "newsletter", "overview/notices", "sequences"],
  // Drafts, versions and stored HTML of all written content.
  "content-drafts": ["audit", "media"],
  email: ["audit"],
  episodes: ["ask/archive", "audit", "content-drafts", "media", "overview/notices", "player", "webhooks/events"],
  forms: ["visits"],
  guests: ["audit", "bookings", "email", "episodes", "forms", "media", "people/records", "visits"],
  import: ["articles", "audit", "content-drafts", "episodes", "media", "own-pages", "redirects", "settings"],
  leads: [
    "audit",
    "email",
    "forms",
    "people/records",
    "sequences",
    "settings",
    "subscribers",
    "visits",
    "webhooks/events",
  ],
  media: ["audit"],
  newsletter: [
    "ask/archive",
    "audit",
    "content-drafts",
    "email",
    "episodes",
    "media",
    "overview/notices",
    "redirects",
    "subscribers/records",
    "visits",
    "webhooks/events",
  ],
  overview: [
    "articles",
    "ask",
    "bookings",
    "content-drafts",
    "email",
    "episodes",
    "guests",
    "leads",
    "media",
    "newsletter",
    "overview/notices",
    "sequences",
    "settings",
    "subscribers",
    "visits",
  ],
  "overview/notices": ["email"],
  people: [
    "audit",
    "bookings",
    "email",
    "leads",
    "people/records",
    "roi",
    "subscribers",
    "subscribers/records",
    "visits",
  ],
  "people/records": ["audit", "email"],
  privacy: [
    "accounts",
    "ask",
    "audit",
    "bookings",
    "email",
    "forms",
    "guests",
    "leads",
    "people",
    "sequences",
    "subscribers",
  ],
  redirects: ["audit", "own-pages"],
  "own-pages": ["ask/archive", "content-drafts", "media"],
  sequences: [
    "audit",
    "content-drafts",
    "email",
    "forms",
    "newsletter",
    "people/records",
    "roi",
    "subscribers/records",
  ],
  settings: ["audit", "content-drafts", "media", "redirects", "texts"],
  setup: [
    "articles",
    "audit",
    "bin",
    "email",
    "episodes",
    "leads",
    "newsletter",
    "own-pages",
    "sequences",
    "settings",
    "texts",
  ],
  subscribers: ["audit", "email", "forms", "people/records", "sequences", "subscribers/records", "visits"],
  "subscribers/records": ["audit"],
  texts: ["accounts", "audit", "content-drafts", "redirects"],
  webhooks: ["audit", "leads", "media", "overview/notices", "webhooks/events"],
};

/** Additional imports of a feature's pages and screens, and of the folders they share. */
export const viewImports: Record<string, readonly string[]> = {
  admin: [
    "accounts",
    "articles",
    "bin",
    "content-drafts",
    "episodes",
    "media",
    "newsletter",
    "overview",
    "own-pages",
    "people",
    "people/records",
    "settings",
    "setup",
  ],
  accounts: ["api-tokens"],
  articles: ["accounts", "media"],
  ask: ["ask/archive"],
  bookings: ["settings"],
  email: ["accounts", "content-drafts"],
  episodes: ["accounts", "forms", "guests", "subscribers"],
  leads: ["roi"],
  media: ["settings"],
  newsletter: ["accounts", "forms", "subscribers"],
  overview: ["accounts", "overview/notices", "setup"],
  "own-pages": ["accounts", "bookings", "forms", "leads", "roi", "subscribers"],
  people: ["privacy"],
  roi: ["forms", "sequences"],
  settings: ["accounts"],
  texts: ["own-pages"],
  visits: ["ask"],
  setup: ["accounts", "bookings"],
  // The page frame shows the session, unsaved work and the player.
  site: ["accounts", "content-drafts", "player"],
};

/** A person's page is made of the cards of these nouns' screens, a step of the setup of the form of the hours. */
const composedScreens: Record<string, readonly string[]> = { people: ["bookings", "leads"], setup: ["bookings"] };

const folder = (file: string) => (file.startsWith("src/") ? file.split("/")[1] : undefined);
const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file) || file.startsWith("server/");
const isTest = (file: string) => file.includes(".test.") || file.includes("/testing/");

/** Lists of nouns, beside them. */
const isList = (file: string) => /^src\/features\/[^/]+$/.test(file);

/** The feature of a file below src/features/, or the part with a row of its own. */
export function nounOf(file: string): string | undefined {
  if (!file.startsWith("src/features/") || isList(file)) return undefined;
  const [, , noun, next] = file.split("/");
  return parts.find((part) => part === `${noun}/${next}`) ?? noun;
}

const viewOf = (file: string) => /^src\/features\/[^/]+\/(pages|admin)\//.exec(file)?.[1];

const isFeed = (file: string) => /^src\/(features\/[^/]+\/)?pages\/feeds\//.test(file);

function pageFolder(file: string): string | undefined {
  const [, top, name, ...rest] = file.split("/");
  return top === "pages" && rest.length > 0 ? name : undefined;
}

function folderViolation({ from, to, typeOnly }: Import): string | undefined {
  const [fromFolder, toFolder] = [folder(from), folder(to)];
  if (!fromFolder || !toFolder || !(fromFolder in mayImport) || !(toFolder in mayImport)) return undefined;
  if (fromFolder === "server-context" && toFolder === "features" && typeOnly) return undefined;
  const view = viewOf(from);
  const allowed = view ? viewsMayImport[view] : mayImport[fromFolder];
  if (fromFolder !== toFolder && !allowed?.includes(toFolder)) {
    return `${from} imports ${to}: ${view ? `${view}/ of a noun` : `${fromFolder}/`} may import ${allowed?.join(", ") || "nothing"}`;
  }
  return undefined;
}

function nounViolation(from: string, to: string): string | undefined {
  // Translations name the copies of every page.
  if (from.startsWith("src/words/") && /-(?:copy|meta)\.ts$/.test(to)) return undefined;
  const [fromNoun, toNoun] = [nounOf(from), nounOf(to)];
  const view = viewOf(from);
  const isComposed = view === "admin" && composedScreens[fromNoun ?? ""]?.includes(toNoun ?? "");
  if (viewOf(to) && (fromNoun !== toNoun || view !== viewOf(to)) && !isComposed)
    return `${from} imports ${to}: pages and screens belong to their noun alone`;
  if (!toNoun || fromNoun === toNoun) return undefined;
  const shared = fromNoun ?? folder(from) ?? "";
  if (!fromNoun && !(shared in viewImports)) return undefined;
  const allowed = [...(nounImports[shared] ?? []), ...(view || !fromNoun ? (viewImports[shared] ?? []) : [])];
  return allowed.includes(toNoun)
    ? undefined
    : `${from} imports ${to}: ${shared} may import ${allowed.join(", ") || "no other noun"}`;
}

function platformViolation(from: string, to: string): string | undefined {
  const noun = nounOf(to);
  if (!from.startsWith("server/") || !noun || isTest(from)) return undefined;
  return `${from} imports ${to}: server/ imports nouns only through the lists in src/features/`;
}

export function violation(link: Import): string | undefined {
  const { from, to, typeOnly } = link;
  if ((from.startsWith("e2e/") || from.startsWith("bench/")) && /^(src|server|db)\//.test(to)) {
    return `${from} imports ${to}: journeys and benchmarks use the product through its URLs only`;
  }
  // The build's entry exports the composed server.
  if (from === "src/server.ts" || (from === "server/compose.ts" && to === "src/start-handler.ts")) return undefined;
  // Undocumented internals of the framework and React that identify errors.
  const readsPrivate =
    from === "src/start-handler.ts" || (from.startsWith("src/server-context/") && isServerOnly(from));
  if (readsPrivate && to.startsWith("server/upstream/")) return undefined;
  if (from.startsWith("src/") && /^(server|db|scripts|tests)\//.test(to) && !isTest(from))
    return `${from} imports ${to} from outside src/`;
  const between = folderViolation(link) ?? nounViolation(from, to) ?? platformViolation(from, to);
  if (between) return between;
  const [fromFolder, toFolder] = [pageFolder(from), pageFolder(to)];
  if (fromFolder && toFolder && fromFolder !== toFolder)
    return `${from} imports ${to}: sibling pages do not import each other`;
  if (
    folder(from) &&
    isServerOnly(to) &&
    !isServerOnly(from) &&
    !typeOnly &&
    !from.endsWith(".functions.ts") &&
    !isFeed(from) &&
    !isTest(from)
  ) {
    return `${from} imports ${to}: only server files and server functions reach the server side`;
  }
  return undefined;
}

/** The first import cycle, type imports included, as a list of files that ends where it starts. */
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

/** Files per folder, without tests; with more, it has two subjects. */
export const maxFiles = 30;

export async function crowdedFolders(root: string): Promise<string[]> {
  const crowded: string[] = [];
  for (const top of ["src", "server"]) {
    const files = await readdir(path.join(root, top), { recursive: true, withFileTypes: true });
    const numbers = new Map<string, number>();
    for (const file of files) {
      if (!file.isFile() || !/\.tsx?$/.test(file.name) || isTest(file.name)) continue;
      const folder = path.relative(root, file.parentPath);
      numbers.set(folder, (numbers.get(folder) ?? 0) + 1);
    }
    for (const [folder, number] of numbers) {
      if (number > maxFiles && path.basename(folder) !== "ui") crowded.push(`${folder}: ${number}`);
    }
  }
  return crowded;
}

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
