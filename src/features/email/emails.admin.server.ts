import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { contains, type ListOrder, orderOf, pageOf, readPage } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { type AuditEntry, recordAudit } from "../audit/audit.server.ts";
import type { EmailKind } from "./email-kind.ts";
import { emailQueue, type QueuedEmail } from "./email-queue.server.ts";
import { type EmailDetail, type EmailState, emailStateOf, type ListedEmail } from "./email-record.ts";
import { discardEmail, getEmail, retryEmail } from "./emails.server.ts";

export type EmailListRequest = ListRequest & { status: EmailState | "" };

const searched = sql<string>`fold_text(recipient || ' ' || subject)`;

const orders: Record<string, ListOrder> = {
  subject: { by: sql`lower(subject)` },
  recipient: { by: sql`lower(recipient)` },
  status: { by: sql`status` },
  attempts: { by: sql`attempts` },
  date: { by: sql`created_at` },
};

const columns = [
  ...(["id", "kind", "recipient", "subject", "status", "is_kept"] as const),
  ...(["attempts", "created_at", "sent_at", "next_attempt_at"] as const),
] as const;

function listed(row: Pick<QueuedEmail, (typeof columns)[number]>): ListedEmail {
  const { id, kind, recipient, subject, attempts } = row;
  const status = emailStateOf(row);
  const at = status === "sent" ? row.sent_at : status === "queued" ? row.next_attempt_at : null;
  return {
    id,
    kind,
    recipient: emailInLetters(recipient),
    subject,
    status,
    attempts,
    createdAt: row.created_at.toISOString(),
    at: at?.toISOString() ?? null,
  };
}

function selectMatching(db: Db, { search, status }: EmailListRequest) {
  let query = db.selectFrom("mails");
  if (status === "kept") query = query.where("is_kept", "=", true);
  else if (status) query = query.where("status", "=", status).where("is_kept", "=", false);
  if (search.trim()) query = query.where(contains(searched, search));
  return query;
}

export async function listEmailsForAdmin(
  db: Db,
  request: EmailListRequest,
): Promise<{ emails: ListedEmail[]; total: number }> {
  const matching = selectMatching(db, request);
  const ordered = matching.select(columns).orderBy(orderOf(request.sort, orders));
  const { rows, total } = await readPage(matching, ordered, pageOf(request));
  return { emails: rows.map(listed), total };
}

export async function getEmailDetail(db: Db, id: number): Promise<EmailDetail | null> {
  const row = await getEmail(db, id);
  if (!row) return null;
  return {
    ...listed(row),
    plain: row.plain,
    lastError: row.last_error,
    failure: row.failure,
    attachments: row.attachments.map(({ filename }) => filename),
  };
}

const changeEmails = (
  db: Db,
  ids: readonly number[],
  change: (trx: Db, id: number) => Promise<boolean>,
  entry: Pick<AuditEntry, "actor" | "action">,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    let count = 0;
    for (const id of ids) {
      if (!(await change(trx, id))) continue;
      count += 1;
      await recordAudit(trx, { ...entry, subjectKind: "mail", subjectId: id });
    }
    return count;
  });

export async function retryEmails(db: Db, ids: readonly number[], actor: string): Promise<number> {
  const count = await changeEmails(db, ids, retryEmail, { actor, action: "mail.retry" });
  emailQueue.emit("queued");
  return count;
}

/** Useless later: their links have expired or their times have passed. */
const shortLived: readonly EmailKind[] = ["booking-check", "booking-reminder", "password-reset"];

const canBeSent = sql<boolean>`is_kept and status = 'sent' and html <> '' and kind <> all(${[...shortLived]}::text[])`;

/** How many can be sent once there is a mail server. */
export async function countKept(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .where(canBeSent)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Queues emails that were waiting for a mail server. @returns how many */
export async function sendKept(db: Db, actor: string): Promise<number> {
  const count = await db.transaction().execute(async (trx) => {
    const queued = await trx
      .updateTable("mails")
      .where(canBeSent)
      .set({ status: "queued", is_kept: false, attempts: 0, next_attempt_at: sql<Date>`now()`, sent_at: null })
      .returning("id")
      .execute();
    for (const { id } of queued)
      await recordAudit(trx, { actor, action: "mail.send-kept", subjectKind: "mail", subjectId: id });
    return queued.length;
  });
  emailQueue.emit("queued");
  return count;
}

export const discardEmails = (db: Db, ids: readonly number[], actor: string): Promise<number> =>
  changeEmails(db, ids, discardEmail, { actor, action: "mail.discard" });
