import { hostname } from "node:os";
import { clearNotice, raiseNotice } from "../../src/features/features.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Logger } from "../logger.ts";
import { clockDifference } from "../observe/clock-difference.ts";

/** Seconds; below it, nothing that the site does by the clock goes wrong. */
const tolerated = 30;

/** Each replica compares its own machine's clock with the database's. */
export async function watchClock(
  context: Pick<SiteContext, "site" | "db" | "siteUrl" | "ownerEmail">,
  logger: Pick<Logger, "warn">,
  measure = clockDifference,
): Promise<void> {
  const key = `clock:${hostname()}`;
  const seconds = Math.round(await measure(context.db));
  const now = new Date();
  if (Math.abs(seconds) <= tolerated) return clearNotice(context.db, key, now);
  logger.warn({ seconds }, "the clock of this machine and that of the database differ");
  const title = "A server’s clock is wrong";
  const reason = `The clock of ${hostname()} is ${Math.abs(seconds)} seconds ${seconds > 0 ? "behind" : "ahead of"} the database’s. Bookings, reminders and scheduled emails go by it. Ask your hosting provider to turn on its time service (NTP).`;
  await raiseNotice(context, { key, title, reason, isEmailed: false }, now);
}
