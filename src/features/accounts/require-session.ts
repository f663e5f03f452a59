import { redirect } from "@tanstack/react-router";
import type { Queries } from "../../ui/queries.ts";
import { lacksSecondFactor } from "./identity-client.ts";
import { sessionQuery } from "./session.ts";

/** Where a second factor is set up. */
export const securityPath = "/admin/security";

/**
 * Lets who is signed in pass; anyone else goes to the sign-in, in place of this page in the history, and comes back
 * (specification, "Guard and not-found"). Without the second factor that everyone needs, only its set-up is open.
 */
export async function requireSession(queries: Queries, wanted: string): Promise<void> {
  const session = await (await queries.client()).query(sessionQuery());
  if (session && lacksSecondFactor(session) && !wanted.startsWith(securityPath))
    throw redirect({ href: securityPath, replace: true });
  if (session) return;
  throw redirect({ href: `/login?${new URLSearchParams({ return: wanted })}`, replace: true });
}
