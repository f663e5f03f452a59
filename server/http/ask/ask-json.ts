import { answerMachine } from "../../../src/features/ask/machine-answer.server.ts";
import { searchLimit } from "../../../src/features/ask/search-limit.ts";
import type { SiteContext } from "../../../src/server-context/request-context.ts";

export type AskContext = Pick<
  SiteContext,
  "db" | "content" | "media" | "siteUrl" | "consumeRateLimit" | "answerService"
>;

/** The longest question that is read from a URL. */
const maxQuestion = 2_000;

const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Robots-Tag": "noindex",
};

const json = (status: number, value: unknown, more: Record<string, string> = {}) =>
  new Response(`${JSON.stringify(value)}\n`, { status, headers: { ...headers, ...more } });

/** Answers GET /ask.json?q= with the passages that the page shows. */
export async function serveAskJson(request: Request, context: AskContext, client: string): Promise<Response> {
  const question = new URL(request.url).searchParams.get("q")?.slice(0, maxQuestion).trim() ?? "";
  if (!question || question.includes("\0"))
    return json(400, { error: "Add a question to the address, as in /ask.json?q=What+is+a+handover" });
  const wait = await context.consumeRateLimit({ ...searchLimit, key: client });
  if (wait > 0)
    return json(429, { error: `Too many questions. Try again in ${wait} seconds.` }, { "Retry-After": String(wait) });
  return json(200, await answerMachine(context, question));
}
