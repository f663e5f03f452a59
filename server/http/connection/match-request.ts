import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { matchRoute, type RouteMatch } from "../../../src/match-route.ts";

/** `match` is the route policy row of the request's path. */
export type RequestEnv = { Bindings: HttpBindings; Variables: { match: RouteMatch | undefined } };

export const matchRequest = createMiddleware<RequestEnv>(async (context, next) => {
  context.set("match", matchRoute(new URL(context.req.raw.url).pathname));
  await next();
});
