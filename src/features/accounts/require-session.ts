import { redirect } from "@tanstack/react-router";
import type { Queries } from "../../ui/queries.ts";
import { needsSecondFactor } from "./identity-client.ts";
import { sessionQuery } from "./session.ts";

export const securityPath = "/admin/security";

/** Redirects to the sign-in (spec, "Guard and not-found"), or to the set-up of a required second factor. */
export async function requireSession(queries: Queries, requestedUrl: string): Promise<void> {
  const session = await (await queries.client()).query(sessionQuery());
  if (session && needsSecondFactor(session) && !requestedUrl.startsWith(securityPath))
    throw redirect({ href: securityPath, replace: true });
  if (session) return;
  throw redirect({ href: `/login?${new URLSearchParams({ return: requestedUrl })}`, replace: true });
}
