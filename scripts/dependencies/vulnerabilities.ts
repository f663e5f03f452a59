import { z } from "zod";

const counts = z.object({ low: z.number(), moderate: z.number(), high: z.number(), critical: z.number() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: counts }),
});

export type AuditResult = { lines: string[]; isFine: boolean };

/**
 * What the answer of `npm audit --json` means: fine when it names no vulnerability of a package that runs in production. An answer
 * that is no report is not fine, for then nothing is known.
 */
export function readAudit(stdout: string): AuditResult {
  let answer: unknown;
  try {
    answer = JSON.parse(stdout);
  } catch {
    answer = undefined;
  }
  const read = report.safeParse(answer);
  if (!read.success) {
    const lines = ["The registry did not answer the question for vulnerabilities; ask again, or from another machine."];
    return { lines, isFine: false };
  }
  const found = Object.entries(read.data.vulnerabilities);
  const lines = found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { lines: [...lines, `${found.length} packages with known vulnerabilities.`], isFine: found.length === 0 };
}
