import { randomUUID } from "node:crypto";
import { recordAccess } from "../../../src/features/audit/audit.server.ts";
import type { Db } from "../../../src/server-context/db.ts";
import type { SignedInUser } from "../../../src/server-context/request-context.ts";

/** Stores an administrator without a password, for tests in which no one signs in: hashing one takes longer than they do. */
export async function addAdministrator(db: Db, email: string): Promise<SignedInUser> {
  const id = randomUUID();
  await db
    .insertInto("auth_users")
    .values({ id, email, name: email.split("@")[0] ?? email, email_verified: true, role: "admin", image: null })
    .execute();
  await recordAccess(db, { actor: "test", action: "administrator.create", subjectKind: "user", subjectId: id });
  return { id, email, name: email, role: "admin" };
}
