import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { dayMs, minuteMs } from "../../../lib/time/durations.ts";
import type { Db, Trx } from "../../../server-context/db.ts";
import { hashToken, mayAdminister } from "../../../server-context/http/bearer-token.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import {
  type Assistant,
  assistantResource,
  type Connection,
  type ConnectionRequest,
  connectionDays,
} from "./connection.ts";
import { type AssistantScope, isAssistantScope } from "./scopes.ts";

const maxNameLength = 60;

/** Untrusted: chosen by the program. */
const clientName = (name: string | null): string =>
  name
    ?.replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, maxNameLength) || "An unnamed program";

const isBound = (resource: string) => sql<boolean>`tokens.resources @> ${JSON.stringify([resource])}::jsonb`;

/** User and client of a valid token. Queries the database each time, so that a revocation takes effect at once in every process. */
export async function readAssistant(db: Db, siteUrl: string, token: string): Promise<Assistant | undefined> {
  const row = await db
    .selectFrom("oauth_access_tokens as tokens")
    .innerJoin("oauth_clients as clients", "clients.client_id", "tokens.client_id")
    .innerJoin("auth_users", "auth_users.id", "tokens.user_id")
    .innerJoin("oauth_consents as consents", (join) =>
      join.onRef("consents.client_id", "=", "tokens.client_id").onRef("consents.user_id", "=", "tokens.user_id"),
    )
    .select(["tokens.scopes", "clients.client_id", "clients.name", "auth_users.id", "auth_users.email"])
    .select("consents.scopes as allowed")
    .where("tokens.token", "=", hashToken(token))
    .where("tokens.revoked", "is", null)
    .where("tokens.expires_at", ">", new Date())
    .where("clients.disabled", "is not", true)
    .where(isBound(assistantResource(siteUrl)))
    .where(mayAdminister)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    user: { id: row.id, email: row.email },
    client: { id: row.client_id, name: clientName(row.name) },
    scopes: row.scopes.filter(isAssistantScope).filter((scope) => row.allowed.includes(scope)),
  };
}

/** Writes at most once a minute. */
export async function recordUse(db: Db, { user, client }: Assistant): Promise<void> {
  await db
    .updateTable("oauth_consents")
    .set({ last_used_at: new Date() })
    .where("client_id", "=", client.id)
    .where("user_id", "=", user.id)
    .where((eb) => eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<", new Date(Date.now() - minuteMs))]))
    .execute();
}

/** Latest first. */
export async function listConnections(db: Db, userId: string): Promise<Connection[]> {
  const rows = await db
    .selectFrom("oauth_consents as consents")
    .innerJoin("oauth_clients as clients", "clients.client_id", "consents.client_id")
    .select(["clients.client_id", "clients.name", "consents.scopes", "consents.updated_at", "consents.last_used_at"])
    .where("consents.user_id", "=", userId)
    .orderBy("consents.updated_at", "desc")
    .execute();
  return rows.map((row) => ({
    clientId: row.client_id,
    name: clientName(row.name),
    scopes: row.scopes.filter(isAssistantScope),
    allowedAt: row.updated_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Undefined if the program, or its redirect URI, isn't registered. */
export async function readRequest(
  db: Db,
  request: { clientId: string; redirectUri: string; state: string },
): Promise<ConnectionRequest | undefined> {
  const client = await findClient(db, request.clientId);
  if (!client || !isRegistered(client.redirect_uris, request.redirectUri)) return undefined;
  const refusal = new URL(request.redirectUri);
  refusal.searchParams.set("error", "access_denied");
  if (request.state) refusal.searchParams.set("state", request.state);
  return {
    name: clientName(client.name),
    host: /^https?:$/.test(refusal.protocol) ? refusal.host : `${refusal.protocol} on this device`,
    refusal: refusal.href,
  };
}

const findClient = (db: Db, clientId: string) =>
  db
    .selectFrom("oauth_clients")
    .select(["name", "redirect_uris"])
    .where("client_id", "=", clientId)
    .where("disabled", "is not", true)
    .executeTakeFirst();

export async function storeRedirectUris(db: Db, clientId: string, redirectUris: readonly string[]): Promise<void> {
  const redirect_uris = JSON.stringify(redirectUris);
  await db.updateTable("oauth_clients").set({ redirect_uris }).where("client_id", "=", clientId).execute();
}

/** A program on the user's device can listen on any port (RFC 8252, 7.3). */
function isRegistered(registered: readonly string[], requestedUri: string): boolean {
  const withoutPort = (uri: string) => {
    const url = URL.parse(uri);
    if (url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)) url.port = "";
    return url?.href;
  };
  const requested = withoutPort(requestedUri);
  return requested !== undefined && registered.some((uri) => withoutPort(uri) === requested);
}

/** @returns false for an unregistered program */
export async function allowConnection(
  trx: Trx,
  { siteUrl, user }: { siteUrl: string; user: { id: string; email: string } },
  { clientId, scopes }: { clientId: string; scopes: readonly AssistantScope[] },
): Promise<boolean> {
  const client = await findClient(trx, clientId);
  if (!client) return false;
  const allowed = {
    scopes: JSON.stringify([...scopes, "offline_access"]),
    resources: JSON.stringify([assistantResource(siteUrl)]),
    updated_at: new Date(),
  };
  await trx
    .insertInto("oauth_consents")
    .values({ id: randomUUID(), client_id: clientId, user_id: user.id, ...allowed })
    .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doUpdateSet(allowed))
    .execute();
  const detail = { program: clientName(client.name), scopes };
  await recordAudit(trx, { actor: user.email, action: "connection.allow", detail });
  return true;
}

const connectionTables = ["oauth_access_tokens", "oauth_refresh_tokens", "oauth_consents"] as const;

/** Also deletes the program's registration, unless someone else uses it. */
export async function endConnection(trx: Trx, user: { id: string; email: string }, clientId: string): Promise<void> {
  const client = await findClient(trx, clientId);
  for (const table of connectionTables)
    await trx.deleteFrom(table).where("client_id", "=", clientId).where("user_id", "=", user.id).execute();
  await trx
    .deleteFrom("oauth_clients")
    .where("client_id", "=", clientId)
    .where("client_id", "not in", trx.selectFrom("oauth_consents").select("client_id"))
    .execute();
  const detail = { program: clientName(client?.name ?? null) };
  await recordAudit(trx, { actor: user.email, action: "connection.end", detail });
}

/** Called when the password changes, which ends all sessions too. */
export async function endConnections(db: Db, userId: string): Promise<void> {
  for (const table of connectionTables) await db.deleteFrom(table).where("user_id", "=", userId).execute();
}

/** Deletes expired rows, and clients that registered but were never allowed. */
export async function purgeConnections(db: Db): Promise<void> {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const table of ["oauth_access_tokens", "oauth_refresh_tokens", "oauth_client_assertions"] as const)
    await db.deleteFrom(table).where("expires_at", "<", now).execute();
  await db
    .deleteFrom("oauth_consents")
    .where("updated_at", "<", daysAgo(connectionDays))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("oauth_refresh_tokens as tokens")
            .select("tokens.id")
            .whereRef("tokens.client_id", "=", "oauth_consents.client_id")
            .whereRef("tokens.user_id", "=", "oauth_consents.user_id"),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom("oauth_clients")
    .where("created_at", "<", daysAgo(1))
    .where("client_id", "not in", db.selectFrom("oauth_consents").select("client_id"))
    .execute();
}
