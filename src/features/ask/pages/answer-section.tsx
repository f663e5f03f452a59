import { Link } from "@tanstack/react-router";
import { ChevronDown, Link2, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useLoaded } from "../../../embeds/use-loaded.ts";
import { fillText } from "../../../facts/tokens.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { AskResult, ServiceNote } from "../ask.ts";
import { askCopy } from "./ask-copy.ts";
import { Feedback } from "./feedback.tsx";
import { AnswerList, FoundList } from "./passage-list.tsx";

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: askCopy.copied, type: "success" });
  } catch {
    toast({ title: askCopy.copyFailed, type: "error" });
  }
}

function AnswerActions() {
  return (
    <span className="no-print flex flex-wrap gap-x-6 noscript:hidden">
      <button type="button" className="answer-action" onClick={() => void copyLink()}>
        <Link2 aria-hidden="true" />
        {askCopy.copyLink}
      </button>
      <button type="button" className="answer-action" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {askCopy.print}
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

const Corrections = ({ corrections }: Pick<AskResult, "corrections">) =>
  corrections.map((correction) => fillText(askCopy.readAs, correction)).join(" ");

function FoundPassages({ result: { passages, close, corrections, tracks } }: { result: AskResult }) {
  const folded = passages.slice(close);
  return (
    <>
      <h3 className="found-title">{askCopy.fromArchive}</h3>
      <p className="found-note">
        {passages.length > 1 ? askCopy.closest : askCopy.closestOne} <Corrections corrections={corrections} />
      </p>
      <FoundList passages={passages.slice(0, close)} tracks={tracks} />
      {folded.length > 0 ? (
        <details className="found-more">
          <summary>
            {folded.length > 1 ? askCopy.lessCloseMany : askCopy.lessClose}
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
  const found = <FoundPassages result={result} />;
  return (
    <section className="answer" aria-labelledby="asked">
      <h2 className="answer-question is-said" id="asked">
        {question}
      </h2>
      {state === "pinned" ? (
        <>
          <AnswerList passages={passages} tracks={tracks} />
          <p className="found-note mt-5">{askCopy.quoted}</p>
        </>
      ) : service ? (
        <WithModel result={result} service={service}>
          {found}
        </WithModel>
      ) : (
        found
      )}
      <div className="answer-foot">
        <Feedback key={question} question={question} />
        <AnswerActions />
      </div>
    </section>
  );
}

export function NotAnswered({ result: { question, corrections } }: { result: AskResult }) {
  return (
    <section className="not-answered" aria-labelledby="asked">
      <h2 className="answer-question" id="asked">
        {question}
      </h2>
      <p role="status" className="mt-4 max-w-[38em] text-md">
        <b>{askCopy.none}</b>
      </p>
      <div className="answer-foot">
        <p>
          {askCopy.perhapsAPerson} <Corrections corrections={corrections} />
        </p>
        <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
          {askCopy.sendIt}
        </SiteLink>
      </div>
    </section>
  );
}

/** An exported site has no archive: links to the running one. */
export function AskedElsewhere({ result: { question, askAt } }: { result: AskResult }) {
  return (
    <section className="answer" aria-labelledby="asked">
      <h2 className="answer-question" id="asked">
        {question}
      </h2>
      <p role="status" className="mt-4 max-w-[38em] text-md">
        {askCopy.filesOnly} {askAt ? askCopy.askThere : askCopy.searchInstead}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        {askAt ? (
          <a href={askAt} className={buttonClass({ kind: "primary" })}>
            {askCopy.askOnSite}
          </a>
        ) : (
          <Link to="/blog" search={{ search: question }} className={buttonClass({ kind: "primary" })}>
            {askCopy.searchArticles}
          </Link>
        )}
        <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
          {askCopy.sendIt}
        </SiteLink>
      </p>
    </section>
  );
}
