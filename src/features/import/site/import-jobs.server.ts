import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { dayMs } from "../../../lib/time/durations.ts";
import type { Db } from "../../../server-context/db.ts";
import { StoppedReading, UnreadableFile } from "../../../server-context/foreign-files/unreadable-file.ts";
import { anyId } from "../../../server-context/list-request.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { deleteUnusedMedia } from "../../media/unused-media.server.ts";
import { deleteRedirects } from "../../redirects/redirects.server.ts";
import { defaultChoice } from "../site-import.ts";
import type { ImportContext } from "./import-context.server.ts";
import { type ImportedKind, importer, nouns, storedDigest } from "./imported-content.server.ts";
import { storeExportFrom, withExport } from "./local-files.server.ts";
import { exportOpener } from "./open-export.server.ts";
import { readExport } from "./read-export.server.ts";
import { runImport } from "./run-import.server.ts";
import { restoreSettings } from "./show-settings.server.ts";

const batchSize = 50;

/** Moves imported items that no one has edited since to the bin, deletes their redirects and unused files, and restores settings. */
async function undoImport(
  { db, stopping }: Pick<ImportContext, "db" | "stopping">,
  { id, actor }: { id: number; actor: string },
): Promise<void> {
  const user = await importer(db, actor);
  const imported = await db
    .selectFrom("imported_items")
    .select(["kind", "item_id", "stored_digest"])
    .where("import_id", "=", id)
    .orderBy("kind")
    .orderBy("item_id")
    .execute();
  for (const kind of ["article", "page", "episode"] satisfies ImportedKind[]) {
    const items = imported.filter((item) => item.kind === kind);
    for (let start = 0; start < items.length; start += batchSize) {
      stopping?.throwIfAborted();
      const unedited: number[] = [];
      for (const { item_id, stored_digest } of items.slice(start, start + batchSize)) {
        const opened = await nouns[kind].open(db, user, item_id);
        if (opened && storedDigest(kind, opened.stored) === stored_digest) unedited.push(item_id);
      }
      if (unedited.length > 0) await nouns[kind].remove(db, user, unedited);
      await db.deleteFrom("imported_items").where("kind", "=", kind).where("item_id", "=", anyId(unedited)).execute();
    }
  }
  const redirects = await db
    .selectFrom("redirects")
    .select("source")
    .where("origin", "=", "import")
    .where(sql<boolean>`source = any((select redirects from site_imports where id = ${id})::text[])`)
    .execute();
  await deleteRedirects(
    db,
    redirects.map(({ source }) => source),
  );
  const files = await db
    .selectFrom("imported_files")
    .select("media_id")
    .distinct()
    .where("import_id", "=", id)
    .execute();
  const ids = files.map(({ media_id }) => media_id);
  await deleteUnusedMedia(db, ids, actor, new Date());
  await restoreSettings(db, { id, actor });
}

/** Folder in the media store; never served. */
export const exportsFolder = "imports/";
export const newExportFile = (): string => exportsFolder + randomBytes(16).toString("hex");

/** The next import to work on, or the given one if it still waits. */
export const findWaitingImport = (db: Db, id?: number) =>
  db
    .selectFrom("site_imports")
    .select(["id", "file", "file_name", "state", "choice", "show", "created_by"])
    .where("state", "in", ["reading", "running", "undoing"])
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

type WaitingImport = NonNullable<Awaited<ReturnType<typeof findWaitingImport>>>;

const isUrl = (file: string) => /^https?:/i.test(file);

async function storeExport(context: ImportContext, { id, file }: WaitingImport): Promise<string> {
  if (!isUrl(file)) return file;
  const target = newExportFile();
  const bytes = await storeExportFrom(file, context, target);
  await context.db.updateTable("site_imports").set({ file: target, bytes }).where("id", "=", id).execute();
  return target;
}

/** Does nothing if it was cancelled meanwhile. */
async function finish(context: ImportContext, { id, state, created_by: actor }: WaitingImport): Promise<void> {
  const outcome = state === "undoing" ? "undone" : "done";
  await context.db.transaction().execute(async (trx) => {
    const finished = { state: outcome, finished_at: new Date() } as const;
    const update = trx.updateTable("site_imports").set(finished).where("id", "=", id).where("state", "=", state);
    if ((await update.executeTakeFirst()).numUpdatedRows === 0n) return;
    await recordAudit(trx, { actor, action: `site-import.${outcome}`, detail: { import: id } });
  });
}

async function workOn(context: ImportContext, entry: WaitingImport): Promise<void> {
  const { id, state, created_by: actor, choice, show } = entry;
  if (state === "undoing") {
    await undoImport(context, { id, actor });
    return finish(context, entry);
  }
  const source = { file: await storeExport(context, entry), name: entry.file_name };
  if (state === "reading") return withExport(context, source, (exported) => readExport(context, id, exported));
  await withExport(context, source, (exported) =>
    runImport(context, { id, actor, choice: { ...defaultChoice, ...choice }, show }, exported),
  );
  return finish(context, entry);
}

const failed = "Something failed on our side. What was imported until then is here; start it again to continue.";
const crashReason =
  "The site stopped twice while it worked on this file. Ask for a smaller export, or import it in parts.";

const maxAttempts = 2;

async function countAttempt({ db }: ImportContext, id: number, change: 1 | -1): Promise<number> {
  const attempts = sql<number>`attempts + ${change}`;
  const update = db.updateTable("site_imports").set({ attempts }).where("id", "=", id).returning("attempts");
  return (await update.executeTakeFirst())?.attempts ?? maxAttempts;
}

async function failImport({ db }: ImportContext, { id, state }: WaitingImport, problem: string): Promise<void> {
  const stopped = db.updateTable("site_imports").set({ state: "failed", problem, finished_at: new Date() });
  await stopped.where("id", "=", id).where("state", "=", state).execute();
}

const cancelCheckMs = 1_000;

/** Aborts when the import's state changes. */
function watchCancellation(
  { db }: ImportContext,
  { id, state }: WaitingImport,
): { signal: AbortSignal; end: () => void } {
  const cancelling = new AbortController();
  const row = db.selectFrom("site_imports").select("id").where("id", "=", id).where("state", "=", state);
  const timer = setInterval(() => {
    row.executeTakeFirst().then(
      (isActive) => isActive ?? cancelling.abort(),
      () => undefined,
    );
  }, cancelCheckMs);
  return { signal: cancelling.signal, end: () => clearInterval(timer) };
}

/** @returns false when the process stops */
async function attempt(context: ImportContext, entry: WaitingImport): Promise<boolean> {
  const attempts = await countAttempt(context, entry.id, 1);
  if (attempts > maxAttempts) {
    await failImport(context, entry, crashReason);
    return true;
  }
  const cancelling = watchCancellation(context, entry);
  const stopping = AbortSignal.any([cancelling.signal, ...(context.stopping ? [context.stopping] : [])]);
  try {
    await workOn({ ...context, stopping }, entry);
  } catch (error) {
    if (context.stopping?.aborted) {
      await countAttempt(context, entry.id, -1);
      return false;
    }
    if (cancelling.signal.aborted) return true;
    const isUnreadable = error instanceof UnreadableFile && !(error instanceof StoppedReading);
    const isLast = isUnreadable || attempts >= maxAttempts;
    if (isLast) await failImport(context, entry, error instanceof UnreadableFile ? error.message : failed);
    if (!(error instanceof UnreadableFile)) throw error;
  } finally {
    cancelling.end();
  }
  return true;
}

/** Runs waiting imports one after another; interrupted ones resume at the next start. */
export async function workOnImports(context: ImportContext): Promise<void> {
  for (let entry = await findWaitingImport(context.db); entry; entry = await findWaitingImport(context.db)) {
    if (!(await attempt(context, entry))) return;
  }
}

/** Exports are kept for 30 days, so that an import can be resumed; files without an import for a day. */
export async function purgeExports({ db, media }: Pick<ImportContext, "db" | "media">): Promise<void> {
  const { rows } = await sql<{ file: string; kept: boolean }>`
    select file, created_at >= now() - interval '30 days' or state in ('reading', 'running', 'undoing') as kept
      from site_imports where file like ${`${exportsFolder}%`}`.execute(db);
  const isRetained = new Map(rows.map((row) => [row.file, row.kept]));
  for await (const { name, modified } of media.list("imports"))
    if (!(isRetained.get(name) ?? modified.getTime() > Date.now() - dayMs)) await media.delete(name);
}

export const createImportContext = (parts: Omit<ImportContext, "openExport">): ImportContext => ({
  ...parts,
  openExport: exportOpener(parts.readers),
});
