import type { Logger } from "../logger.ts";

/** Stops one part after the other. One that fails is logged and does not keep the others from stopping. */
export async function stopParts(
  parts: Readonly<Record<string, () => Promise<unknown>>>,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  for (const [part, stop] of Object.entries(parts)) {
    await stop().catch((error: Error) => logger.warn({ part, error: error.message }, "a part could not be stopped"));
  }
}
