import { z } from "zod";
import { answerMs, phraseAnswer } from "../../../src/features/ask/model/phrase-answer.server.ts";
import type { AskContext } from "./ask-json.ts";

/** Answers that one client may have phrased in ten minutes. */
const phraseLimit = { bucket: "archive-model", points: 20, seconds: 600 };

const input = z.object({ q: z.string().trim().min(1).max(2_000), consent: z.boolean() });

const problem = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: message }), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });

/** Answers a question in the words of the configured model: proven sentences as lines of JSON, while it writes. */
export async function serveModelAnswer(request: Request, context: AskContext, client: string): Promise<Response> {
  const service = context.answerService;
  if (!service) return problem(404, "Answers of a model are not set up on this site.");
  const parsed = input.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success || parsed.data.q.includes("\0")) return problem(422, "Enter a question.");
  if (!service.isLocal && !parsed.data.consent)
    return problem(403, "Agree first that your question goes to the service.");
  const wait = await context.consumeRateLimit({ ...phraseLimit, key: client });
  if (wait > 0) return problem(429, "Too many questions in a short time.", { "Retry-After": String(wait) });
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(answerMs)]);
  const events = phraseAnswer(context, service, parsed.data.q, signal);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    // The visitor pressed Stop or left: the service need not go on either.
    cancel: () => stop.abort(),
  });
  const headers = { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store, no-transform" };
  return new Response(body, { headers: { ...headers, "X-Accel-Buffering": "no" } });
}
