import { sql } from "kysely";
import { dayMs, hourMs, minuteMs } from "../../../lib/time/durations.ts";
import type { Db } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { type EmailContent, text } from "../../email/email-content.ts";
import { queueEmail } from "../../email/emails.server.ts";
import type { OwnerNotice } from "./owner-notice.ts";

function ownerNoticeEmail(parts: {
  title: string;
  reason: string;
  action: { label: string; href: string };
}): EmailContent {
  return {
    subject: parts.title,
    preview: parts.reason,
    blocks: [
      text(`${parts.title}. ${parts.reason}`),
      text("This stays under Today in your admin area until it’s resolved."),
      { kind: "button", label: parts.action.label, href: parts.action.href },
    ],
    reason: "You’re receiving this email because you own this website.",
  };
}

export type NoticeContext = Pick<SiteContext, "db" | "siteUrl" | "ownerEmail" | "site">;

export type RaisedNotice = {
  /** Such as "job:backup". */
  key: string;
  title: string;
  /** What happened and how to fix it, in sentences. */
  reason: string;
  action?: { label: string; path: string };
  /** Consecutive failures before the owner is notified (default 1). */
  from?: number;
  /** Hours without a repeated email (default 0). */
  quietHours?: number;
  /** Minutes before it appears (default 0). */
  shownAfterMinutes?: number;
  isEmailed?: boolean;
};

const retentionDays = 30;

async function countOccurrence(trx: Db, notice: RaisedNotice, now: Date) {
  const { key, title, reason, action, from = 1, shownAfterMinutes } = notice;
  const columns = {
    title,
    reason,
    action_label: action?.label ?? null,
    action_path: action?.path ?? null,
    shown_from: from,
    latest_at: now,
  };
  const shownAfter = shownAfterMinutes === undefined ? null : new Date(now.getTime() + shownAfterMinutes * minuteMs);
  const isCleared = sql<boolean>`owner_notices.cleared_at is not null`;
  return trx
    .insertInto("owner_notices")
    .values({ key, ...columns, since: now, shown_after: shownAfter })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        ...columns,
        times: sql<number>`case when ${isCleared} then 1 else owner_notices.times + 1 end`,
        since: sql<Date>`case when ${isCleared} then ${now}::timestamptz else owner_notices.since end`,
        shown_after: sql<Date>`case when ${isCleared} then ${shownAfter}::timestamptz else owner_notices.shown_after end`,
        cleared_at: null,
      }),
    )
    .returning(["times", "since", "emailed_at"])
    .executeTakeFirstOrThrow();
}

/** Shows a problem until it is cleared, and emails it once. Joins the caller's transaction. */
export async function raiseNotice(
  { site, db, siteUrl, ownerEmail }: NoticeContext,
  notice: RaisedNotice,
  now: Date,
): Promise<void> {
  const { key, title, reason, action, from = 1, quietHours = 0, isEmailed = true } = notice;
  const raise = async (trx: Db) => {
    const { times, since, emailed_at } = await countOccurrence(trx, notice, now);
    if (!isEmailed || times < from) return;
    if (emailed_at) {
      const isQuiet = now.getTime() - emailed_at.getTime() < quietHours * hourMs;
      if (emailed_at >= since || isQuiet) return;
    }
    await trx.updateTable("owner_notices").set({ emailed_at: now }).where("key", "=", key).execute();
    const { label, path } = action ?? { label: "Open the admin area", path: "/admin" };
    const content = ownerNoticeEmail({ title, reason, action: { label, href: `${siteUrl}${path}` } });
    await queueEmail(site, trx, { kind: "owner-notice", to: ownerEmail, about: key, content });
  };
  await (db.isTransaction ? raise(db) : db.transaction().execute(raise));
}

export async function clearNotice(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable("owner_notices")
    .set({ cleared_at: now })
    .where("key", "=", key)
    .where("cleared_at", "is", null)
    .execute();
}

export async function listNotices(db: Db, now = new Date()): Promise<OwnerNotice[]> {
  const rows = await db
    .selectFrom("owner_notices")
    .selectAll()
    .where("cleared_at", "is", null)
    .whereRef("times", ">=", "shown_from")
    .where((row) => row.or([row("shown_after", "is", null), row("shown_after", "<=", now)]))
    .orderBy("since", "desc")
    .limit(20)
    .execute();
  return rows.map(({ key, title, reason, action_label, action_path, times, since }) => ({
    key,
    title,
    reason,
    action: action_label && action_path ? { label: action_label, path: action_path } : null,
    times,
    since: since.toISOString(),
  }));
}

export async function purgeNotices(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  await db.deleteFrom("owner_notices").where("cleared_at", "<", before).execute();
}
