import { sendMyDataLink } from "../../../src/features/privacy/personal-data.server.ts";
import type { SiteContext } from "../../../src/server-context/request-context.ts";

/** Requests the "My data" email. @returns the token of its link */
export async function requestMyData(context: SiteContext, email: string, now: Date): Promise<string> {
  await sendMyDataLink(context, email, now);
  const { plain } = await context.db
    .selectFrom("mails")
    .select("plain")
    .where("kind", "=", "my-data")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /view\?token=(\S+)/.exec(plain)?.[1] ?? "";
}
