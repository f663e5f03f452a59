import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { hashToken, mayAdminister } from "../../server-context/http/bearer-token.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type ListedToken, maxTokens, type TokenScope, tokenPrefix } from "./api-token.ts";

type NewToken = { name: string; scopes: readonly TokenScope[]; days: number };

/** @returns the token, which is shown only once, or null when there are too many */
export async function createToken(
  db: Db,
  user: Pick<SignedInUser, "id" | "email">,
  { name, scopes, days }: NewToken,
): Promise<string | null> {
  const token = tokenPrefix + randomBytes(32).toString("base64url");
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("auth_users").select("id").where("id", "=", user.id).forUpdate().execute();
    const existing = await trx.selectFrom("api_tokens").select("id").where("user_id", "=", user.id).execute();
    if (existing.length >= maxTokens) return null;
    const { id } = await trx
      .insertInto("api_tokens")
      .values({
        user_id: user.id,
        name,
        hash: hashToken(token),
        scopes: [...scopes],
        expires_at: new Date(Date.now() + days * dayMs),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { name, scopes, days };
    await recordAudit(trx, { actor: user.email, action: "token.create", subjectKind: "token", subjectId: id, detail });
    return token;
  });
}

/** The user's own, newest first. */
export async function listTokens(db: Db, userId: string, now = new Date()): Promise<ListedToken[]> {
  const rows = await db
    .selectFrom("api_tokens")
    .select(["id", "name", "scopes", "created_at", "expires_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ created_at, expires_at, last_used_at, ...token }) => ({
    ...token,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isExpired: expires_at <= now,
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/** Revokes one of the user's own tokens, at once on all replicas. */
export async function revokeToken(db: Db, user: Pick<SignedInUser, "id" | "email">, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("api_tokens")
      .where("id", "=", id)
      .where("user_id", "=", user.id)
      .returning("name")
      .executeTakeFirst();
    if (!deleted) return;
    const subject = { subjectKind: "token", subjectId: id, detail: { name: deleted.name } } as const;
    await recordAudit(trx, { actor: user.email, action: "token.revoke", ...subject });
  });
}

/** When the password changes, as with sessions. */
export async function endTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}

export type TokenHolder = { id: number; name: string; scopes: readonly TokenScope[]; user: SignedInUser };

/** Null for an unknown, revoked or expired token, and for a token whose user cannot open the admin area. */
export async function findTokenHolder(db: Db, token: string): Promise<TokenHolder | null> {
  const row = await db
    .selectFrom("api_tokens as t")
    .innerJoin("auth_users", "auth_users.id", "t.user_id")
    .select(["t.id", "t.name", "t.scopes", "t.user_id", "auth_users.email", "auth_users.name as user_name"])
    .where("t.hash", "=", hashToken(token))
    .where("t.expires_at", ">", sql<Date>`now()`)
    .where(mayAdminister)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, scopes, user_id, email, user_name } = row;
  // One write a minute is enough to see whether it is in use.
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute();
  return { id, name, scopes, user: { id: user_id, email, name: user_name, role: "admin" } };
}
