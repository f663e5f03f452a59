import type { Db } from "../../src/server-context/db.ts";

export type SignInEvent = { event: "sign-in.failed" | "sign-in.delayed"; endpoint: string; account: string };

export function createEventLog(db: Db, logEvent: ((event: SignInEvent) => void) | undefined) {
  return async (event: SignInEvent["event"], endpoint: string, email: string | undefined): Promise<void> => {
    if (!logEvent) return;
    const user = await db
      .selectFrom("auth_users")
      .select("id")
      .where("email", "=", email ?? "")
      .executeTakeFirst();
    logEvent({ event, endpoint, account: user?.id ?? "unknown" });
  };
}
