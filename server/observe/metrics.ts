import { statfs } from "node:fs/promises";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { oldestWaitingSeconds } from "../../src/features/platform.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { newestBackup } from "../backup/scheduled-backups.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { Database } from "../database/open-database.ts";
import { mailOutageKey } from "../email/email-outage.ts";
import { version } from "../logger.ts";
import { clockDifference } from "./clock-difference.ts";
import type { Meter } from "./observer.ts";

type StatusCount = { status: string; count: number };

/** Times in seconds. */
type DatabaseFigures = {
  emails: StatusCount[];
  oldestWaitingEmail: number;
  /** Seconds since the mail server has been unusable; 0 when it works. */
  mailOutage: number;
  /** Issues being sent, paused, or finished within a day. */
  deliveries: StatusCount[];
  /** `finishedAt` is null before the first success. */
  jobs: { name: string; finishedAt: number | null; failures: number }[];
  backupAge: number | undefined;
};

async function countEmails(db: Db): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`select status, count(*)::integer as count from mails group by status`.execute(
    db,
  );
  return rows;
}

async function countDeliveries(db: Db): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select r.status, count(*)::integer as count
    from newsletter_issues i join newsletter_recipients r on r.issue_id = i.id
    where i.status in ('sending', 'paused') or i.finished_at > now() - interval '1 day'
    group by r.status`.execute(db);
  return rows;
}

async function mailOutageSeconds(db: Db): Promise<number> {
  const row = await db
    .selectFrom("owner_notices")
    .select(sql<number>`extract(epoch from now() - since)::double precision`.as("seconds"))
    .where("key", "=", mailOutageKey)
    .where("cleared_at", "is", null)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

const listJobs = (db: Db) =>
  db
    .selectFrom("job_leases")
    .select(["name", "failures"])
    .select(sql<number | null>`extract(epoch from nullif(finished_at, '-infinity'))::double precision`.as("finishedAt"))
    .execute();

/** Without a backup, the age of the database counts, so that the alert also fires if no backup ever succeeded. */
async function backupAge(db: Db): Promise<number> {
  const newest = (await newestBackup(db)) ?? (await createdAt(db));
  return (Date.now() - newest.getTime()) / 1000;
}

async function createdAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from schema_migrations`.execute(db);
  return rows[0]?.at ?? new Date();
}

/** Sequential on one connection, leaving the others to visitors. */
const readDatabaseFigures = (db: Db, hasBackups: boolean): Promise<DatabaseFigures> =>
  db.connection().execute(async (connection) => ({
    emails: await countEmails(connection),
    oldestWaitingEmail: await oldestWaitingSeconds(connection),
    mailOutage: await mailOutageSeconds(connection),
    deliveries: await countDeliveries(connection),
    jobs: await listJobs(connection),
    backupAge: hasBackups ? await backupAge(connection) : undefined,
  }));

/** Milliseconds a scrape waits for one dependency. */
const timeoutMs = 500;

/** Undefined on failure or timeout. A hanging query is not repeated, so that scrapes never exhaust the connections. */
function withTimeout<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let pending: Promise<Value | undefined> | undefined;
  return () => {
    pending ??= read()
      .catch(() => undefined)
      .finally(() => {
        pending = undefined;
      });
    return Promise.race([pending, pause(timeoutMs, undefined)]);
  };
}

export type MetricsParts = {
  database: Pick<Database, "db" | "pool">;
  dataDir: string;
  /** Whether backups are scheduled. */
  hasBackups: boolean;
  cache: () => Pick<ResponseCache, "size"> | undefined;
};

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Removes an unknown value, because 0 would be a valid one. */
function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

/** @returns a function that updates the gauges, those of dependencies within half a second */
function registerGauges(
  registers: Registry[],
  { database: { db, pool }, dataDir, hasBackups, cache }: MetricsParts,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  gauge("site_build_info", "The version that runs", ["version"]).set({ version }, 1);
  const pages = gauge("site_cached_pages", "Pages in memory");
  const bytes = gauge("site_cached_bytes", "Bytes of the pages in memory");
  const connections =
    pool && gauge("site_database_connections", "Connections of the pool, and queries that wait for one", ["state"]);
  const up = gauge("site_database_up", "Whether the database answers within half a second");
  const difference = gauge(
    "site_clock_difference_seconds",
    "How far the database's clock is ahead of this machine's; negative when it is behind",
  );
  const free = gauge("site_disk_free_bytes", "Free bytes of the disk of DATA_DIR");
  const size = gauge("site_disk_size_bytes", "Bytes of the disk of DATA_DIR");
  const emails = gauge("site_emails", "Emails in the database by their status", ["status"]);
  const oldest = gauge("site_oldest_waiting_email_seconds", "How long the email waits that was due first; 0 for none");
  const outage = gauge("site_mail_outage_seconds", "How long the mail server has accepted no email; 0 while it does");
  const deliveries = gauge(
    "site_newsletter_deliveries",
    "Emails of issues that are being sent, paused, or finished within a day, by status",
    ["status"],
  );
  const jobs = gauge(
    "site_job_last_finished_seconds",
    "When each job last succeeded in any replica, in seconds since 1970",
    ["job"],
  );
  const failures = gauge("site_job_failures", "Failed runs of each job since it last succeeded, in all replicas", [
    "job",
  ]);
  const backup = gauge(
    "site_backup_age_seconds",
    "Age of the newest scheduled backup, or of the database while there is none",
  );
  const readClock = withTimeout(() => clockDifference(db));
  const readFigures = withTimeout(() => readDatabaseFigures(db, hasBackups));
  const readDisk = withTimeout(() => statfs(dataDir));

  function setFigures(figures: DatabaseFigures | undefined): void {
    for (const labelled of [emails, deliveries, jobs, failures]) labelled.reset();
    for (const { status, count } of figures?.emails ?? []) emails.set({ status }, count);
    for (const { status, count } of figures?.deliveries ?? []) deliveries.set({ status }, count);
    for (const { name, finishedAt, failures: failed } of figures?.jobs ?? []) {
      if (finishedAt !== null) jobs.set({ job: name }, finishedAt);
      failures.set({ job: name }, failed);
    }
    setOrRemove(oldest, figures?.oldestWaitingEmail);
    setOrRemove(outage, figures?.mailOutage);
    setOrRemove(backup, figures?.backupAge);
  }

  return async (): Promise<void> => {
    pages.set(cache()?.size.pages ?? 0);
    bytes.set(cache()?.size.bytes ?? 0);
    if (pool) {
      connections?.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      connections?.set({ state: "idle" }, pool.idleCount);
      connections?.set({ state: "waiting" }, pool.waitingCount);
    }
    const [clock, figures, disk] = await Promise.all([readClock(), readFigures(), readDisk()]);
    up.set(clock === undefined ? 0 : 1);
    setOrRemove(difference, clock);
    setFigures(figures);
    setOrRemove(free, disk && disk.bavail * disk.bsize);
    setOrRemove(size, disk && disk.blocks * disk.bsize);
  };
}

export function createMetrics(parts: MetricsParts): Meter & { text: () => Promise<string>; contentType: string } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const updateGauges = registerGauges(registers, parts);
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter("site_requests_total", "Answered requests", ["method", "route", "status"]);
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time until a response was ready",
    labelNames: ["route"],
    buckets,
    registers,
  });
  const cached = counter("site_cache_hits_total", "Requests that were answered from memory");
  const jobs = counter("site_job_runs_total", "Runs of jobs by this replica", ["job", "outcome"]);
  const jobSeconds = counter("site_job_seconds_total", "Time that this replica spent in jobs", ["job"]);
  const emailResults = counter(
    "site_email_results_total",
    "Emails that this replica handed to the mail server, by result",
    ["queue", "result"],
  );
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  return {
    requestFinished({ method, route, status, seconds, isFromCache }) {
      requests.inc({ method: methods.includes(method) ? method : "other", route, status });
      durations.observe({ route }, seconds);
      if (isFromCache) cached.inc();
    },
    jobFinished(job, outcome, seconds) {
      jobs.inc({ job, outcome });
      jobSeconds.inc({ job }, seconds);
    },
    emailFinished: (queue, result) => emailResults.inc({ queue, result }),
    async text() {
      await updateGauges();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** /metrics on an address that visitors do not reach. @throws OperatorError when the address cannot be used */
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
          `METRICS_ADDRESS ${host}:${port} cannot be used (${error.message}); for example: METRICS_ADDRESS=127.0.0.1:9464.`,
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
