import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { type Touch, touchesOf } from "./touches.ts";
import type { Visit } from "./visit.ts";

/** For a `visit` column. */
export const visitColumn = (visit: Visit | null | undefined): string | null => (visit ? JSON.stringify(visit) : null);

export type TouchEvent = "subscribers" | "leads" | "calls" | "mandates";

type CountedEvent = { day: string; event: TouchEvent; touches: readonly Touch[]; times?: number; euro?: number };

/** `times` and `euro` may be negative, for reversals. */
export async function addTouches(db: Db, { day, event, touches, times = 1, euro = 0 }: CountedEvent): Promise<void> {
  // In a fixed order, so that two transactions never deadlock.
  const keyOf = ({ kind, name, touch }: Touch) => `${kind} ${name} ${touch}`;
  for (const touch of touches.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))) {
    await db
      .insertInto("touch_counts")
      .values({ day, ...touch, [event]: times, euro })
      .onConflict((conflict) =>
        conflict.columns(["day", "kind", "name", "touch"]).doUpdateSet({
          [event]: sql<number>`touch_counts.${sql.ref(event)} + excluded.${sql.ref(event)}`,
          euro: sql<number>`touch_counts.euro + excluded.euro`,
        }),
      )
      .execute();
  }
}

/** The download of a lead of this kind. */
export const downloadOf = (kind: string | null): string | undefined =>
  kind === "ebook" || kind === "healthcare-guide" ? kind : undefined;

/** The first and last page that the person saw, across all records so far. */
export async function findTouches(db: Db, email: string): Promise<Touch[]> {
  const key = email.toLowerCase();
  const { rows } = await sql<{ visit: Visit | null; kind: string | null }>`
    select visit, kind from (
      select visit, kind, created_at, id from leads where lower(email) = ${key} and deleted_at is null
      union all select visit, null, requested_at, id from subscribers where lower(email) = ${key} and deleted_at is null
      union all select visit, null, created_at, id from bookings where lower(email) = ${key} and status <> 'held'
      union all select visit, null, created_at, id from guests where lower(email) = ${key} and deleted_at is null
    ) records order by created_at, id`.execute(db);
  return touchesOf(rows.map(({ visit, kind }) => ({ visit, download: downloadOf(kind) })));
}

/** Counts an event of today with the visits that led to it; in the transaction of its record. */
export async function countEvent(db: Db, event: TouchEvent, email: string, now: Date): Promise<void> {
  const touches = await findTouches(db, email);
  await addTouches(db, { day: now.toISOString().slice(0, 10), event, touches });
}
