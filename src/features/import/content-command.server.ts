import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Site } from "../../facts/site.ts";
import { isWebUrl } from "../../lib/web-url.ts";
import type { Db } from "../../server-context/db.ts";
import { OperatorError } from "../../server-context/error-messages.ts";
import type { ForeignReaders } from "../../server-context/foreign-files/foreign-readers.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import { copyRows, type SupabaseClient, type SupabaseProject } from "../../server-context/supabase-project.server.ts";
import type { ContentKind, PreparedBatch, RowProblem } from "../content-drafts/rows/prepared-rows.ts";
import type { Leases } from "../noun.ts";
import { siteArchive } from "./export/site-archive.server.ts";
import { exportContent } from "./export-content.server.ts";
import {
  fileSource,
  type ImportCounts,
  type ImportDatabase,
  type ImportSource,
  importContent,
  vacuumAfterImport,
} from "./import-content.server.ts";
import { prepareValues } from "./prepare-file.server.ts";
import { createImportContext, isWaiting, newExportFile, workOnImports } from "./site/import-jobs.server.ts";
import { addImport, listImportItems, listImports, startImport } from "./site/imports.server.ts";
import { defaultChoice, exportFormats, type ImportChoice, type SiteImport } from "./site-import.ts";

/** As many as are written with one statement. */
const rowsAtATime = 250;

const tables = { articles: "blog_articles", episodes: "blog" } as const;

const textId = z.looseObject({ id: z.string() });

/** Non-numeric ids do not fit the table; articles are matched by slug. */
const withoutTextId = (row: unknown) => (textId.safeParse(row).success ? { ...(row as object), id: null } : row);

async function* readBatches(kind: ContentKind, project: SupabaseClient): AsyncGenerator<PreparedBatch> {
  for (let from = 0; ; ) {
    const rows = await copyRows(project, tables[kind], from, rowsAtATime);
    if (rows.length === 0) return;
    const values = kind === "articles" ? rows.map(withoutTextId) : rows;
    yield* prepareValues(kind, values, from + 1);
    // The project may return fewer than requested.
    from += rows.length;
  }
}

/** Ordered by id; "lines" are rows. */
function supabaseRows(kind: ContentKind, project: SupabaseClient): ImportSource {
  return {
    kind,
    name: `${tables[kind]} (rows by id)`,
    bytes: 0,
    batches: () => readBatches(kind, project),
  };
}

/** Dependencies of `npm run content`. */
export type CommandParts = {
  siteUrl: string;
  supabase: SupabaseProject | undefined;
  /** Opens the site's database for the time of the work. */
  withDatabase: <Result>(work: (database: ImportDatabase) => Promise<Result>) => Promise<Result>;
  openMedia: () => Promise<MediaStore>;
  openReaders: () => ForeignReaders;
  openLeases: (db: Db) => Leases;
  readSite: (db: Db) => Promise<Site>;
  /** Rebuilds the archive of /ask. */
  reindex: (database: ImportDatabase) => Promise<{ passages: number; items: number }>;
};

const usage = `Usage:
  npm run content -- import --articles FILE.ndjson --episodes FILE.ndjson   (one of them is enough)
  npm run content -- import --supabase                                      (with SUPABASE_URL and SUPABASE_ANON_KEY)
  npm run content -- import-site FILE|URL [--drafts] [--copy-recordings] [--show]   (an export of Ghost, WordPress and others, or a feed)
  npm run content -- export-site FILE.zip --as ghost|wordpress|markdown     (articles and episodes with their files)
  npm run content -- reindex                                                (builds the archive of /ask anew)
  npm run content -- export DIRECTORY`;

const usageError = (message: string) => new OperatorError(`${message}\n${usage}`);

const describe = ({ name }: ImportSource, { line, field, message }: RowProblem) =>
  `${name} line ${line}: ${field ? `${field} ` : ""}${message}`;

const summary = ({ read, inserted, updated }: ImportCounts) =>
  `${read} read, ${inserted} added, ${updated} updated, ${read - inserted - updated} already the same`;

async function openSource(kind: "articles" | "episodes", file: string): Promise<ImportSource> {
  return fileSource(kind, file).catch((error: NodeJS.ErrnoException) => {
    throw usageError(`The file ${file} cannot be read (${error.code ?? error.message}).`);
  });
}

type Files = { articles?: string | undefined; episodes?: string | undefined };

async function openFiles(files: Files): Promise<ImportSource[]> {
  const sources: ImportSource[] = [];
  if (files.articles) sources.push(await openSource("articles", files.articles));
  if (files.episodes) sources.push(await openSource("episodes", files.episodes));
  if (sources.length === 0) throw usageError("Name a file to import.");
  return sources;
}

async function openProject({ supabase }: CommandParts): Promise<ImportSource[]> {
  if (!supabase) throw new OperatorError("supabaseUrl is required.");
  const { openSupabase } = await import("../../server-context/supabase-project.server.ts");
  const project = openSupabase(supabase);
  return [supabaseRows("articles", project), supabaseRows("episodes", project)];
}

async function runImport({ withDatabase }: CommandParts, sources: readonly ImportSource[]): Promise<void> {
  await withDatabase(async (database) => {
    const counts = await importContent(database, sources, {
      onProblem: (source, problem) => console.error(describe(source, problem)),
      onIgnoredField: ({ name }, field) => console.error(`${name}: the field "${field}" is unknown and left out`),
    });
    await vacuumAfterImport(database);
    for (const { kind } of sources) console.log(`${kind}: ${summary(counts[kind])}`);
  });
}

async function runExport({ withDatabase }: CommandParts, directory: string): Promise<void> {
  await withDatabase(async (database) => {
    const { articles, episodes } = await exportContent(database, directory);
    console.log(`${articles} articles and ${episodes} episodes written to ${directory}`);
  });
}

/** Written to a temporary name, so that a partial file is never mistaken for a complete one. */
async function runSiteExport(parts: CommandParts, file: string, as: string | undefined): Promise<void> {
  const format = exportFormats.find((candidate) => candidate === as);
  if (!format) throw usageError("Say in which format.");
  const { siteUrl } = parts;
  const media = await parts.openMedia();
  await parts.withDatabase(async ({ db }) => {
    await pipeline(siteArchive({ db, media, siteUrl }, format), createWriteStream(`${file}.part`));
    await rename(`${file}.part`, file);
    console.log(`The site is written to ${file}`);
  });
}

const siteImportWords = ({ counts, redirects }: SiteImport) =>
  [...Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`), `${redirects} redirects`].join(", ");

type SiteImportOptions = { drafts: boolean; copyRecordings: boolean; show: boolean };

/** Both steps of /admin/import: reads everything, then imports it. */
async function runSiteImport(parts: CommandParts, file: string, chosen: SiteImportOptions) {
  const media = await parts.openMedia();
  await parts.withDatabase(async ({ db }) => {
    const { siteUrl, openReaders, openLeases, readSite } = parts;
    const importing = createImportContext({ db, site: await readSite(db), media, siteUrl, readers: openReaders() });
    const isUrl = isWebUrl(file);
    const target = newExportFile();
    if (!isUrl) {
      const content = createReadStream(file);
      await media.put(target, content).catch((error: NodeJS.ErrnoException) => {
        throw usageError(`The file ${file} cannot be read (${error.code ?? error.message}).`);
      });
    }
    const bytes = (await media.stat(target))?.bytes ?? 0;
    const added = { fileName: isUrl ? file : path.basename(file), file: isUrl ? file : target, bytes };
    const id = await addImport(db, added, "command line");
    // A running site may pick it up first and do the work.
    const leases = openLeases(db);
    for (const step of ["read", "import"] as const) {
      while (await isWaiting(db, id)) {
        if (!(await leases.run("site imports", 0, () => workOnImports(importing)))) await pause(1_000);
      }
      const [entry] = await listImports(await readSite(db), db, id);
      if (!entry || entry.state === "failed") throw new OperatorError(entry?.problem ?? "The import is gone.");
      console.log(`${step}: ${siteImportWords(entry)}`);
      const { facts = [], notes = [] } = (step === "read" && entry.show) || {};
      for (const { label, here, feed } of facts) console.log(`show: ${label}: here “${here}”, in the feed “${feed}”`);
      for (const note of notes) console.log(`show: ${note}`);
      const choice: ImportChoice = {
        ...defaultChoice,
        keepsState: !chosen.drafts,
        recordings: chosen.copyRecordings ? "copy" : "leave",
        ...(chosen.show && { show: facts.map(({ name }) => name) }),
      };
      if (step === "read") await startImport(db, { id, choice }, "command line");
    }
    for (const outcome of ["unreadable", "failed", "edited"] as const) {
      for (const item of await listImportItems(db, { id, outcome, page: 1 })) {
        console.error(`${item.place}: ${[item.title, outcome, ...item.notes].filter(Boolean).join(" | ")}`);
      }
    }
  });
}

type Arguments = {
  command: string | undefined;
  rest: string[];
  articles?: string | undefined;
  episodes?: string | undefined;
  supabase?: boolean | undefined;
  drafts?: boolean | undefined;
  "copy-recordings"?: boolean | undefined;
  show?: boolean | undefined;
  as?: string | undefined;
};

function readArguments(words: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        articles: { type: "string" },
        episodes: { type: "string" },
        supabase: { type: "boolean" },
        drafts: { type: "boolean" },
        "copy-recordings": { type: "boolean" },
        show: { type: "boolean" },
        as: { type: "string" },
      },
    });
    const [command, ...rest] = positionals;
    return { command, rest, ...values };
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

async function runReindex({ withDatabase, reindex }: CommandParts): Promise<void> {
  const counts = await withDatabase(reindex);
  console.log(`${counts.passages} passages of ${counts.items} sources are in the archive`);
}

/** `npm run content`: import and export. @throws OperatorError when not everything was done */
export async function contentCommand(words: string[], parts: CommandParts): Promise<void> {
  const { command, rest, articles, episodes, supabase, ...options } = readArguments(words);
  const [directory] = rest;
  if (command === "import" && rest.length === 0) {
    if (supabase && (articles || episodes)) throw usageError("Import from files or from Supabase, not from both.");
    return runImport(parts, supabase ? await openProject(parts) : await openFiles({ articles, episodes }));
  }
  if (command === "export" && directory && rest.length === 1) return runExport(parts, directory);
  if (command === "export-site" && directory && rest.length === 1) return runSiteExport(parts, directory, options.as);
  if (command === "import-site" && directory && rest.length === 1) {
    const { drafts = false, "copy-recordings": copyRecordings = false, show = false } = options;
    return runSiteImport(parts, directory, { drafts, copyRecordings, show });
  }
  if (command === "reindex" && rest.length === 0) return runReindex(parts);
  throw usageError(command ? `This is not a complete command: ${words.join(" ")}` : "Nothing to do.");
}
