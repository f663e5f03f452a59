import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openObserver } from "../../server/observe/open-observer.ts";
import type { Db } from "../../src/server-context/db.ts";
import { freePort } from "./support/free-port.ts";
import { listen } from "./support/listen.ts";
import { startHere } from "./support/site-here.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

type Span = { traceId: string; parentSpanId?: string; name: string; attributes: { key: string; value: unknown }[] };
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector that stores received spans. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Batch;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { spans, endpoint: `http://127.0.0.1:${port}` };
}

test("the metrics server isn't open after tracing failed to start", async () => {
  const metrics = { host: "127.0.0.1", port: await freePort() };
  const tracing = { endpoint: "nowhere", serviceName: "site" };
  const parts = { database: { db: {} as Db }, dataDir: tmpdir(), hasBackups: false, cache: () => undefined };
  await expect(openObserver({ metrics, tracing }, parts)).rejects.toThrow("URL");
  await expect(fetch(`http://127.0.0.1:${metrics.port}/metrics`)).rejects.toThrow("fetch failed");
});

test("monitoring sees requests, jobs and the database; log lines are JSON with the caller's trace", async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), "observing-"));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 10 }));
  const collector = await startCollector();
  const metricsPort = await freePort();
  const site = startHere({
    LOG_LEVEL: "info",
    DATA_DIR,
    SAMPLE_CONTENT: "none",
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  const port = await site.port;
  const fetchUrl = (url: string, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}${url}`, { headers }).then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
  const traced = await fetchUrl("/blog?search=tide", { traceparent: `00-${traceId}-${parentId}-01` });
  expect(traced.status).toBe(200);
  // A page is cached uncompressed once rendered, and compressed only when requested.
  for (let visit = 0; visit < 2; visit++) await fetchUrl("/about", { "accept-encoding": "identity" });
  expect((await fetchUrl("/metrics")).status).toBe(404);

  const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  // Jobs that run at startup run one after another.
  await expect.poll(readMetrics).toMatch(/^site_job_last_finished_seconds\{job="retention"\} \d+/m);
  const metrics = await readMetrics();
  for (const sample of [
    /^site_requests_total\{method="GET",route="\/blog",status="200"\} \d+$/m,
    /^site_request_duration_seconds_bucket\{le="1",route="\/about"\} \d+$/m,
    /^site_cache_hits_total [1-9]\d*$/m,
    /^site_cached_pages [1-9]\d*$/m,
    /^site_job_last_finished_seconds\{job="retention"\} \d+/m,
    /^# TYPE site_emails gauge$/m,
    /^nodejs_eventloop_lag_seconds /m,
  ]) {
    expect(metrics).toMatch(sample);
  }
  expect(metrics).not.toContain("tide");
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);

  const { code, stdout, stderr } = await site.stop();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const line = lines.find(({ trace }) => trace === traceId);
  expect(line).toMatchObject({ path: "/blog", status: 200, id: traced.headers.get("x-request-id") });

  const request = collector.spans.find(({ parentSpanId }) => parentSpanId === parentId);
  expect(request).toMatchObject({ traceId, name: "GET /blog" });
  const queries = collector.spans.filter((span) => span.traceId === traceId && span.name === "SELECT");
  expect(queries.length).toBeGreaterThan(0);
  expect(JSON.stringify(collector.spans)).not.toContain("tide");
});
