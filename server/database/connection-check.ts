import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { socketOf } from "../upstream/connection-socket.ts";

/** Backoff in milliseconds, doubling up to the longest. */
const [minBackoffMs, maxBackoffMs] = [250, 5_000];

/** Connects again, with pauses, until it succeeds or is aborted. */
export async function reconnect(connect: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let wait = minBackoffMs; !signal.aborted; wait = Math.min(wait * 2, maxBackoffMs)) {
    try {
      await pause(wait, undefined, { signal });
      await connect();
      return;
    } catch {}
  }
}

/**
 * Closes a connection that hasn't responded since the last check: the kernel takes hours to report a host that disappeared.
 * Stops with the connection.
 */
export function closeWhenSilent(client: Client, everyMs = minuteMs): void {
  let hasResponded = true;
  const timer = setInterval(() => {
    if (!hasResponded) return void socketOf(client).destroy();
    hasResponded = false;
    client.query("select 1").then(
      () => {
        hasResponded = true;
      },
      () => undefined,
    );
  }, everyMs).unref();
  client.once("end", () => clearInterval(timer));
}
