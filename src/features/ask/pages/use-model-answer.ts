import { useEffect, useState } from "react";
import { type AnswerEvent, answerPath } from "../model/model-answer.ts";

type Quotation = Extract<AnswerEvent, { type: "quotation" }>;
type EndReason = Extract<AnswerEvent, { type: "end" }>["reason"];

export type ModelAnswer = {
  /** "limited": this visitor has asked too often; "stopped": by the visitor. */
  state: "writing" | "stopped" | "limited" | EndReason;
  quotations: Quotation[];
};

const nothing: ModelAnswer = { state: "writing", quotations: [] };

/** The events in an answer, each as soon as its line is complete. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as AnswerEvent;
  }
}

async function readAnswer(question: string, signal: AbortSignal, show: (event: AnswerEvent) => void) {
  const response = await fetch(answerPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ q: question, consent: true }),
    signal,
  });
  if (!response.ok || !response.body) return response.status === 429 ? ("limited" as const) : ("failed" as const);
  for await (const event of eventsOf(response.body)) {
    if (event.type === "end") return event.reason;
    show(event);
  }
  return "failed" as const;
}

/** What a model chooses for a question, each quotation as it is named; asked while `isWanted`, anew for each question. */
export function useModelAnswer(question: string, isWanted: boolean): { answer: ModelAnswer; stop: () => void } {
  const [{ asked, answer }, setAnswer] = useState({ asked: question, answer: nothing });
  const [stopped, setStopped] = useState<string>();
  const isOn = isWanted && stopped !== question;
  useEffect(() => {
    if (!isOn) return;
    const control = new AbortController();
    const quotations: Quotation[] = [];
    const show = (state: ModelAnswer["state"]) => {
      if (!control.signal.aborted) setAnswer({ asked: question, answer: { state, quotations: [...quotations] } });
    };
    show("writing");
    readAnswer(question, control.signal, (event) => {
      if (event.type === "quotation") quotations.push(event);
      show("writing");
    }).then(show, () => show("failed"));
    return () => control.abort();
  }, [question, isOn]);
  const current = asked === question ? answer : nothing;
  const isStopped = stopped === question && current.state === "writing";
  return {
    answer: isStopped ? { ...current, state: "stopped" } : current,
    stop: () => setStopped(question),
  };
}
