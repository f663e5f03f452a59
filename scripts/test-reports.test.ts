import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPlaywright, readVitest } from "./test-reports.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reports-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(report: unknown): Promise<string> {
  const file = path.join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const testFile = (name: string, status: string, assertionResults: unknown[], message = "") => ({
  name: `/site/${name}`,
  status,
  message,
  assertionResults,
});

test("failed Vitest tests are reported with file, name and the first line of the reason", async () => {
  const failed = assertion("leads are kept", "failed", [
    "\u001b[31mError: Test timed out in 60000ms.\u001b[39m\n    at x",
  ]);
  const file = await write({
    numPassedTests: 2,
    testResults: [
      testFile("src/a.test.ts", "failed", [assertion("one", "passed"), failed]),
      testFile("src/b.test.ts", "failed", [assertion("two", "passed")], "Error: the hook took too long"),
    ],
  });
  expect(await readVitest(file, "/site", 1)).toEqual({
    passed: 2,
    failed: [
      "src/a.test.ts: leads are kept (Error: Test timed out in 60000ms.)",
      "src/b.test.ts (Error: the hook took too long)",
    ],
    retried: [],
  });
});

test("a run that fails outside of a test, or leaves no report, counts as one failure", async () => {
  const file = await write({ numPassedTests: 1, testResults: [testFile("src/a.test.ts", "passed", [])] });
  expect((await readVitest(file, "/site", 0)).failed).toEqual([]);
  expect((await readVitest(file, "/site", 1)).failed).toHaveLength(1);
  expect((await readVitest(path.join(folder, "none.json"), "/site", 0)).failed).toHaveLength(1);
  expect((await readPlaywright(path.join(folder, "none.json"), 0)).failed).toHaveLength(1);
});

const spec = (title: string, status: string, messages: (string | undefined)[]) => ({
  title,
  file: "blog.spec.ts",
  tests: [
    { status, projectName: "visitors", results: messages.map((message) => (message ? { error: { message } } : {})) },
  ],
});

test("journeys are counted at every nesting depth, and retried ones are named with the reason", async () => {
  const file = await write({
    errors: [],
    suites: [
      {
        title: "blog.spec.ts",
        specs: [spec("reads", "expected", [undefined]), spec("skips", "skipped", [])],
        suites: [
          {
            title: "on a phone",
            specs: [
              spec("hurries", "flaky", ["Error: too slow\nat y", undefined]),
              spec("breaks", "unexpected", ["no"]),
            ],
          },
        ],
      },
    ],
  });
  expect(await readPlaywright(file, 1)).toEqual({
    passed: 2,
    failed: ["e2e/blog.spec.ts: breaks (no)"],
    retried: ["e2e/blog.spec.ts: hurries (Error: too slow)"],
  });
});
