import type { Db } from "../../../request/db.ts";
import type { Issue } from "./issue.ts";

export type IssueFinding = {
  /** An error forbids sending. */
  severity: "error" | "warning";
  part?: number;
  field?: "subject" | "previewText" | "parts";
  message: string;
};

/** What is wrong with an issue before it is sent. */
export async function checkIssue(_db: Db, issue: Issue): Promise<IssueFinding[]> {
  const findings: IssueFinding[] = [];
  if (!issue.subject.trim()) findings.push({ severity: "error", field: "subject", message: "The subject is missing." });
  if (!issue.parts.some(({ html }) => html.trim())) {
    findings.push({ severity: "error", field: "parts", message: "The issue has no text." });
  }
  return findings;
}
