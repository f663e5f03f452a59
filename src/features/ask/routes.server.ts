import { Hono } from "hono";
import { uncachedResponse } from "../../server-context/http/text-response.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { answerPath, feedbackPath, searchLimit } from "./ask.ts";
import { type AskContext, serveAskJson, serveMcp } from "./mcp.server.ts";
import { serveModelAnswer } from "./model-answer.server.ts";
import { recordFeedback } from "./questions.server.ts";

/** Records whether the result answered the question; without JavaScript it redirects back to the result. */
export async function serveFeedback(request: Request, context: AskContext, client: string): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const question = form.get("q")?.trim() ?? "";
  const verdict = form.get("answered");
  if (!question || question.includes("\0") || (verdict !== "yes" && verdict !== "no"))
    return uncachedResponse(422, "Choose Yes or No below the question that you asked.");
  const wait = await context.consumeRateLimit({ ...searchLimit, key: client });
  if (wait > 0)
    return uncachedResponse(429, `Too many requests. Try again in ${wait} seconds.`, { "Retry-After": String(wait) });
  await recordFeedback(context.db, question, verdict === "yes");
  const headers = { "Cache-Control": "no-store" };
  return request.headers.get("accept")?.includes("text/html")
    ? new Response(null, {
        status: 303,
        headers: { ...headers, Location: `/ask?${new URLSearchParams({ q: question })}#thanks` },
      })
    : new Response(null, { status: 204, headers });
}

export function askRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get("/ask.json", ({ req, env }) => serveAskJson(req.raw, context, env.network()));
  routes.post(answerPath, ({ req, env }) => serveModelAnswer(req.raw, context, env.network()));
  routes.post(feedbackPath, ({ req, env }) => serveFeedback(req.raw, context, env.network()));
  routes.all("/mcp", ({ req, env }) => serveMcp(req.raw, context, env.network()));
  return routes;
}
