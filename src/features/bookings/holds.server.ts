import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import { minuteMs } from "../../lib/time/durations.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { visitorNetwork, widerNetwork } from "../../server-context/guards.server.ts";
import type { RequestContext } from "../../server-context/request-context.ts";
import { currentSecret } from "../../server-context/signed-link.ts";
import type { EventType, RequestedSlot } from "./booking.ts";
import { withTransactionRetry } from "./bookings.server.ts";
import { questionsOf } from "./event-types/booking-question.ts";
import { withLength } from "./event-types/event-type-length.ts";
import { getActiveEventType } from "./event-types.server.ts";
import { type Slot, toBookable, withBuffers } from "./offered-slots.ts";
import type { HoldResult } from "./slot-list.ts";
import {
  deleteExpiredHolds,
  isDayFull,
  isExclusionViolation,
  nextFreeSlots,
  rangeLiteral,
  slotAt,
} from "./slots.server.ts";

const holdMinutes = 5;

const holdsPerClient = 3;

/** Pseudonymous: derived from the network without revealing it. */
export const holdClient = (context: Pick<RequestContext, "secret" | "clientNetwork">): string =>
  createHmac("sha256", currentSecret(context.secret))
    .update(`booking-hold\n${widerNetwork(visitorNetwork(context))}`)
    .digest("base64url")
    .slice(0, 22);

/** Serialises requests of the same client. */
async function canHold(trx: Trx, client: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`booking-hold ${client}`}))`.execute(trx);
  const { count } = await trx
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("held_by", "=", client)
    .where("held_until", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count < holdsPerClient;
}

/** For five minutes; failures contain the next free times; "too-many": the `client` has reached its limit. */
export async function holdSlot(
  db: Db,
  type: EventType,
  requested: RequestedSlot & { client?: string },
  now: Date,
): Promise<
  Result<
    { reference: string; heldUntil: Date },
    (Failure<"taken" | "not-offered"> & { alternatives: Slot[] }) | Failure<"too-many">
  >
> {
  const slot = await slotAt(db, type, requested.start, now);
  const from = Math.max(requested.start.getTime(), now.getTime());
  if (!slot) return fail("not-offered", { alternatives: await nextFreeSlots(db, type, from, now) });
  const heldUntil = new Date(now.getTime() + holdMinutes * minuteMs);
  const blocked = withBuffers(type, slot);
  try {
    const held = await withTransactionRetry(db, async (trx): Promise<Result<string, "too-many" | "taken">> => {
      if (requested.client !== undefined && !(await canHold(trx, requested.client))) return fail("too-many");
      await deleteExpiredHolds(trx, blocked);
      if (await isDayFull(trx, type, slot.ownerDay)) return fail("taken");
      const row = await trx
        .insertInto("bookings")
        .values({
          event_type: type.key,
          starts_at: new Date(slot.start),
          ends_at: new Date(slot.end),
          blocked: rangeLiteral(blocked),
          owner_day: slot.ownerDay,
          zone: requested.zone,
          status: "held",
          held_until: heldUntil,
          held_by: requested.client ?? null,
        })
        .returning("reference")
        .executeTakeFirstOrThrow();
      return ok(row.reference);
    });
    if (held.ok) return ok({ reference: held.value, heldUntil });
    if (held.code === "too-many") return fail(held.code);
  } catch (error) {
    if (!isExclusionViolation(error)) throw error;
  }
  return fail("taken", { alternatives: await nextFreeSlots(db, type, from, now) });
}

/** Confirmed bookings stay. */
export async function releaseHold(db: Db, reference: string): Promise<void> {
  await db.deleteFrom("bookings").where("reference", "=", reference).where("status", "=", "held").execute();
}

type HoldInput = {
  eventType: string;
  start: number;
  zone: string;
  minutes?: number | undefined;
  instead?: string | undefined;
};

/** Replaces the hold `instead`. */
export async function holdForVisitor(context: RequestContext, request: HoldInput): Promise<HoldResult> {
  const offered = await getActiveEventType(context.db, request.eventType);
  const type = offered && withLength(offered, request.minutes);
  if (!type) return fail("not-offered", { alternatives: [] });
  if (request.instead) await releaseHold(context.db, request.instead);
  const now = new Date();
  const slot = { start: new Date(request.start), zone: request.zone, client: holdClient(context) };
  const held = await holdSlot(context.db, type, slot, now);
  if (!held.ok) {
    if (held.code === "too-many") return held;
    return fail(held.code, { alternatives: held.alternatives.map(toBookable) });
  }
  const { minutes } = type;
  const holdMs = held.value.heldUntil.getTime() - now.getTime();
  return ok({ reference: held.value.reference, minutes, questions: questionsOf(type), holdMs });
}

/** Also removes client identifiers of expired holds, and of bookings that are over or cancelled. */
export async function purgeExpiredHolds(db: Db): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ booked_by: null })
    .where("booked_by", "is not", null)
    .where((row) => row.or([row("ends_at", "<=", sql<Date>`now()`), row("status", "=", "cancelled")]))
    .execute();
  await db
    .updateTable("bookings")
    .set({ held_by: null })
    .where("held_by", "is not", null)
    .where("held_until", "<=", sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom("bookings")
    .where("status", "=", "held")
    .where("held_until", "<=", sql<Date>`now() - interval '1 hour'`)
    .execute();
}
