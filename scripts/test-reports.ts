import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

export type Outcome = { passed: number; failed: string[]; retried: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const runs = z.array(
  z.object({ results: z.array(z.object({ error: z.object({ message: z.string() }).partial().optional() })) }),
);
const specs = z.array(
  z.object({
    title: z.string(),
    file: z.string(),
    tests: z.array(z.object({ status: z.string(), projectName: z.string() }).and(runs.element)),
  }),
);
type Suite = { title: string; specs: z.infer<typeof specs>; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs,
  suites: z.lazy(() => z.array(suite)).optional(),
});
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string() }).partial()),
});

const maxReasonLength = 160;

function reason(message: string | undefined): string {
  const first =
    stripVTControlCharacters(message ?? "")
      .trim()
      .split("\n")[0] ?? "";
  return first && ` (${first.length > maxReasonLength ? `${first.slice(0, maxReasonLength)}…` : first})`;
}

async function readReport<Report>(file: string, schema: z.ZodType<Report>): Promise<Report | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** A failure outside of tests: a non-zero exit code or no report. */
function withExitFailure(runner: string, failed: readonly string[], code: number): string[] {
  return failed.length === 0 && code !== 0 ? [`${runner} ended with code ${code}; what it said is above`] : [...failed];
}

export async function readVitest(file: string, root: string, code: number): Promise<Outcome> {
  const report = await readReport(file, vitestReport);
  if (!report) return { passed: 0, failed: ["Vitest left no report; what it said is above"], retried: [] };
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    // A file that fails to load, or whose hook fails, has no failed test.
    if (tests.length === 0 && status === "failed") return [`${file}${reason(message)}`];
    return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}${reason(failureMessages?.[0])}`);
  });
  return { passed: report.numPassedTests, failed: withExitFailure("Vitest", failed, code), retried: [] };
}

const specsIn = ({ specs: ownSpecs, suites = [] }: Suite): z.infer<typeof specs> => [
  ...ownSpecs,
  ...suites.flatMap(specsIn),
];

export async function readPlaywright(file: string, code: number): Promise<Outcome> {
  const report = await readReport(file, playwrightReport);
  if (!report) return { passed: 0, failed: ["Playwright left no report; what it said is above"], retried: [] };
  const tests = report.suites.flatMap(specsIn).flatMap((spec) =>
    spec.tests.map(({ status, results }) => {
      const message = results.find(({ error }) => error)?.error?.message;
      return { status, name: `e2e/${spec.file}: ${spec.title}${reason(message)}` };
    }),
  );
  const namesWithStatus = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  const failed = [
    ...namesWithStatus("unexpected"),
    ...report.errors.map(({ message }) => `Playwright${reason(message)}`),
  ];
  const retried = namesWithStatus("flaky");
  return {
    passed: namesWithStatus("expected").length + retried.length,
    failed: withExitFailure("Playwright", failed, code),
    retried,
  };
}
