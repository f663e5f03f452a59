import type { IssuePart } from "../../../src/features/newsletter/issues/issue.ts";
import type { SubscriberState } from "../../../src/features/subscribers/records/subscriber.ts";
import type { Db } from "../../../src/server-context/db.ts";

/** Adds readers, confirmed unless stated otherwise. @returns their ids in order */
export async function createReaders(
  db: Db,
  emails: readonly string[],
  { status = "confirmed", name = null }: { status?: SubscriberState; name?: string | null } = {},
): Promise<number[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .insertInto("subscribers")
    .values(
      emails.map((email) => ({
        email,
        name,
        industry: null,
        status,
        page: "/sunday-review",
        confirmed_at: status === "pending" ? null : new Date("2026-03-04T10:00:00Z"),
        end_reason: null,
        imported: null,
        deleted_by: null,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}

const text: IssuePart[] = [{ kind: "opening", title: "", html: "<p>A nurse on Ward 4 wanted a form.</p>" }];

/** Adds an issue that is ready to send. @returns its id */
export async function createIssue(
  db: Db,
  { subject = "A subject", parts = text }: { subject?: string; parts?: IssuePart[] } = {},
): Promise<number> {
  const { id } = await db
    .insertInto("newsletter_issues")
    .values({
      subject,
      preview_text: "A preview",
      parts: JSON.stringify(parts),
      rate_per_minute: 6000,
      created_by: "owner@example.com",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

/**
 * Adds an issue sent to these readers, who are created unless they exist. @returns Message-IDs in the order of the
 * readers
 */
export async function createSentIssue(
  db: Db,
  emails: readonly string[],
  subject = "A subject",
): Promise<{ issueId: number; messageIds: string[] }> {
  const existing = await db.selectFrom("subscribers").select("email").where("email", "in", emails).execute();
  await createReaders(
    db,
    emails.filter((email) => !existing.some((reader) => reader.email === email)),
  );
  const issueId = await createIssue(db, { subject });
  await db
    .updateTable("newsletter_issues")
    .set({ status: "sent", html: "<p>Text</p>", plain: "Text", frozen_at: new Date(), finished_at: new Date() })
    .where("id", "=", issueId)
    .execute();
  const readers = await db.selectFrom("subscribers").select(["id", "email"]).where("email", "in", emails).execute();
  const rows = await db
    .insertInto("newsletter_recipients")
    .values(
      readers.map(({ id, email }) => ({
        issue_id: issueId,
        subscriber_id: id,
        email,
        name: null,
        status: "sent" as const,
        lease_owner: null,
        last_answer: null,
      })),
    )
    .returning(["email", "message_id"])
    .execute();
  const messageIds = emails.map((email) => rows.find((row) => row.email === email)?.message_id ?? "");
  return { issueId, messageIds };
}
