import { zonedMinute, zoneName } from "../lib/zoned-time.ts";
import type { Db } from "./db.ts";

export type OwnerTimes = {
  head: (label: string) => string;
  /** "2026-11-21 14:05" in the owner's zone. */
  at: (iso: string | null) => string | null;
};

export async function ownerTimes(db: Db): Promise<OwnerTimes> {
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  return {
    head: (label) => `${label} (${zoneName(zone)})`,
    at: (iso) => (iso === null ? null : zonedMinute(Date.parse(iso), zone)),
  };
}
