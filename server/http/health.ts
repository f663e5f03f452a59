import type { ResponseCache } from "../cache/response-cache.ts";
import { version } from "../service.ts";

/** Where a process is in its life: it opens its database, migrates it, renders its first pages, serves, or was asked to stop. */
export type Phase = "starting" | "migrating" | "warming up" | "serving" | "draining";

export type HealthParts = {
  cache: Pick<ResponseCache, "size">;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Whether the disk of the data directory accepts writes; absent, the health check does not say. */
  isDiskWritable?: () => Promise<boolean>;
  /** What this site is called; absent, the health check does not say. */
  serviceName?: string | undefined;
  /** Absent, the process serves. */
  phase?: () => Phase;
};

/** Whether a check resolves. */
const succeeds = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );

/** The state of this process for anyone who watches it. */
export async function serveHealth({ cache, ping, isDiskWritable, serviceName }: HealthParts): Promise<Response> {
  const database = (await succeeds(ping())) ? "up" : "down";
  const disk = (await isDiskWritable?.()) === false ? "down" : "up";
  const status = database === "up" && disk === "up" ? "ok" : "degraded";
  return Response.json(
    { service: serviceName, version, status, database, disk, cachedPages: cache.size.pages },
    // Without its disk the process can store nothing that it is sent: anyone who watches it has to act.
    { status: disk === "up" ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

const noStore = { "Cache-Control": "no-store" };

/** That the process answers at all; asks nothing else, for a database that is away is no reason to end the process. */
export const serveLiveness = (): Response => Response.json({ status: "alive" }, { headers: noStore });

/** Whether a proxy should send requests here: 503 while the process is cold, draining, or without its database. */
export async function serveReadiness({ ping, phase }: HealthParts): Promise<Response> {
  const current = phase?.() ?? "serving";
  const database = (await succeeds(ping())) ? "up" : "down";
  const isReady = current === "serving" && database === "up";
  return Response.json(
    { status: isReady ? "ready" : "not ready", phase: current, database },
    { status: isReady ? 200 : 503, headers: noStore },
  );
}
