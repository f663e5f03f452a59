import { sql } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { contains, type ListOrder, orderOf, pageOf, readPage } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { Booking, BookingContext, EventType } from "./booking.ts";
import { queuePlaceChange, renewBookingReminders } from "./booking-emails.server.ts";
import { placeOf } from "./booking-place.server.ts";
import type { BookingDetail, BookingListView, ListedBooking } from "./booking-record.ts";
import { listBookableTimes } from "./booking-view.server.ts";
import { bookingOf, cancelBooking, getBooking, rescheduleBooking, withTransactionRetry } from "./bookings.server.ts";
import { getEventType } from "./event-types.server.ts";
import type { SlotList } from "./slot-list.ts";

export const audited =
  (actor: string, action: AuditAction) =>
  (trx: Trx, { id }: Pick<Booking, "id">): Promise<void> =>
    recordAudit(trx, { actor, action, subjectKind: "booking", subjectId: id });

/** `place` null restores the event type's. Emails the visitor. @returns null if over, cancelled or unchanged */
async function setBookingPlace(
  context: BookingContext,
  type: EventType,
  reference: string,
  place: string | null,
  { actor, now }: { actor: string; now: Date },
): Promise<Booking | null> {
  return withTransactionRetry(context.db, async (trx) => {
    const row = await trx
      .updateTable("bookings")
      .set((update) => ({ place, updated_at: now, sequence: update("sequence", "+", 1) }))
      .where("reference", "=", reference)
      .where("status", "=", "confirmed")
      .where("ends_at", ">", now)
      .where("place", "is distinct from", place)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const booking = bookingOf(row);
    await queuePlaceChange(trx, { context, type, booking, now });
    await audited(actor, "booking.place")(trx, booking);
    return booking;
  });
}

/** Rewrites pending reminders of an event type with its current link, place and title. */
export async function updateReminders(context: BookingContext, key: string, now: Date): Promise<void> {
  const type = await getEventType(context.db, key);
  if (!type) return;
  await withTransactionRetry(context.db, async (trx) => {
    const upcoming = await trx
      .selectFrom("bookings")
      .selectAll()
      .where("event_type", "=", key)
      .where("status", "=", "confirmed")
      .where("starts_at", ">", now)
      .execute();
    for (const row of upcoming) await renewBookingReminders(trx, { context, type, booking: bookingOf(row), now });
  });
}

type BookingListRequest = ListRequest & { view: BookingListView | ""; type: string };

/** The indexed expression. */
export const searchedBookings = sql<string>`fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(topic, ''))`;

const orders: Record<string, ListOrder> = {
  time: { by: sql`starts_at` },
  title: { by: sql`event_type` },
  name: { by: sql`lower(coalesce(name, email))` },
  organisation: { by: sql`lower(organisation)`, isOptional: true },
  status: { by: sql`status` },
};

function filtered(db: Db, { search, view, type }: BookingListRequest, now: Date) {
  let query = db.selectFrom("bookings").innerJoin("event_types", "event_types.key", "bookings.event_type");
  if (view === "cancelled") query = query.where("status", "=", "cancelled");
  else if (view) {
    query = query.where("status", "=", "confirmed");
    if (view === "no-show") query = query.where("no_show", "=", true);
    else query = query.where("ends_at", view === "upcoming" ? ">" : "<=", now);
  } else query = query.where("status", "<>", "held");
  if (view === "upcoming") query = query.where("starts_at", ">", new Date(now.getTime() - dayMs));
  if (type) query = query.where("event_type", "=", type);
  if (search.trim()) query = query.where(contains(searchedBookings, search));
  return query;
}

const columns = [
  "bookings.id",
  "event_type as type",
  "event_types.title",
  "starts_at as startsAt",
  "ends_at as endsAt",
  "name",
  "email",
  "organisation",
  "status",
  "no_show as noShow",
] as const;

/** Not over, and overlapping a day off or a busy time. */
const conflict = (now: Date) =>
  sql<boolean>`bookings.status = 'confirmed' and bookings.ends_at > ${now} and (
    exists (select from days_off where day = bookings.owner_day)
    or exists (
      select from busy_times as busy where busy.ends_at > bookings.starts_at and busy.starts_at < bookings.ends_at))`.as(
    "hasConflict",
  );

type BookingRow = Pick<ListedBooking, "id" | "type" | "title" | "organisation" | "noShow" | "hasConflict"> &
  Pick<Booking, "startsAt" | "endsAt" | "name" | "email" | "status">;

const listed = <Row extends BookingRow>({ startsAt, endsAt, name, email, status, ...row }: Row, now: Date) => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  name: name ?? "",
  email: emailInLetters(email ?? ""),
  status: status === "cancelled" ? ("cancelled" as const) : ("confirmed" as const),
  hasStarted: startsAt.getTime() <= now.getTime(),
  isOver: endsAt.getTime() <= now.getTime(),
});

export async function listBookings(
  db: Db,
  request: BookingListRequest,
  now: Date,
  isExport = false,
): Promise<{ bookings: ListedBooking[]; total: number }> {
  const order = orderOf(request.sort, orders, request.view === "upcoming" ? "time" : "-time", "bookings.id");
  const all = filtered(db, request, now);
  const ordered = all.select(columns).select(conflict(now)).orderBy(order);
  const { rows, total } = await readPage(all, ordered, pageOf(request, isExport));
  return { bookings: rows.map((row) => listed(row, now)), total };
}

export async function getBookingDetail(db: Db, id: number, now: Date): Promise<BookingDetail | null> {
  const row = await db
    .selectFrom("bookings")
    .innerJoin("event_types", "event_types.key", "bookings.event_type")
    .select([...columns, "zone", "topic", "answers", "notes", "consent_text as consentText"])
    .select(conflict(now))
    .select(["created_at as createdAt", "cancelled_at as cancelledAt", "cancelled_by as cancelledBy"])
    .select(["cancel_reason as cancelReason", "bookings.place", "event_types.place as typePlace", "event_types.meets"])
    .select("reference")
    .select(sql<string>`to_char(retain_until, 'YYYY-MM-DD')`.as("retainUntil"))
    .select(
      sql<Date | null>`(select created_at from mails where occasion = 'booking:' || reference || ':no-show')`.as(
        "noShowWrittenAt",
      ),
    )
    .where("bookings.id", "=", id)
    .where("status", "<>", "held")
    .executeTakeFirst();
  if (!row) return null;
  const { notes, createdAt, cancelledAt, typePlace, noShowWrittenAt, reference, ...rest } = row;
  return {
    ...listed(rest, now),
    notes: notes ?? "",
    createdAt: createdAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    typePlace: placeOf({ place: null, reference }, { place: typePlace }),
    noShowWrittenAt: noShowWrittenAt?.toISOString() ?? null,
  };
}

async function findBooking(db: Db, id: number): Promise<{ booking: Booking; type: EventType } | null> {
  const row = await db.selectFrom("bookings").select("reference").where("id", "=", id).executeTakeFirst();
  const booking = row ? await getBooking(db, row.reference) : null;
  const type = booking && (await getEventType(db, booking.eventType));
  return booking && type ? { booking, type } : null;
}

/** Emails the visitor, quoting the reason; false if not cancellable. */
export async function cancelByOwner(
  context: BookingContext,
  id: number,
  actor: string,
  now: Date,
  reason: string | null = null,
): Promise<boolean> {
  const existing = await findBooking(context.db, id);
  if (!existing) return false;
  const { type, booking } = existing;
  const alongside = audited(actor, "booking.cancel");
  return (await cancelBooking(context, type, booking.reference, "owner", now, reason, alongside)) !== null;
}

/** Emails the visitor; "changed": over, cancelled or unchanged. */
export async function setPlaceByOwner(
  context: BookingContext,
  { id, place, actor, now }: { id: number; place: string | null; actor: string; now: Date },
): Promise<Result<undefined, "changed">> {
  const existing = await findBooking(context.db, id);
  if (!existing || !(await setBookingPlace(context, existing.type, existing.booking.reference, place, { actor, now })))
    return fail("changed");
  return ok();
}

/** False if cancelled or not yet started. */
export async function setNoShow(
  db: Db,
  { id, noShow, actor, now }: { id: number; noShow: boolean; actor: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("bookings")
      .set({ no_show: noShow, updated_at: now })
      .where("id", "=", id)
      .where("status", "=", "confirmed")
      .where("starts_at", "<=", now)
      .returning("id")
      .executeTakeFirst();
    if (changed) await audited(actor, noShow ? "booking.no-show" : "booking.attended")(trx, changed);
    return changed !== undefined;
  });
}

/** Null if cancelled or unknown. */
export async function listRescheduleTimes(
  db: Db,
  { id, from, to }: { id: number; from: number; to: number },
  now: Date,
): Promise<SlotList | null> {
  const existing = await findBooking(db, id);
  if (existing?.booking.status !== "confirmed") return null;
  return listBookableTimes(db, { eventType: existing.type.key, from, to }, now, existing.booking);
}

/** The booking's id. "too-many" is for visitors: the owner has no limits. */
export type BookingResult = Result<number, "taken" | "not-offered" | "gone" | "too-many">;

export async function rescheduleByOwner(
  context: BookingContext,
  { id, start, actor, now }: { id: number; start: Date; actor: string; now: Date },
): Promise<BookingResult> {
  const existing = await findBooking(context.db, id);
  if (existing?.booking.status !== "confirmed") return fail("gone");
  const requested = { start, zone: existing.booking.zone };
  const { type, booking } = existing;
  const alongside = audited(actor, "booking.move");
  const rescheduled = await rescheduleBooking(context, type, booking, requested, now, "owner", alongside);
  return rescheduled.ok ? ok(id) : rescheduled;
}

/** With its emails; false unless over or cancelled. */
export async function eraseBooking(db: Db, id: number, actor: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("bookings")
      .where("id", "=", id)
      .where((row) => row.or([row("status", "=", "cancelled"), row("ends_at", "<=", now)]))
      .returning("reference")
      .executeTakeFirst();
    if (!deleted) return false;
    await trx.deleteFrom("mails").where("occasion", "like", `booking:${deleted.reference}:%`).execute();
    await audited(actor, "booking.erase")(trx, { id });
    return true;
  });
}
