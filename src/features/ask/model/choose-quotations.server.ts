import type { AnswerService } from "../../../server-context/request-context.ts";
import { type AskSite, askArchive } from "../ask.server.ts";
import { sourceOf } from "../sources.ts";
import { takeFromBudget } from "./budget.server.ts";
import { chatMessages } from "./chat-messages.ts";
import { modelLines } from "./chat-stream.ts";
import type { AnswerEvent } from "./model-answer.ts";
import { readChoice } from "./read-choice.ts";

/** Quotations that a model can choose from; more would only dilute them. */
const maxOffered = 12;
const maxChosen = 4;
const maxTokens = 100;

/** Milliseconds that a service may take for a whole answer. */
export const answerMs = 45_000;

/** Sends the question to the service. @throws Error when it does not answer with a stream */
async function requestChoice(service: AnswerService, messages: unknown, signal: AbortSignal) {
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
 * The quotations that a model chooses among those that answer a question, in its order, each as soon as it is named. Whatever
 * else it writes is ignored: no word of it is shown. The last event says how it ended.
 */
export async function* chooseByModel(
  site: AskSite,
  service: AnswerService,
  question: string,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, void> {
  const { result, quotations } = await askArchive(site, { q: question });
  const isAnswered = result.state === "answered";
  if (!isAnswered || !(await takeFromBudget(site.db, service.dailyRequests))) {
    yield { type: "end", reason: isAnswered ? "budget" : "nothing" };
    return;
  }
  const offered = quotations.slice(0, maxOffered);
  const chosen = new Set<number>();
  try {
    const body = await requestChoice(service, chatMessages(result.question, offered), signal);
    for await (const line of modelLines(body)) {
      const choice = readChoice(line, offered.length);
      const quotation = choice === undefined || chosen.has(choice) ? undefined : offered[choice - 1];
      if (choice === undefined || !quotation) continue;
      chosen.add(choice);
      yield { type: "quotation", text: quotation.text, source: sourceOf(quotation.passage) };
      if (chosen.size === maxChosen) break;
    }
    yield { type: "end", reason: chosen.size > 0 ? "done" : "unread" };
  } catch {
    // What was chosen stays; the reader is told that there may have been more.
    yield { type: "end", reason: "failed" };
  }
}
