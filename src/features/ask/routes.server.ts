import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { serveFeedback } from "./feedback.server.ts";
import { serveAskJson, serveMcp } from "./mcp.server.ts";
import { serveModelAnswer } from "./model-answer.server.ts";

export function askRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get("/ask.json", ({ req, env }) => serveAskJson(req.raw, context, env.network()));
  routes.post("/ask/answer", ({ req, env }) => serveModelAnswer(req.raw, context, env.network()));
  routes.post("/ask/feedback", ({ req, env }) => serveFeedback(req.raw, context, env.network()));
  routes.all("/mcp", ({ req, env }) => serveMcp(req.raw, context, env.network()));
  return routes;
}
