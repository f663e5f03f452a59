import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { createEmailWebhooks } from "./email-webhooks.server.ts";

export function bounceRoutes({ context, webhookSecrets }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const accept = createEmailWebhooks(context, webhookSecrets);
  routes.post("/webhooks/email/:provider", ({ req, env }) => accept(req.raw, req.param("provider"), env.network()));
  return routes;
}
