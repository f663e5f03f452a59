import { z } from "zod";
import type { Db } from "../../src/request/db.ts";
import { readBody } from "./request-body.ts";

/** What the operator should be able to find in the log: the account by its id, never by its email address. */
export type SignInEvent = { event: "sign-in.failed" | "sign-in.delayed"; endpoint: string; account: string };

const body = z.object({ email: z.string().optional() });

/** The email address that a body names, in lower case; empty when it names none. */
export async function namedAccount(request: Request): Promise<string> {
  return ((await readBody(request, body))?.email ?? "").trim().toLowerCase().slice(0, 200);
}

/** Notes attempts that did not get in; of a name that has no account, that it has none. */
export function createEventLog(db: Db, logEvent: ((event: SignInEvent) => void) | undefined) {
  return async (event: SignInEvent["event"], endpoint: string, email: string): Promise<void> => {
    if (!logEvent) return;
    const found = await db.selectFrom("auth_users").select("id").where("email", "=", email).executeTakeFirst();
    logEvent({ event, endpoint, account: found?.id ?? "unknown" });
  };
}
