import { createServer } from "node:http";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { Database } from "../database/open-database.ts";
import { OperatorError } from "../operator-error.ts";
import type { Meter } from "./observer.ts";

export type MetricsParts = {
  database: Pick<Database, "db" | "pool">;
  /** What is in memory; known once the site is composed. */
  cache: () => Pick<ResponseCache, "size"> | undefined;
};

/** Seconds: from an answer out of memory to one that a visitor gives up on. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures that are read when someone asks for them. */
function registerGauges(registers: Registry[], { database, cache }: MetricsParts): void {
  const { db, pool } = database;
  new Gauge({
    name: "site_cached_pages",
    help: "Pages in memory",
    registers,
    collect() {
      this.set(cache()?.size.pages ?? 0);
    },
  });
  new Gauge({
    name: "site_cached_bytes",
    help: "Bytes of the pages in memory",
    registers,
    collect() {
      this.set(cache()?.size.bytes ?? 0);
    },
  });
  new Gauge({
    name: "site_emails",
    help: "Emails in the database by their status",
    labelNames: ["status"],
    registers,
    async collect() {
      const rows = await db
        .selectFrom("mails")
        .select(["status", sql<number>`count(*)`.as("count")])
        .groupBy("status")
        .execute()
        .catch(() => []);
      this.reset();
      for (const { status, count } of rows) this.set({ status }, Number(count));
    },
  });
  new Gauge({
    name: "site_job_last_finished_seconds",
    help: "When each job was last finished by any copy, in seconds since 1970",
    labelNames: ["job"],
    registers,
    async collect() {
      const rows = await db
        .selectFrom("job_leases")
        .select(["name", sql<number>`extract(epoch from finished_at)::double precision`.as("at")])
        .where("finished_at", ">", sql<Date>`'-infinity'`)
        .execute()
        .catch(() => []);
      for (const { name, at } of rows) this.set({ job: name }, Number(at));
    },
  });
  if (!pool) return;
  new Gauge({
    name: "site_database_connections",
    help: "Connections of the pool, and queries that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

/** Counts what happens, in the format of Prometheus. Loaded only where someone asks for it. */
export function createMetrics(parts: MetricsParts): Meter & { text: () => Promise<string>; contentType: string } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerGauges(registers, parts);
  const requests = new Counter({
    name: "site_requests_total",
    help: "Answered requests",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time until an answer was ready",
    labelNames: ["route"],
    buckets,
    registers,
  });
  const cached = new Counter({
    name: "site_cache_hits_total",
    help: "Requests that were answered from memory",
    registers,
  });
  const jobs = new Counter({
    name: "site_job_runs_total",
    help: "Runs of jobs by this copy",
    labelNames: ["job", "outcome"],
    registers,
  });
  const jobSeconds = new Counter({
    name: "site_job_seconds_total",
    help: "Time that this copy spent in jobs",
    labelNames: ["job"],
    registers,
  });
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  return {
    requestFinished({ method, route, status, seconds, fromCache }) {
      requests.inc({ method: methods.includes(method) ? method : "other", route, status });
      durations.observe({ route }, seconds);
      if (fromCache) cached.inc();
    },
    jobFinished(job, outcome, seconds) {
      jobs.inc({ job, outcome });
      jobSeconds.inc({ job }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/**
 * Serves the figures at /metrics on an address of its own, which visitors do not reach.
 * @throws OperatorError when the address cannot be used
 */
export async function serveMetrics(
  metrics: Pick<ReturnType<typeof createMetrics>, "text" | "contentType">,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(
        new OperatorError(
          `METRICS_ADDRESS ${host}:${port} cannot be used (${error.message}); use for example METRICS_ADDRESS=127.0.0.1:9464.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
