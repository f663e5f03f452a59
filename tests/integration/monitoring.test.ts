import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../../package.json" with { type: "json" };
import { openPort, root, startNode } from "./fixtures/node-process.ts";
import { freePort } from "./support/free-port.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer } from "./support/postgres-server.ts";
import { recipe } from "./support/recipe-proxies.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";

const programs = findPostgresBinaries();

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) })),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});
const lineSchema = z.looseObject({
  level: z.number(),
  service: z.string(),
  version: z.string(),
  msg: z.string().optional(),
});

const errorLevel = 50;
/** The table of docs/monitoring.md; unreported cells are empty. */
async function listFaults() {
  const text = await readFile(path.join(root, "docs/monitoring.md"), "utf8");
  const table = /^\| fault \|[\s\S]*?\n\n/m.exec(text)?.[0] ?? "";
  return table
    .split("\n")
    .slice(2)
    .filter((row) => row !== "")
    .map((row) => {
      const [fault = "", line = "", metric = "", alert = "", notice = ""] = row
        .slice(2, -2)
        .split(" | ")
        .map((cell) => (cell === "–" ? "" : cell.replaceAll("`", "")));
      return { fault, line, metric, alert, notice };
    });
}

async function readSources(): Promise<string> {
  const files = globSync("{server,src}/**/!(*.test).{ts,tsx}", { cwd: root });
  return (await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")))).join("\n");
}

/** Longer than the default scrape timeout. */
const scrapeMs = 10_000;

describe.skipIf(!programs)("a monitored site", () => {
  async function startMonitoredSite() {
    const url = new URL(await createMigratedOnServer());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), "monitoring-"));
    const metricsPort = await freePort();
    const site = startNode(["server/main.ts"], {
      NODE_ENV: "production",
      DATA_DIR,
      DATABASE_URL: url.href,
      // A frozen server ends no statement, and nothing else does, either.
      DATABASE_STATEMENT_SECONDS: "0",
      SITE_SECRET: "a secret that only this test knows, long enough",
      SAMPLE_CONTENT: "none",
      SMTP_URL: "smtp://127.0.0.1:1",
      OTEL_SERVICE_NAME: "harbour",
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      BACKUP_URL: path.join(DATA_DIR, "backups"),
      PORT: "0",
    });
    onTestFinished(async () => {
      site.kill("SIGKILL");
      await site.ended;
      await proxy.stop();
      await rm(DATA_DIR, { recursive: true, force: true, maxRetries: 10 });
    });
    const port = await openPort(site);
    const readMetrics = async () => {
      const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
        signal: AbortSignal.timeout(scrapeMs),
      });
      return response.text();
    };
    const request = (pathname: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${pathname}`, init);
    return { site, proxy, request, readMetrics };
  }

  test("serves every metric of alerts and dashboard, even while the database hangs", async () => {
    const { proxy, readMetrics } = await startMonitoredSite();
    const { groups } = rulesSchema.parse(parse(await recipe("prometheus-rules.yaml")));
    const { panels } = dashboardSchema.parse(JSON.parse(await recipe("grafana-dashboard.json")));
    const expressions = [
      ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const used = new Set(expressions.flatMap((expr) => expr.match(/\b(?:site|nodejs|process)_[a-z0-9_]+/g) ?? []));
    expect(used.size).toBeGreaterThan(15);

    await expect.poll(readMetrics, { timeout: 60_000 }).toMatch(/^site_backup_age_seconds \d/m);
    const healthy = await readMetrics();
    const served = new Set(
      [...healthy.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
        type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    expect([...used].filter((name) => !served.has(name))).toEqual([]);
    for (const line of [
      /^site_database_up 1$/m,
      /^site_disk_free_bytes [1-9]\d*/m,
      /^site_oldest_waiting_email_seconds 0$/m,
      /^site_mail_outage_seconds 0$/m,
    ]) {
      await expect.poll(readMetrics, { timeout: 60_000 }).toMatch(line);
    }
    expect(healthy).toContain(`site_build_info{version="${packageJson.version}"} 1`);

    const rules = new Map(groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)));
    const rows = await listFaults();
    expect(new Set(rows.map(({ alert }) => alert).filter((alert) => alert !== ""))).toEqual(new Set(rules.keys()));
    const source = await readSources();
    for (const { fault, line, metric, alert, notice } of rows) {
      expect(source.includes(line) && source.includes(notice), `${fault}: ${line}, ${notice}`).toBe(true);
      if (metric !== "") expect(served, fault).toContain(metric);
      expect(rules.get(alert) ?? metric, fault).toContain(metric);
    }

    proxy.behave({ kind: "hang" });
    for (let scrape = 0; scrape < 3; scrape++) {
      const frozen = await readMetrics();
      expect(frozen).toMatch(/^site_database_up 0$/m);
      expect(frozen).not.toMatch(/^site_(?:oldest_waiting_email_seconds|backup_age_seconds|emails\{)/m);
      // A hanging query is not repeated: that would use up the connections visitors need.
      expect(Number(/^site_database_connections\{state="busy"\} (\d+)$/m.exec(frozen)?.[1])).toBeLessThan(10);
    }
  });

  test("shows an unavailable mail server in metrics and log without an address, and its version in /healthz", async () => {
    const { site, request, readMetrics } = await startMonitoredSite();
    expect(await (await request("/healthz")).json()).toMatchObject({
      service: "harbour",
      version: packageJson.version,
    });
    const body = new FormData();
    for (const [name, value] of [
      ["name", "Maren Meyer"],
      ["email", "maren@example.net"],
      ["message", "When do you have time?"],
    ] as const)
      body.set(name, value);
    const submission = await request("/contact", { method: "POST", body, headers: { Accept: "application/json" } });
    expect(submission.status).toBe(200);
    await expect
      .poll(readMetrics, { timeout: 30_000 })
      .toMatch(/^site_email_results_total\{queue="emails",result="unreachable"\} [1-9]/m);
    await expect.poll(readMetrics, { timeout: 30_000 }).toMatch(/^site_mail_outage_seconds (?!0$)/m);
    expect(await readMetrics()).toMatch(/^site_oldest_waiting_email_seconds (?!0$)/m);
    site.kill("SIGTERM");
    const lines = (await site.ended).stdout.trim().split("\n");
    const failed = lines
      .map((line) => lineSchema.parse(JSON.parse(line)))
      .filter(({ msg }) => msg === "an email was not sent");
    expect(failed[0]).toMatchObject({ service: "harbour", reason: "unreachable", code: "ECONNREFUSED" });
    expect(failed[0]?.says).toContain("ECONNREFUSED");
    expect(lines.join("\n")).not.toMatch(/maren|@example/i);
  });

  test("logs a failure once and then counts it while the database is unavailable", async () => {
    const { site, proxy, request } = await startMonitoredSite();
    await expect.poll(async () => (await request("/readyz")).status, { timeout: 60_000 }).toBe(200);
    proxy.behave({ kind: "cut" });
    const requests = 40;
    for (let index = 0; index < requests; index++) {
      expect((await request(`/blog?search=tide-${index}`)).status).toBeGreaterThanOrEqual(500);
    }
    proxy.behave({ kind: "pass" });
    site.kill("SIGTERM");
    const lines = (await site.ended).stdout
      .trim()
      .split("\n")
      .map((line) => lineSchema.parse(JSON.parse(line)));
    const served = lines.filter((line) => line.path === "/blog" && "milliseconds" in line);
    const failures = lines.filter(({ level }) => level === errorLevel);
    // On a slow machine an interval may end between two requests, which splits their count into two lines.
    const counted = failures
      .filter(({ msg }) => msg === "a request failed")
      .reduce((total, line) => total + (typeof line.repeated === "number" ? line.repeated : 0), 0);
    expect(served.length).toBeGreaterThanOrEqual(requests);
    expect(counted).toBeGreaterThan(requests / 2);
    // One line and one count per kind; the longer the database is unavailable, the more jobs report a kind of their
    // own.
    expect(failures.length).toBeLessThan(requests);
  });
});
