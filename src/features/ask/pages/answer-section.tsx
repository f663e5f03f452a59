import { Link } from "@tanstack/react-router";
import { Link2, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useLoaded } from "../../../embeds/use-loaded.ts";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { AskResult, ServiceNote } from "../ask.ts";
import { askCopy, counted } from "./ask-copy.ts";
import { QuotationList } from "./quotation-list.tsx";

async function copyLink(site: Site): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: copyOf(site, askCopy).copied, type: "success" });
  } catch {
    toast({ title: copyOf(site, askCopy).copyFailed, type: "error" });
  }
}

export function AnswerActions() {
  const site = useSite();
  const ask = useCopy(askCopy);
  return (
    <span className="no-print flex flex-wrap gap-x-6 noscript:hidden">
      <button type="button" className="answer-action" onClick={() => void copyLink(site)}>
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

export function AnswerSection({ result }: { result: AskResult }) {
  const quotations = <Quotations result={result} />;
  return (
    <section className="answer" aria-labelledby="asked">
      <h2 className="answer-question is-said" id="asked">
        {result.question}
      </h2>
      {result.service ? (
        <WithModel result={result} service={result.service}>
          {quotations}
        </WithModel>
      ) : (
        quotations
      )}
    </section>
  );
}

function Quotations({ result }: { result: AskResult }) {
  const ask = useCopy(askCopy);
  const { answer, corrections } = result;
  const sources = new Set(answer.map(({ source }) => `${source.kind} ${source.title}`)).size;
  return (
    <>
      <QuotationList answer={answer} tracks={result.tracks} />
      <div className="answer-foot">
        <p>
          {fillText(ask.quotedFrom, { sources: counted(sources, "source") })}{" "}
          {corrections.map((correction) => fillText(ask.readAs, correction)).join(" ")}
        </p>
        <AnswerActions />
      </div>
    </>
  );
}

/** An exported site has no archive: links to the running one. */
export function AskedElsewhere({ result: { question, askAt } }: { result: AskResult }) {
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
