import { z } from "zod";
import { fail, ok } from "../../lib/result.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { requireRecentSignIn } from "../../server-context/guards.server.ts";
import { oneId } from "../../server-context/list-request.ts";
import { tokenDays, tokenScopes } from "./api-token.ts";
import { createToken, listTokens, revokeToken } from "./api-tokens.server.ts";

export const fetchTokens = adminFunction({ method: "GET" }).handler(({ context }) =>
  listTokens(context.db, context.admin.id),
);

export const addToken = adminFunction({ method: "POST" })
  .validator(
    z.object({
      name: z.string().trim().min(1).max(60),
      scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
      days: z.literal(tokenDays),
    }),
  )
  .handler(async ({ data, context }) => {
    requireRecentSignIn(context.admin);
    const token = await createToken(context.db, context.admin, data);
    return token === null ? fail("token-limit-reached") : ok(token);
  });

export const deleteToken = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(({ data, context }) => revokeToken(context.db, context.admin, data.id));
