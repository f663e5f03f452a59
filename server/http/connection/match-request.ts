import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { matchRoute, type RouteMatch } from "../../../src/match-route.ts";

/** What stands on the context of every request: `match` is the row of the route policy that its path belongs to. */
export type RequestEnv = { Bindings: HttpBindings; Variables: { match: RouteMatch | undefined } };

/** Looks up the route of a request, once for everything that handles it. */
export const matchRequest = createMiddleware<RequestEnv>(async (context, next) => {
  context.set("match", matchRoute(new URL(context.req.raw.url).pathname));
  await next();
});
