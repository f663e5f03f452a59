import type { Selectable } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { EventType } from "./booking.ts";
import { hasFixedLength, lengthsOf } from "./event-types/event-type-length.ts";
import type { EventTypesTable } from "./schema.server.ts";

function eventTypeOf(row: Selectable<EventTypesTable>): EventType {
  return {
    key: row.key,
    title: row.title,
    active: row.active,
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

/** Null if unknown, or closed unless `evenIfClosed`. */
export async function getEventType(
  db: Db,
  key: string,
  { evenIfClosed = false }: { evenIfClosed?: boolean } = {},
): Promise<EventType | null> {
  const row = await db
    .selectFrom("event_types")
    .selectAll()
    .where("key", "=", key)
    .$if(!evenIfClosed, (query) => query.where("active", "=", true))
    .executeTakeFirst();
  return row ? eventTypeOf(row) : null;
}

export async function listEventTypes(db: Db): Promise<EventType[]> {
  const rows = await db.selectFrom("event_types").selectAll().orderBy("title").execute();
  return rows.map(eventTypeOf);
}

/** Existing bookings keep their times. False if unknown. */
export async function saveEventType(db: Db, type: EventType, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
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
        place: type.place,
        active: type.active,
        updated_at: new Date(),
      })
      .where("key", "=", type.key)
      .returning("key")
      .executeTakeFirst();
    const subject = { subjectKind: "event-type", subjectId: type.key } as const;
    if (changed) await recordAudit(transaction, { actor, action: "event-type.save", ...subject, detail: { ...type } });
    return changed !== undefined;
  });
}
