import { type Selectable, sql } from "kysely";
import type { Db, Schema } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { contains, type ListOrder, orderOf, pageOf, readPage } from "../../server-context/list-request.server.ts";
import { type ListRequest, maxExportRows } from "../../server-context/list-request.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { eraseRecords, recordStore } from "../people/records/records.server.ts";
import { endSubscription } from "./records/end-subscription.server.ts";
import type { SubscriberState } from "./records/subscriber.ts";
import { addSuppressions, hasUnsubscribed } from "./records/suppressions.server.ts";
import type { ListedSubscriber, SubscriberDetail } from "./subscriber-record.ts";

export type SubscriberListRequest = ListRequest & { status: SubscriberState | "" };

/** The indexed expression. */
export const searchedSubscribers = sql<string>`fold_text(coalesce(name, '') || ' ' || email || ' ' || coalesce(industry, '') || ' ' || page)`;

/** The indexed expression; an imported reader agreed before the import. */
const since = sql<Date>`coalesce(confirmed_at, created_at)`;

const orders: Record<string, ListOrder> = {
  email: { by: sql`lower(email)` },
  status: { by: sql`status` },
  page: { by: sql`lower(page)` },
  date: { by: since },
};
const columns = ["id", "email", "name", "status", "page", "end_reason", "bounces_in_row", since.as("since")] as const;

type SubscriberRow = Pick<Selectable<Schema["subscribers"]>, Extract<(typeof columns)[number], string>> & {
  since: Date;
};

const listed = ({ since: from, end_reason, bounces_in_row, ...row }: SubscriberRow): ListedSubscriber => ({
  ...row,
  email: emailInLetters(row.email),
  since: from.toISOString(),
  endReason: end_reason,
  bouncesInRow: bounces_in_row,
});

function selectMatching(db: Db, { search, status }: SubscriberListRequest) {
  let query = db.selectFrom("subscribers").where("deleted_at", "is", null);
  if (status) query = query.where("status", "=", status);
  if (search.trim()) query = query.where(contains(searchedSubscribers, search));
  return query;
}

export async function listSubscribers(
  db: Db,
  request: SubscriberListRequest,
): Promise<{ subscribers: ListedSubscriber[]; total: number }> {
  const matching = selectMatching(db, request);
  const ordered = matching.select(columns).orderBy(orderOf(request.sort, orders));
  const { rows, total } = await readPage(matching, ordered, pageOf(request));
  return { subscribers: rows.map(listed), total };
}

export type ExportedSubscriber = ListedSubscriber & {
  industry: string | null;
  confirmedAt: string | null;
  endedAt: string | null;
  imported: SubscriberDetail["imported"];
};

export async function listSubscribersForExport(db: Db, request: SubscriberListRequest): Promise<ExportedSubscriber[]> {
  const rows = await selectMatching(db, request)
    .select([...columns, "industry", "confirmed_at", "unsubscribed_at", "imported"])
    .orderBy(orderOf(request.sort, orders))
    .limit(maxExportRows)
    .execute();
  return rows.map(({ industry, confirmed_at, unsubscribed_at, imported, ...row }) => ({
    ...listed(row),
    industry,
    confirmedAt: confirmed_at?.toISOString() ?? null,
    endedAt: row.status === "unsubscribed" ? (unsubscribed_at?.toISOString() ?? null) : null,
    imported,
  }));
}

export async function getSubscriber(db: Db, id: number): Promise<SubscriberDetail | null> {
  const row = await db
    .selectFrom("subscribers")
    .select([...columns, "industry", "notes", "expires_at", "imported"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const events = await db
    .selectFrom("subscription_events")
    .select(["event", "text", "page", "at"])
    .where("subscriber_id", "=", id)
    .orderBy("at", "desc")
    .execute();
  const { industry, notes, expires_at, imported, ...rest } = row;
  return {
    ...listed(rest),
    industry,
    notes,
    expiresAt: expires_at?.toISOString() ?? null,
    imported,
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

/** False if already ended or deleted. */
export async function endSubscriptionFor(db: Db, id: number, actor: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const reader = await transaction
      .selectFrom("subscribers")
      .select("id")
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    return reader ? endSubscription(transaction, id, { now, page: "/admin", actor }) : false;
  });
}

export const { setDeleted: setSubscribersDeleted } = recordStore("subscriber");

/** A former reader stays suppressed. False if there is no such subscriber. */
export const eraseSubscriber = (
  { db, secret }: Pick<SiteContext, "db" | "secret">,
  id: number,
  actor: string,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const reader = await transaction
      .selectFrom("subscribers")
      .select(["email", "status", "unsubscribed_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (reader && hasUnsubscribed(reader)) await addSuppressions(transaction, secret, [reader.email], now);
    if ((await eraseRecords(transaction, "subscriber", [{ id }])) === 0) return false;
    await recordAudit(transaction, { actor, action: "subscriber.erase", subjectKind: "subscriber", subjectId: id });
    return true;
  });
