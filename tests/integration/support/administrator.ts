import { randomUUID } from "node:crypto";
import { recordAccess } from "../../../src/features/audit/audit.server.ts";
import type { Db } from "../../../src/server-context/db.ts";
import type { SignedInUser } from "../../../src/server-context/request-context.ts";

/**
 * Stores an administrator; without a password hash where nobody signs in, because hashing takes longer than most
 * tests.
 */
export async function addAdministrator(db: Db, email: string, password?: string): Promise<SignedInUser> {
  const id = randomUUID();
  await db
    .insertInto("auth_users")
    .values({ id, email, name: email.split("@")[0] ?? email, email_verified: true, role: "admin", image: null })
    .execute();
  const account = { id: randomUUID(), user_id: id, account_id: id, provider_id: "credential", password };
  if (password !== undefined) await db.insertInto("auth_accounts").values(account).execute();
  await recordAccess(db, { actor: "test", action: "administrator.create", subjectKind: "user", subjectId: id });
  return { id, email, name: email, role: "admin" };
}
