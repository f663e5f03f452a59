import type { Db } from "../../../server-context/db.ts";
import { passagesOf } from "../../ask/archive/html-passages.server.ts";
import { removeItem, storeItem } from "../../ask/archive/items.server.ts";
import type { NewItem } from "../../ask/archive/passage.ts";
import { findArchivedText } from "./archive.server.ts";
import type { ArchivedIssue } from "./archived-issue.ts";

function issueItem(id: number, issue: ArchivedIssue): NewItem {
  return {
    kind: "issue",
    sourceId: String(id),
    title: issue.subject,
    label: issue.number === null ? "Issue" : `Issue ${issue.number}`,
    path: `/sunday-review/${issue.slug}`,
    publishedAt: issue.sentAt,
    passages: issue.parts.flatMap(({ title, html }) => passagesOf(html, { heading: title, anchor: "" })),
  };
}

/** Updates the passage index within the caller's transaction; an issue without a public page is removed. */
export async function indexIssue(trx: Db, id: number): Promise<void> {
  const issue = await findArchivedText(trx, id);
  if (issue) await storeItem(trx, issueItem(id, issue));
  else await removeItem(trx, "issue", String(id));
}
