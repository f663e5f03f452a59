import type { Db } from "../../../server-context/db.ts";
import { passagesOf } from "../../ask/archive/html-passages.server.ts";
import { removeItem, storeItem } from "../../ask/archive/items.server.ts";
import type { NewItem } from "../../ask/archive/passage.ts";
import { findArchivedText } from "./archive.server.ts";
import { type ArchivedIssue, issueName } from "./archived-issue.ts";

/** A sent issue as the archive of passages holds it: what its public page shows, each part below its title. */
function issueItem(id: number, issue: ArchivedIssue): NewItem {
  return {
    kind: "issue",
    sourceId: String(id),
    title: issue.subject,
    label: issueName(issue),
    path: `/sunday-review/${issue.slug}`,
    publishedAt: issue.sentAt,
    fingerprint: issue.updatedAt,
    passages: issue.parts.flatMap(({ title, html }) => passagesOf(html, { heading: title, anchor: "" })),
  };
}

/** Brings the archive up to date with an issue, in the transaction that changes it; one without a public page leaves it. */
export async function indexIssue(trx: Db, id: number): Promise<void> {
  const issue = await findArchivedText(trx, id);
  if (issue) await storeItem(trx, issueItem(id, issue));
  else await removeItem(trx, "issue", String(id));
}
