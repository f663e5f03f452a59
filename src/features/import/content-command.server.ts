import { createReadStream } from "node:fs";
import path from "node:path";
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
import type { ImportedKind, PreparedBatch, RowProblem } from "../content-drafts/rows/prepared-rows.ts";
import type { Leases } from "../noun.ts";
import { siteArchive } from "./export/site-archive.server.ts";
import { exportContent, writeAtomically } from "./export-content.server.ts";
import {
  fileSource,
  type ImportCounts,
  type ImportDatabase,
  type ImportSource,
  importContent,
  vacuumAfterImport,
} from "./import-content.server.ts";
import { prepareValues } from "./prepare-file.server.ts";
import { createImportContext, findWaitingImport, newExportFile, workOnImports } from "./site/import-jobs.server.ts";
import { addImport, listImportItems, listImports, startImport } from "./site/imports.server.ts";
import { defaultChoice, exportFormats, type ImportChoice, type SiteImport } from "./site-import.ts";

/** Rows per INSERT statement. */
const batchSize = 250;

const tables = { articles: "blog_articles", episodes: "blog" } as const;

const textId = z.looseObject({ id: z.string() });

/** Text ids don't fit the table; their articles are matched by slug. */
const withoutTextId = (row: unknown) => (textId.safeParse(row).success ? { ...(row as object), id: null } : row);

async function* readBatches(kind: ImportedKind, project: SupabaseClient): AsyncGenerator<PreparedBatch> {
  for (let from = 0; ; ) {
    const rows = await copyRows(project, tables[kind], from, batchSize);
    if (rows.length === 0) return;
    const values = kind === "articles" ? rows.map(withoutTextId) : rows;
    yield* prepareValues(kind, values, from + 1);
    // The project may return fewer rows than requested.
    from += rows.length;
  }
}

/** Ordered by id; "lines" are rows. */
function supabaseRows(kind: ImportedKind, project: SupabaseClient): ImportSource {
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

const unreadableFile = (file: string) => (error: NodeJS.ErrnoException) => {
  throw usageError(`The file ${file} cannot be read (${error.code ?? error.message}).`);
};

async function openFiles(files: Partial<Record<ImportedKind, string | undefined>>): Promise<ImportSource[]> {
  const sources: ImportSource[] = [];
  for (const kind of ["articles", "episodes"] as const) {
    const file = files[kind];
    if (file) sources.push(await fileSource(kind, file).catch(unreadableFile(file)));
  }
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

async function runSiteExport(parts: CommandParts, file: string, as: string | undefined): Promise<void> {
  const format = exportFormats.find((candidate) => candidate === as);
  if (!format) throw usageError("Say in which format.");
  const { siteUrl } = parts;
  const media = await parts.openMedia();
  await parts.withDatabase(async ({ db }) => {
    await writeAtomically(file, siteArchive({ db, media, siteUrl }, format));
    console.log(`The site is written to ${file}`);
  });
}

const siteImportSummary = ({ counts, redirects }: SiteImport) =>
  [...Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`), `${redirects} redirects`].join(", ");

type SiteImportOptions = { drafts: boolean; copyRecordings: boolean; show: boolean };

/** Both steps of /admin/import: the dry run, then the import. */
async function runSiteImport(parts: CommandParts, file: string, options: SiteImportOptions) {
  const media = await parts.openMedia();
  await parts.withDatabase(async ({ db }) => {
    const { siteUrl, openReaders, openLeases, readSite } = parts;
    const context = createImportContext({ db, site: await readSite(db), media, siteUrl, readers: openReaders() });
    const isUrl = isWebUrl(file);
    const target = newExportFile();
    if (!isUrl) {
      await media.put(target, createReadStream(file)).catch(unreadableFile(file));
    }
    const bytes = (await media.stat(target))?.bytes ?? 0;
    const added = { fileName: isUrl ? file : path.basename(file), file: isUrl ? file : target, bytes };
    const id = await addImport(db, added, "command line");
    // A running site may do the work first.
    const leases = openLeases(db);
    for (const step of ["read", "import"] as const) {
      while (await findWaitingImport(db, id)) {
        if (!(await leases.run("site imports", 0, () => workOnImports(context)))) await pause(1_000);
      }
      const [entry] = await listImports(await readSite(db), db, id);
      if (!entry || entry.state === "failed") throw new OperatorError(entry?.problem ?? "The import no longer exists.");
      console.log(`${step}: ${siteImportSummary(entry)}`);
      const { facts = [], notes = [] } = (step === "read" && entry.show) || {};
      for (const { label, here, feed } of facts) console.log(`show: ${label}: here “${here}”, in the feed “${feed}”`);
      for (const note of notes) console.log(`show: ${note}`);
      const choice: ImportChoice = {
        ...defaultChoice,
        keepsState: !options.drafts,
        recordings: options.copyRecordings ? "copy" : "leave",
        ...(options.show && { show: facts.map(({ name }) => name) }),
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

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
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
export async function contentCommand(args: string[], parts: CommandParts): Promise<void> {
  const { command, rest, articles, episodes, supabase, ...options } = readArguments(args);
  const [target] = rest;
  if (command === "import" && rest.length === 0) {
    if (supabase && (articles || episodes)) throw usageError("Import from files or from Supabase, not from both.");
    return runImport(parts, supabase ? await openProject(parts) : await openFiles({ articles, episodes }));
  }
  if (command === "export" && target && rest.length === 1) return runExport(parts, target);
  if (command === "export-site" && target && rest.length === 1) return runSiteExport(parts, target, options.as);
  if (command === "import-site" && target && rest.length === 1) {
    const { drafts = false, "copy-recordings": copyRecordings = false, show = false } = options;
    return runSiteImport(parts, target, { drafts, copyRecordings, show });
  }
  if (command === "reindex" && rest.length === 0) return runReindex(parts);
  throw usageError(command ? `This is not a complete command: ${args.join(" ")}` : "Nothing to do.");
}
