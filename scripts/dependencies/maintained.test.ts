import { expect, test } from "vitest";
import { readAudit } from "./maintained.ts";

const none = { low: 0, moderate: 0, high: 0, critical: 0 };
const auditReport = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: none } });

test("npm audit: a known vulnerability is named and fails", () => {
  expect(readAudit(auditReport({}))).toEqual({ lines: ["0 packages with known vulnerabilities."], passed: true });
  const { lines, passed } = readAudit(auditReport({ leftpad: { severity: "high", range: "<2" } }));
  expect(passed).toBe(false);
  expect(lines[0]).toBe("leftpad <2: high");
});

test.each(["", "{}", '{"message":"404 Not Found"}'])("npm audit: output that isn't a report fails: %s", (stdout) => {
  expect(readAudit(stdout)).toMatchObject({ passed: false });
});
