import type { Selectable } from "kysely";
import type { NewsletterIssuesTable } from "../schema.server.ts";
import type { Issue } from "./issue.ts";

/** A row as the rest of the product knows it. */
export function issueOf(row: Selectable<NewsletterIssuesTable>): Issue {
  return {
    id: Number(row.id),
    number: row.number,
    subject: row.subject,
    previewText: row.preview_text,
    slug: row.slug ?? "",
    parts: row.parts,
    isInArchive: row.in_archive,
    status: row.status,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    frozenAt: row.frozen_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    ratePerMinute: row.rate_per_minute,
    version: Number(row.version),
    updatedAt: row.updated_at.toISOString(),
  };
}
