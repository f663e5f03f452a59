import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { sessionQuery } from "./session.ts";

/**
 * Lets who is signed in pass; anyone else goes to the sign-in, in place of this page in the history, and comes back
 * (specification, "Guard and not-found").
 */
export async function requireSession(queryClient: QueryClient, wanted: string): Promise<void> {
  const session = await queryClient.query(sessionQuery());
  if (session) return;
  throw redirect({ href: `/login?${new URLSearchParams({ return: wanted })}`, replace: true });
}
