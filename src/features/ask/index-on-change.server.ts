import type { Log } from "../../server-context/log.ts";
import type { ContentWatch } from "../noun.ts";
import { type ArchiveSite, indexChanges } from "./archive-index.server.ts";

/** Changes within this time are indexed together. */
const debounceMs = 100;

/** Indexes transcripts, imports and manual changes; the admin area indexes its own changes on saving. */
export function indexOnChange({ context, logger }: { context: ArchiveSite; logger: Log }): ContentWatch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  return {
    contentChanged() {
      timer ??= setTimeout(() => {
        timer = undefined;
        running = running.then(async () => {
          if (isStopped) return;
          await indexChanges(context).catch((error: Error) =>
            logger.error({ error: error.message }, "could not index"),
          );
        });
      }, debounceMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
