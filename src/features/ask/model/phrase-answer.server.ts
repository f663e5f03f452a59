import type { AnswerService } from "../../../request/request-context.ts";
import { stemsOf } from "../../archive/stems.server.ts";
import { wordsOf } from "../../archive/words.ts";
import { type AskSite, askArchive } from "../ask.server.ts";
import { sourceOf } from "../sources.ts";
import { takeFromBudget } from "./budget.server.ts";
import { chatMessages, maxSources } from "./chat-messages.ts";
import { modelLines } from "./chat-stream.ts";
import type { AnswerEvent } from "./model-answer.ts";
import { parseClaim, unprovedReason } from "./prove-sentence.ts";

const maxSentences = 4;
const maxTokens = 700;

/** Milliseconds that a service may take for a whole answer. */
export const answerMs = 45_000;

/** Sends the question to the service. @throws Error when it does not answer with a stream */
async function requestAnswer(service: AnswerService, messages: unknown, signal: AbortSignal) {
  const response = await fetch(`${service.url}/chat/completions`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(service.key && { Authorization: `Bearer ${service.key}` }),
    },
    body: JSON.stringify({ model: service.model, messages, stream: true, temperature: 0, max_tokens: maxTokens }),
    // A key that was meant for one host goes to no other.
    redirect: "error",
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the service answered ${response.status}`);
  }
  return response.body;
}

/**
 * The sentences that a model phrases from the passages for a question, each as soon as its passage proves it. What cannot be
 * proved is left out; the last event says how it ended.
 */
export async function* phraseAnswer(
  site: AskSite,
  service: AnswerService,
  question: string,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, void> {
  const { result, shown } = await askArchive(site, { q: question });
  const isAnswered = result.state === "answered";
  if (!isAnswered || !(await takeFromBudget(site.db, service.dailyRequests))) {
    yield { type: "end", reason: isAnswered ? "budget" : "nothing" };
    return;
  }
  const sources = shown.slice(0, maxSources);
  const said = new Set<string>();
  try {
    const body = await requestAnswer(service, chatMessages(result.question, sources), signal);
    for await (const line of modelLines(body)) {
      const claim = parseClaim(line);
      const passage = claim && sources[claim.source - 1];
      if (!claim || !passage || said.has(claim.sentence)) continue;
      const stems = await stemsOf(
        site.db,
        wordsOf(
          `${claim.sentence} ${passage.title} ${passage.heading} ${passage.speaker} ${passage.asked} ${passage.text}`,
        ),
      );
      if (unprovedReason(claim, sources, (word) => stems.get(word) ?? "")) continue;
      said.add(claim.sentence);
      yield { type: "sentence", text: claim.sentence, quote: claim.quote, source: sourceOf(passage) };
      if (said.size === maxSentences) break;
    }
    yield { type: "end", reason: said.size > 0 ? "done" : "unproved" };
  } catch {
    // What was proved stays; the reader is told that there may have been more.
    yield { type: "end", reason: "failed" };
  }
}
