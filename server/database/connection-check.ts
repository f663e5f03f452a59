import type { Client } from "pg";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { socketOf } from "../upstream/connection-socket.ts";

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
