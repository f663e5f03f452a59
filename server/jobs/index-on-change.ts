import { type ArchiveSite, indexChanges } from "../../src/features/ask/archive-index.server.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";

/** Several changes in a row, as an import by hand makes them, are indexed together after this many milliseconds. */
const settling = 100;

/**
 * Brings the archive up to date with what this or another process has published. Articles and notes saved in the admin area are
 * in the index already; what remains are transcripts, imports and changes by hand.
 * @returns the function that stops it, and resolves when what was running has finished
 */
export async function indexOnChange(
  site: ArchiveSite,
  database: Database,
  logger: Logger,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  function indexSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(async () => {
        if (isStopped) return;
        await indexChanges(site).catch((error: Error) => logger.error({ error: error.message }, "could not index"));
      });
    }, settling);
  }

  const stopListening = await database.listen("content_changed", indexSoon, indexSoon);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await stopListening().catch(() => undefined);
    await running;
  };
}
