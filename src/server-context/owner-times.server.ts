import { zonedMinute, zoneName } from "../lib/zoned-time.ts";
import type { Db } from "./db.ts";

export type OwnerTimes = {
  /** A column's name with the zone that its times are in: "Received (Europe/Berlin)". */
  head: (label: string) => string;
  /** "2026-11-21 14:05" in the owner's zone for an ISO timestamp; null for none. */
  at: (iso: string | null) => string | null;
};

/** How times are written in the owner's exports: in the zone of the owner's calendar. */
export async function ownerTimes(db: Db): Promise<OwnerTimes> {
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  return {
    head: (label) => `${label} (${zoneName(zone)})`,
    at: (iso) => (iso === null ? null : zonedMinute(Date.parse(iso), zone)),
  };
}
