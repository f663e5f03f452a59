import type { ResponseCache } from "../cache/response-cache.ts";

export type HealthParts = {
  cache: Pick<ResponseCache, "size">;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Whether the disk of the data directory accepts writes; absent, the health check does not say. */
  isDiskWritable?: () => Promise<boolean>;
};

/** Whether a check resolves. */
export const succeeds = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );

/** The state of this process for anyone who watches it. */
export async function serveHealth({ cache, ping, isDiskWritable }: HealthParts): Promise<Response> {
  const database = (await succeeds(ping())) ? "up" : "down";
  const disk = (await isDiskWritable?.()) === false ? "down" : "up";
  const status = database === "up" && disk === "up" ? "ok" : "degraded";
  return Response.json(
    { status, database, disk, cachedPages: cache.size.pages },
    // Without its disk the process can store nothing that it is sent: anyone who watches it has to act.
    { status: disk === "up" ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
