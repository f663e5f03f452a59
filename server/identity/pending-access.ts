import { sql } from "kysely";
import type { Db } from "../../src/server-context/db.ts";

/** Ends what an old password had opened halfway for a user: sign-ins that wait for a code, trusted devices, other reset links. */
export async function endPendingAccess(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom("auth_verifications")
    .where("value", "=", userId)
    .where(sql<boolean>`identifier ~ '^(2fa-|trust-device-|reset-password:)'`)
    .execute();
}
