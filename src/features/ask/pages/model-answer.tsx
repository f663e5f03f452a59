import { Square } from "lucide-react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { consentStore } from "../../../embeds/consent/consent-store.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import {
  type AnswerEvent,
  type AskResult,
  answerConsentKey,
  answerPath,
  type FoundPassage,
  type ServiceNote,
} from "../ask.ts";
import { modelCopy } from "./model-copy.ts";
import { AnswerList } from "./passage-list.tsx";

type EndReason = Extract<AnswerEvent, { type: "end" }>["reason"];

type ModelAnswer = {
  /** "limited": too many requests; "stopped": by the visitor. */
  state: "writing" | "stopped" | "limited" | EndReason;
  passages: FoundPassage[];
};

const nothing: ModelAnswer = { state: "writing", passages: [] };

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

async function readEvents(question: string, signal: AbortSignal, show: (event: AnswerEvent) => void) {
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

/** Requests the answer while `isWanted`, and again for each question. */
function useModelAnswer(question: string, isWanted: boolean): { answer: ModelAnswer; stop: () => void } {
  const [{ answered, answer }, setAnswer] = useState({ answered: question, answer: nothing });
  const [stopped, setStopped] = useState<string>();
  const isOn = isWanted && stopped !== question;
  useEffect(() => {
    if (!isOn) return;
    const control = new AbortController();
    const passages: FoundPassage[] = [];
    const show = (state: ModelAnswer["state"]) => {
      if (!control.signal.aborted) setAnswer({ answered: question, answer: { state, passages: [...passages] } });
    };
    show("writing");
    readEvents(question, control.signal, (event) => {
      if (event.type === "passage") passages.push(event);
      show("writing");
    }).then(show, () => show("failed"));
    return () => control.abort();
  }, [question, isOn]);
  const current = answered === question ? answer : nothing;
  const isStopped = stopped === question && current.state === "writing";
  return {
    answer: isStopped ? { ...current, state: "stopped" } : current,
    stop: () => setStopped(question),
  };
}

function Consent({ service, isAllowed }: { service: ServiceNote; isAllowed: boolean }) {
  const model = useCopy(modelCopy);
  const key = answerConsentKey(service.host);
  return (
    <Checkbox
      className="no-print mt-6 max-w-[820px]"
      checked={isAllowed}
      onChange={({ target }) => (target.checked ? consentStore.allow(key) : consentStore.revoke(key))}
      label={
        <>
          {fillText(model.consent, { host: service.host })}{" "}
          <SiteLink to="/privacy-policy">{model.privacyPolicy}</SiteLink>
        </>
      }
    />
  );
}

function Chosen({ answer: { passages, state }, tracks }: { answer: ModelAnswer; tracks: AskResult["tracks"] }) {
  const model = useCopy(modelCopy);
  return (
    <AnswerList passages={passages} tracks={tracks} isBusy={state === "writing"}>
      {state === "writing" ? (
        <li className="is-waiting">
          <Skeleton className="mt-1 block h-6 w-7/12" />
          <p className="mt-2.5 text-sm text-ink-soft">{model.checking}</p>
        </li>
      ) : null}
    </AnswerList>
  );
}

/** Passages chosen by a model after consent; else `children`, the closest. */
export function ModelAnswerPart({
  result: { question, tracks },
  service,
  children,
}: {
  result: AskResult;
  service: ServiceNote;
  children: ReactNode;
}) {
  const model = useCopy(modelCopy);
  const hasConsent = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.has(answerConsentKey(service.host)),
    () => false,
  );
  const [ownChoice, setOwnChoice] = useState(false);
  const isWanted = (service.isLocal || hasConsent) && !ownChoice;
  const { answer, stop } = useModelAnswer(question, isWanted);
  const { state, passages } = answer;
  const isChosen = isWanted && (state === "writing" || passages.length > 0);
  const end = state === "failed" && passages.length === 0 ? "silent" : state;
  const note = isWanted && end !== "writing" && end !== "done" ? model.ends[end] : undefined;
  return (
    <>
      {service.isLocal ? null : <Consent service={service} isAllowed={hasConsent} />}
      {isChosen ? <Chosen answer={answer} tracks={tracks} /> : children}
      {isChosen ? (
        <div className="answer-foot">
          <p className="max-w-[36em]">
            {service.isLocal ? model.local : fillText(model.sent, { host: service.host })} {model.proof}
          </p>
          <span className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="button" className="answer-action" onClick={() => setOwnChoice(true)}>
              {model.ownChoice}
            </button>
            {state === "writing" ? (
              <button type="button" className={buttonClass({ kind: "secondary" })} onClick={stop}>
                <Square aria-hidden="true" className="size-4" />
                {model.stop}
              </button>
            ) : null}
          </span>
        </div>
      ) : null}
      <p role="status" className="mt-4 text-sm text-ink-soft empty:mt-0">
        {note}
      </p>
      {ownChoice ? (
        <button type="button" className="answer-action no-print" onClick={() => setOwnChoice(false)}>
          {model.chooseAgain}
        </button>
      ) : null}
    </>
  );
}
