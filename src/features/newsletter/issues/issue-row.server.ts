import { type Selectable, sql } from "kysely";
import { langOf } from "../../../lib/text-language.ts";
import type { Db, Schema } from "../../../server-context/db.ts";
import type { ContentRow } from "../../content-drafts/content-type.server.ts";
import type { PublicationState } from "../../content-drafts/editing.ts";
import type { Issue } from "./issue.ts";

export type IssueRow = Selectable<Schema["newsletter_issues"]> & ContentRow;

/** For the editor: only drafts are edited directly, other statuses have their own buttons. */
const stateOf = sql<PublicationState>`case i.status when 'draft' then 'draft' when 'scheduled' then 'scheduled' else 'published' end`;

export async function findIssueRow(db: Db, id: number): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`
    select i.*, i.version::text as base, ${stateOf} as state, i.scheduled_at as date
    from newsletter_issues i where i.id = ${id}::bigint and i.deleted_at is null`.execute(db);
  return rows[0];
}

export function issueOf(row: Selectable<Schema["newsletter_issues"]>): Issue {
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    previewText: row.preview_text,
    slug: row.slug ?? "",
    parts: row.parts,
    ...langOf(row.language),
    isInArchive: row.in_archive,
    status: row.status,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    sendingStartedAt: row.frozen_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    ratePerMinute: row.rate_per_minute,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
