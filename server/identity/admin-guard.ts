import { returnUrl, securityPath } from "../../src/features/platform.server.ts";
import type { RouteMatch } from "../../src/match-route.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";

const sendTo = (location: string) =>
  new Response(null, { status: 302, headers: { Location: location, "Cache-Control": "no-store" } });

/** Redirects: signed-out to the sign-in, signed-in away from it, those without a required second factor to its set-up. */
export async function adminGuard(
  request: Request,
  match: RouteMatch | undefined,
  readSession: SiteContext["readSession"],
): Promise<Response | undefined> {
  const isAdmin = match?.policy.area === "admin";
  if (!isAdmin && match?.route !== "/login") return undefined;
  const { pathname, search, searchParams } = new URL(request.url);
  const user = await readSession(request.headers);
  if (isAdmin && !user) return sendTo(`/login?${new URLSearchParams({ return: pathname + search })}`);
  if (isAdmin && user?.needsSecondFactor && pathname !== securityPath) return sendTo(securityPath);
  if (!isAdmin && user) return sendTo(returnUrl(searchParams.get("return")));
  return undefined;
}
