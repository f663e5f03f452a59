import type { ResponseCache } from "../cache/response-cache.ts";
import { version } from "../logger.ts";

export type Phase = "starting" | "migrating" | "warming up" | "serving" | "draining";

export type HealthParts = {
  cache: Pick<ResponseCache, "size">;
  ping: () => Promise<void>;
  isDiskWritable?: () => Promise<boolean>;
  serviceName?: string;
  phase?: () => Phase;
};

export const noStore = { "Cache-Control": "no-store" };

const databaseState = (ping: HealthParts["ping"]): Promise<"up" | "down"> =>
  ping().then(
    () => "up",
    () => "down",
  );

export async function serveHealth({ cache, ping, isDiskWritable, serviceName }: HealthParts): Promise<Response> {
  const database = await databaseState(ping);
  const disk = (await isDiskWritable?.()) === false ? "down" : "up";
  const status = database === "up" && disk === "up" ? "ok" : "degraded";
  return Response.json(
    { service: serviceName, version, status, database, disk, cachedPages: cache.size.pages },
    // With a failed disk nothing can be stored, so monitoring must alert.
    { status: disk === "up" ? 200 : 503, headers: noStore },
  );
}

/** Liveness only: restarting would not help while the database is unavailable. */
export const serveLiveness = (): Response => Response.json({ status: "alive" }, { headers: noStore });

/**
 * Readiness: 503 while starting or draining, and without a database once no cached page could be served. With "?writing"
 * only a replica whose database responds is ready.
 */
export async function serveReadiness(request: Request, { cache, ping, phase }: HealthParts): Promise<Response> {
  const current = phase?.() ?? "serving";
  const database = await databaseState(ping);
  const canRead = database === "up" || (cache.size.pages > 0 && !new URL(request.url).searchParams.has("writing"));
  const isReady = current === "serving" && canRead;
  return Response.json(
    { status: isReady ? "ready" : "not ready", phase: current, database },
    { status: isReady ? 200 : 503, headers: noStore },
  );
}
