import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { requireRecentSignIn } from "../../../server-context/guards.server.ts";
import { allowConnection, endConnection, listConnections, readRequest } from "./connections.server.ts";
import { assistantScopes } from "./scopes.ts";

const clientId = z.string().min(1).max(200);

export const fetchConnections = adminFunction({ method: "GET" }).handler(async ({ context }) => ({
  connections: await listConnections(context.db, context.admin.id),
  siteUrl: context.siteUrl,
}));

/** Null if the program, or its redirect URI, isn't registered. */
export const fetchConnectionRequest = adminFunction({ method: "GET" })
  .validator(z.object({ clientId, redirectUri: z.string().max(2_000), state: z.string().max(2_000) }))
  .handler(async ({ data, context }) => (await readRequest(context.db, data)) ?? null);

/** @returns false for an unregistered program @throws HttpError 428 without a recent sign-in */
export const allowAssistant = adminFunction({ method: "POST" })
  .validator(z.object({ clientId, scopes: z.array(z.enum(assistantScopes)).min(1).max(assistantScopes.length) }))
  .handler(async ({ data, context }) => {
    requireRecentSignIn(context.admin);
    return context.db
      .transaction()
      .execute((trx) => allowConnection(trx, { siteUrl: context.siteUrl, user: context.admin }, data));
  });

export const endAssistant = adminFunction({ method: "POST" })
  .validator(z.object({ clientId }))
  .handler(async ({ data, context }) => {
    await context.db.transaction().execute((trx) => endConnection(trx, context.admin, data.clientId));
  });
