import { z } from "zod";
import type { Db } from "../../src/server-context/db.ts";
import type { TriedAccount } from "./endpoint-rules.ts";
import type { OpenAuth } from "./open-auth.ts";
import { readBody } from "./request-body.ts";

const emailBody = z.object({ email: z.string() });
const passkeyBody = z.object({ response: z.object({ id: z.string().regex(/^[\w-]{1,2000}$/) }) });

const normalizeEmail = (email: string | undefined) =>
  email?.includes("\0") ? undefined : email?.trim().toLowerCase().slice(0, 200) || undefined;

type AuthRequest = {
  request: Request;
  headers: Headers;
  sessionEmail: string | undefined;
};

/** Lower-case email address of the account that the attempt counts against, whether or not it exists; undefined for none. */
export async function triedAccount(
  { db, getAuth }: { db: Db; getAuth: () => Promise<OpenAuth> },
  tried: TriedAccount,
  { request, headers, sessionEmail }: AuthRequest,
): Promise<string | undefined> {
  switch (tried) {
    case "named":
      return normalizeEmail((await readBody(request, emailBody))?.email);
    case "session":
      return normalizeEmail(sessionEmail);
    case "step": {
      const owner = await (await getAuth()).api.readStepOwner({ headers });
      return normalizeEmail(owner?.email);
    }
    case "passkey": {
      const id = (await readBody(request, passkeyBody))?.response.id;
      if (id === undefined) return undefined;
      const owner = await db
        .selectFrom("auth_passkeys")
        .innerJoin("auth_users", "auth_users.id", "auth_passkeys.user_id")
        .select("auth_users.email")
        .where("auth_passkeys.credential_id", "=", id)
        .executeTakeFirst();
      return normalizeEmail(owner?.email);
    }
    case "none":
      return undefined;
  }
}
