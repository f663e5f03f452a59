import { Link } from "@tanstack/react-router";
import { ChevronDown, Link2, Printer } from "lucide-react";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { useLoaded } from "../../../embeds/use-loaded.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type AskResult, feedbackPath, type ServiceNote } from "../ask.ts";
import { askCopy } from "./ask-copy.ts";
import { AnswerList, FoundList } from "./passage-list.tsx";

/** A plain form; without JavaScript the visitor returns to `#thanks`. */
function Feedback({ question }: { question: string }) {
  const ask = useCopy(askCopy);
  const [state, setState] = useState<"asking" | "sending" | "thanked" | "failed">("asking");
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new URLSearchParams({ q: question });
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    if (submitter) body.set(submitter.name, submitter.value);
    setState("sending");
    const response = await fetch(feedbackPath, { method: "POST", body }).catch(() => undefined);
    setState(response?.ok ? "thanked" : "failed");
  }
  return (
    <div className="ask-feedback no-print">
      {/* Keeps the focus that the button had. */}
      <p
        id="thanks"
        role="status"
        tabIndex={-1}
        ref={(thanks) => {
          if (state === "thanked") thanks?.focus();
        }}
        className={state === "thanked" ? "is-shown" : undefined}
      >
        {ask.thanks}
      </p>
      {state === "thanked" ? null : (
        <form method="post" action={feedbackPath} onSubmit={(event) => void send(event)}>
          <input type="hidden" name="q" value={question} />
          <span id="did-it-answer">{state === "failed" ? ask.feedbackFailed : ask.didItAnswer}</span>
          {(["yes", "no"] as const).map((value) => (
            <Button
              key={value}
              type="submit"
              kind="secondary"
              size="sm"
              name="answered"
              value={value}
              aria-describedby="did-it-answer"
            >
              {ask[value]}
            </Button>
          ))}
        </form>
      )}
    </div>
  );
}

function AnswerActions() {
  const ask = useCopy(askCopy);
  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ title: ask.copied, type: "success" });
    } catch {
      toast({ title: ask.copyFailed, type: "error" });
    }
  }
  return (
    <span className="no-print flex flex-wrap gap-x-6 noscript:hidden">
      <button type="button" className="answer-action" onClick={() => void copyLink()}>
        <Link2 aria-hidden="true" />
        {ask.copyLink}
      </button>
      <button type="button" className="answer-action" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {ask.print}
      </button>
    </span>
  );
}

const loadModelAnswer = async () => (await import("./model-answer.tsx")).ModelAnswerPart;

function WithModel({ result, service, children }: { result: AskResult; service: ServiceNote; children: ReactNode }) {
  const part = useLoaded(loadModelAnswer);
  if (part.state !== "ready") return children;
  return (
    <part.value key={result.question} result={result} service={service}>
      {children}
    </part.value>
  );
}

function Corrections({ corrections }: Pick<AskResult, "corrections">) {
  const ask = useCopy(askCopy);
  return corrections.map((correction) => fillText(ask.readAs, correction)).join(" ");
}

function FoundPassages({ result: { passages, close, corrections, tracks } }: { result: AskResult }) {
  const ask = useCopy(askCopy);
  const folded = passages.slice(close);
  return (
    <>
      <h3 className="found-title">{ask.fromArchive}</h3>
      <p className="found-note">
        {passages.length > 1 ? ask.closest : ask.closestOne} <Corrections corrections={corrections} />
      </p>
      <FoundList passages={passages.slice(0, close)} tracks={tracks} />
      {folded.length > 0 ? (
        <details className="found-more">
          <summary>
            {folded.length > 1 ? ask.lessCloseMany : ask.lessClose}
            <ChevronDown aria-hidden="true" />
          </summary>
          <FoundList passages={folded} tracks={tracks} />
        </details>
      ) : null}
    </>
  );
}

/** The pinned answer, else what a model chose, else the closest passages. */
export function AnswerSection({ result }: { result: AskResult }) {
  const { question, state, service, passages, tracks } = result;
  const passageList = <FoundPassages result={result} />;
  return (
    <section className="answer" aria-labelledby="asked">
      <h2 className="answer-question is-said" id="asked">
        {question}
      </h2>
      {state === "pinned" ? (
        <AnswerList passages={passages} tracks={tracks} />
      ) : service ? (
        <WithModel result={result} service={service}>
          {passageList}
        </WithModel>
      ) : (
        passageList
      )}
      <div className="answer-foot">
        <Feedback key={question} question={question} />
        <AnswerActions />
      </div>
    </section>
  );
}

export function NotAnswered({ result: { question, corrections } }: { result: AskResult }) {
  const ask = useCopy(askCopy);
  return (
    <section className="not-answered" aria-labelledby="asked">
      <h2 className="answer-question" id="asked">
        {question}
      </h2>
      <p role="status" className="mt-4 max-w-[38em] text-md">
        <b>{ask.none}</b>
      </p>
      <div className="answer-foot">
        <p>
          {ask.perhapsAPerson} <Corrections corrections={corrections} />
        </p>
        <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
          {ask.sendIt}
        </SiteLink>
      </div>
    </section>
  );
}

/** An exported site has no archive: links to the running one. */
export function AskElsewhere({ result: { question, askAt } }: { result: AskResult }) {
  const ask = useCopy(askCopy);
  return (
    <section className="answer" aria-labelledby="asked">
      <h2 className="answer-question" id="asked">
        {question}
      </h2>
      <p role="status" className="mt-4 max-w-[38em] text-md">
        {ask.filesOnly} {askAt ? ask.askThere : ask.searchInstead}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        {askAt ? (
          <a href={askAt} className={buttonClass({ kind: "primary" })}>
            {ask.askOnSite}
          </a>
        ) : (
          <Link to="/blog" search={{ search: question }} className={buttonClass({ kind: "primary" })}>
            {ask.searchArticles}
          </Link>
        )}
        <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
          {ask.sendIt}
        </SiteLink>
      </p>
    </section>
  );
}
