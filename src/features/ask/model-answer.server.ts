import { z } from "zod";
import type { AskContext } from "./mcp.server.ts";
import { answerTimeoutMs, chooseByModel } from "./model/choose-passages.server.ts";

/** Model answers per client in ten minutes. */
const modelLimit = { bucket: "archive-model", points: 20, seconds: 600 };

const input = z.object({ q: z.string().trim().min(1).max(2_000), consent: z.boolean() });

const problem = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: message }), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });

/** Streams the model's choice of quotations as JSON Lines. */
export async function serveModelAnswer(request: Request, context: AskContext, client: string): Promise<Response> {
  const service = context.answerService;
  if (!service) return problem(404, "No model is set up on this site.");
  const parsed = input.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success || parsed.data.q.includes("\0")) return problem(422, "Enter a question.");
  if (!service.isLocal && !parsed.data.consent)
    return problem(403, "Agree first that your question goes to the service.");
  const wait = await context.consumeRateLimit({ ...modelLimit, key: client });
  if (wait > 0) return problem(429, "Too many questions in a short time.", { "Retry-After": String(wait) });
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(answerTimeoutMs)]);
  const events = chooseByModel(context, service, parsed.data.q, signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    // The visitor pressed Stop or left.
    cancel: () => stop.abort(),
  });
  const headers = { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store, no-transform" };
  return new Response(body, { headers: { ...headers, "X-Accel-Buffering": "no" } });
}
