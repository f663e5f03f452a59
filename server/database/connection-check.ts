import type { Client } from "pg";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { socketOf } from "../upstream/connection-socket.ts";

/**
 * Closes a connection that has not answered since the last check: the kernel reports a host that disappeared only after
 * hours. Ends with the connection.
 */
export function closeWhenSilent(client: Client, everyMs = minuteMs): void {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (!isAnswered) return void socketOf(client).destroy();
    isAnswered = false;
    client.query("select 1").then(
      () => {
        isAnswered = true;
      },
      () => undefined,
    );
  }, everyMs).unref();
  client.once("end", () => clearInterval(timer));
}
