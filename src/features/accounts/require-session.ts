import { redirect } from "@tanstack/react-router";
import type { Queries } from "../../lib/queries.ts";
import { sessionQuery } from "./session.ts";

/**
 * Lets who is signed in pass; anyone else goes to the sign-in, in place of this page in the history, and comes back
 * (specification, "Guard and not-found").
 */
export async function requireSession(queries: Queries, wanted: string): Promise<void> {
  const session = await (await queries.client()).query(sessionQuery());
  if (session) return;
  throw redirect({ href: `/login?${new URLSearchParams({ return: wanted })}`, replace: true });
}
