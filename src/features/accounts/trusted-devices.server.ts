import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";

/**
 * Browsers that aren't asked for a code. Undocumented in Better Auth: a row whose value is the user's id, replaced at
 * each sign-in (`tests/integration/identity-factors.test.ts`).
 */
const isTrust = sql<boolean>`identifier like 'trust-device-%'`;

type TrustedDevice = { id: string; userAgent: string | null; usedAt: string };

/** Latest first. */
export async function listTrustedDevices(db: Db, userId: string): Promise<TrustedDevice[]> {
  const rows = await db
    .selectFrom("auth_verifications")
    .select(["id", "user_agent", "created_at"])
    .where("value", "=", userId)
    .where(isTrust)
    .where("expires_at", ">", new Date())
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({ id: row.id, userAgent: row.user_agent, usedAt: row.created_at.toISOString() }));
}

export async function endTrustedDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("auth_verifications").where("value", "=", userId).where(isTrust).execute();
}

/** Stores the user agent of the device that a sign-in has just trusted, if it has. */
export async function nameTrustedDevice(db: Db, userId: string, userAgent: string | null): Promise<void> {
  await db
    .updateTable("auth_verifications")
    .set({ user_agent: userAgent?.slice(0, 500) ?? "" })
    .where("value", "=", userId)
    .where(isTrust)
    .where("user_agent", "is", null)
    .execute();
}
