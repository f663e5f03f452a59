import type { getSessionFromCtx } from "better-auth/api";
import { sql } from "kysely";
import type { Db } from "../../src/server-context/db.ts";

/**
 * What Better Auth writes into `auth_verifications` for its two-factor plugin, and does not document: the cookie "two_factor" of a
 * sign-in that waits for a code holds the identifier of a row, whose value is the user's id; the identifiers of such rows, of
 * trusted devices and of reset links begin as below. This file can go when the library says for whom a code is asked, and ends
 * these rows itself after a new password. `tests/integration/upstream-auth.test.ts` fails when any of it changes.
 */

/** The user whose right password began the sign-in that waits for a code; undefined when none does. */
export async function findPendingUser(
  db: Db,
  ctx: Parameters<typeof getSessionFromCtx>[0],
): Promise<{ id: string; email: string } | undefined> {
  const { name } = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return undefined;
  return db
    .selectFrom("auth_verifications")
    .innerJoin("auth_users", "auth_users.id", "auth_verifications.value")
    .select(["auth_users.id", "auth_users.email"])
    .where("identifier", "=", challenge)
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
}

/** Ends what an old password had opened halfway for a user: sign-ins that wait for a code, trusted devices, other reset links. */
export async function endPendingAccess(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom("auth_verifications")
    .where("value", "=", userId)
    .where(sql<boolean>`identifier ~ '^(2fa-|trust-device-|reset-password:)'`)
    .execute();
}
