import type { getSessionFromCtx } from "better-auth/api";
import { sql } from "kysely";
import type { Db } from "../../src/server-context/db.ts";

/**
 * Undocumented in Better Auth: the cookie "two_factor" contains the identifier of an `auth_verifications` row whose value is
 * the user's id. Obsolete when the library exposes whose code is requested and ends these rows after a password change.
 * Guarded by `tests/integration/upstream-auth.test.ts`.
 */

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

/** After a password change: pending sign-ins, trusted devices, other reset links. */
export async function endPendingAccess(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom("auth_verifications")
    .where("value", "=", userId)
    .where(sql<boolean>`identifier ~ '^(2fa-|trust-device-|reset-password:)'`)
    .execute();
}
