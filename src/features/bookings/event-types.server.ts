import type { Selectable } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import { slugOf } from "../../lib/slug.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { bookingPageOf, type EventType, hasBuiltInPage } from "./booking.ts";
import { hasFixedLength, lengthsOf } from "./event-types/event-type-length.ts";

function eventTypeOf(row: Selectable<Schema["event_types"]>): EventType {
  return {
    key: row.key,
    title: row.title,
    active: row.active && row.retired_at === null,
    retired: row.retired_at !== null,
    meets: row.meets,
    description: row.description,
    place: row.place,
    minutes: row.minutes,
    otherLengths: row.other_lengths,
    hours: row.hours,
    questions: row.questions,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    noticeMinutes: row.notice_minutes,
    windowDays: row.window_days,
    dailyLimit: row.daily_limit,
    slotStep: row.slot_step,
  };
}

export async function getEventType(db: Db, key: string): Promise<EventType | null> {
  const row = await db.selectFrom("event_types").selectAll().where("key", "=", key).executeTakeFirst();
  return row ? eventTypeOf(row) : null;
}

/** Null if unknown or not bookable. */
export async function getActiveEventType(db: Db, key: string): Promise<EventType | null> {
  const type = await getEventType(db, key);
  return type?.active ? type : null;
}

export async function listEventTypes(db: Db): Promise<EventType[]> {
  const rows = await db.selectFrom("event_types").selectAll().orderBy("position").orderBy("title").execute();
  return rows.map(eventTypeOf);
}

/** Existing bookings keep their times; `retired` is not saved. False if unknown. */
export async function saveEventType(db: Db, type: EventType, actor: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("event_types")
      .set({
        title: type.title,
        minutes: type.minutes,
        other_lengths: hasFixedLength(type.key) ? [] : lengthsOf(type).filter((minutes) => minutes !== type.minutes),
        hours: type.hours && JSON.stringify(type.hours),
        questions: JSON.stringify(type.questions),
        buffer_before: type.bufferBefore,
        buffer_after: type.bufferAfter,
        notice_minutes: type.noticeMinutes,
        window_days: type.windowDays,
        daily_limit: type.dailyLimit,
        slot_step: type.slotStep,
        meets: type.meets,
        description: type.description,
        place: type.place,
        ...(!type.retired && { active: type.active }),
        updated_at: new Date(),
      })
      .where("key", "=", type.key)
      .returning("key")
      .executeTakeFirst();
    const subject = { subjectKind: "event-type", subjectId: type.key } as const;
    if (changed) await recordAudit(trx, { actor, action: "event-type.save", ...subject, detail: { ...type } });
    return changed !== undefined;
  });
}

type NewEventType = {
  title: string;
  /** Key of the type whose rules are copied. */
  copyOf?: string | undefined;
};

const maxEventTypes = 40;

/** Not bookable until the owner activates it. @returns its key */
export async function createEventType(
  db: Db,
  { title, copyOf }: NewEventType,
  actor: string,
): Promise<Result<string, "too-many" | "gone">> {
  return db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom("event_types").selectAll().forUpdate().execute();
    if (existing.length >= maxEventTypes) return fail("too-many");
    const source = existing.find((row) => row.key === copyOf);
    if (copyOf !== undefined && !source) return fail("gone");
    const keys = new Set(existing.map((row) => row.key));
    const base = slugOf(title).slice(0, 32).replace(/-+$/, "") || "conversation";
    let key = base;
    for (let number = 2; keys.has(key); number++) key = `${base}-${number}`;
    const position = Math.max(0, ...existing.map((row) => row.position)) + 1;
    const shared = { key, title, position, active: false };
    await trx
      .insertInto("event_types")
      .values(
        source
          ? {
              ...source,
              ...shared,
              hours: source.hours && JSON.stringify(source.hours),
              questions: JSON.stringify(source.questions),
              retired_at: null,
              updated_at: new Date(),
            }
          : { ...shared, minutes: 30, daily_limit: null, place: null },
      )
      .execute();
    const subject = { subjectKind: "event-type", subjectId: key } as const;
    const detail = { title, ...(copyOf && { copyOf }) };
    await recordAudit(trx, { actor, action: "event-type.create", ...subject, detail });
    return ok(key);
  });
}

/** Unknown keys are ignored; types that are missing in `keys` come last. */
export async function orderEventTypes(db: Db, keys: readonly string[], actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("event_types").set({ position: keys.length }).execute();
    for (const [position, key] of keys.entries())
      await trx.updateTable("event_types").set({ position }).where("key", "=", key).execute();
    await recordAudit(trx, { actor, action: "event-type.order", detail: { keys } });
  });
}

/** `retiredAt` null restores it. Its bookings stay. False if nothing changed. */
export async function retireEventType(db: Db, key: string, retiredAt: Date | null, actor: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("event_types")
      .set({ retired_at: retiredAt })
      .where("key", "=", key)
      .where("retired_at", retiredAt ? "is" : "is not", null)
      .returning("key")
      .executeTakeFirst();
    const action = retiredAt ? "event-type.retire" : "event-type.restore";
    if (changed) await recordAudit(trx, { actor, action, subjectKind: "event-type", subjectId: key });
    return changed !== undefined;
  });
}

/** Paths of the pages of added types that can be booked. */
export async function listBookingPages(db: Db): Promise<string[]> {
  const types = await listEventTypes(db);
  return types.filter(({ key, active }) => active && !hasBuiltInPage(key)).map(({ key }) => bookingPageOf(key));
}
