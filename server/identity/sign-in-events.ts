import type { Db } from "../../src/server-context/db.ts";

/** What the operator should be able to find in the log: the account by its id, never by its email address. */
export type SignInEvent = { event: "sign-in.failed" | "sign-in.delayed"; endpoint: string; account: string };

/** Notes attempts that did not get in; of what is no account's email address, that its account is unknown. */
export function createEventLog(db: Db, logEvent: ((event: SignInEvent) => void) | undefined) {
  return async (event: SignInEvent["event"], endpoint: string, email: string | undefined): Promise<void> => {
    if (!logEvent) return;
    const found = await db
      .selectFrom("auth_users")
      .select("id")
      .where("email", "=", email ?? "")
      .executeTakeFirst();
    logEvent({ event, endpoint, account: found?.id ?? "unknown" });
  };
}
