import { afterEach, beforeEach, expect, test, vi } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { createLogger } from "./logger.ts";
import { repeatIntervalMs } from "./repeated-lines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logged() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createLogger("info", "harbour", { write }), lines };
}

test("every line carries the service and its version", () => {
  const { logger, lines } = logged();
  logger.info("stopping");
  expect(lines).toMatchObject([{ service: "harbour", version: packageJson.version, msg: "stopping" }]);
});

test("a repeated error is written once, then counted per interval", () => {
  const { logger, lines } = logged();
  const cause = { name: "Error", code: "ECONNREFUSED" };
  for (let request = 0; request < 300; request++) {
    logger.error({ status: 503, cause, path: `/blog/${request}` }, "a request failed");
  }
  expect(lines).toMatchObject([{ msg: "a request failed", path: "/blog/0" }]);
  vi.advanceTimersByTime(repeatIntervalMs);
  expect(lines.slice(1)).toMatchObject([{ level: 50, msg: "a request failed", status: 503, cause, repeated: 299 }]);
  expect(lines[1]).not.toHaveProperty("path");
  logger.error({ status: 503, cause, path: "/" }, "a request failed");
  vi.advanceTimersByTime(repeatIntervalMs);
  expect(lines.slice(2)).toMatchObject([{ repeated: 1 }]);
  // After a quiet interval, the next one counts as the first again.
  vi.advanceTimersByTime(repeatIntervalMs);
  logger.error({ status: 503, cause, path: "/about" }, "a request failed");
  expect(lines.slice(3)).toMatchObject([{ path: "/about" }]);
});

test("other errors, audit events and requests are written individually", () => {
  const { logger, lines } = logged();
  logger.error({ cause: { code: "ECONNREFUSED" } }, "a request failed");
  logger.error({ cause: { code: "42P01" } }, "a request failed");
  for (let time = 0; time < 2; time++) logger.warn({ event: "sign-in-failed" });
  for (let time = 0; time < 2; time++) logger.info({ method: "GET", status: 503 });
  expect(lines).toHaveLength(6);
});
