import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";
import { terminalLines } from "./terminal-lines.ts";

test("a terminal shows each log line as a sentence, without machine-readable fields", () => {
  const lines: string[] = [];
  const logger = createLogger("info", "chartroom", terminalLines({ write: (line) => lines.push(line) }));
  logger.info("stopped");
  logger.warn({ migration: "0001_content.sql" }, "a migration waits");
  logger.info({ id: "a", method: "GET", path: "/about", status: 200, milliseconds: 3 });
  expect(lines.map((line) => line.replace(/\d\d:\d\d:\d\d/, "TIME"))).toEqual([
    "  TIME  stopped\n",
    "  TIME  warning: a migration waits  migration=0001_content.sql\n",
    "  TIME  GET /about 200  milliseconds=3\n",
  ]);
});
