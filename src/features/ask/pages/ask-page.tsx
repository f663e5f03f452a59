import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import "./ask.css";
import { createFileRoute, Link, type SearchSchemaInput } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { textParameter } from "../../../lib/url-search.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData } from "../../../seo/structured-data.ts";
import { AskField } from "../../../site/ask-field.tsx";
import { ClosingBar } from "../../../site/closing-bar.tsx";
import { SiteLink } from "../../../site/site-link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { LoadingGroup, Skeleton } from "../../../ui/skeleton.tsx";
import { type SourceKind, sourceKinds } from "../archive/passage.ts";
import { answerQuery } from "../ask.queries.ts";
import type { AskResult, AskSearch } from "../ask.ts";
import { AnswerSection, AskedElsewhere } from "./answer-section.tsx";
import { askCopy, inWords } from "./ask-copy.ts";
import { askMeta } from "./ask-meta.ts";
import { MarkedText } from "./marked-text.tsx";
import { KindIcon } from "./quotation-list.tsx";
import { PlayFrom, SourceLink } from "./source-link.tsx";

function Mentions({ groups, tracks }: Pick<AskResult, "groups" | "tracks">) {
  return (
    <ul className="mention-list">
      {groups.flatMap(({ passages }) =>
        passages.map(({ parts, source }) => (
          <li key={source.passage}>
            <p>
              <MarkedText parts={parts} />
            </p>
            <div className="answer-source">
              <SourceLink source={source}>
                <KindIcon kind={source.kind} />
                <span>{source.title}</span>
              </SourceLink>
              {source.place ? <span className="answer-place">{source.place}</span> : null}
              <PlayFrom source={source} tracks={tracks} />
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

const mentionsText = (site: Site, passages: number, words: readonly string[]) =>
  fillText(passages === 1 ? copyOf(site, askCopy).mentionsOne : copyOf(site, askCopy).mentionsMany, {
    words: inWords.format(words),
  });

function NotAnswered({ result: { question, mentioned, groups, total, tracks, corrections } }: { result: AskResult }) {
  const site = useSite();
  const ask = useCopy(askCopy);
  return (
    <section className="not-answered" aria-labelledby="asked">
      <h2 className="answer-question" id="asked">
        {question}
      </h2>
      <p role="status" className="mt-4 max-w-[38em] text-md">
        <b>{ask.none}</b> {total > 0 ? mentionsText(site, total, mentioned) : null}
      </p>
      {total > 0 ? <Mentions groups={groups} tracks={tracks} /> : null}
      <div className="answer-foot">
        <p>
          {ask.perhapsAPerson} {corrections.map((correction) => fillText(ask.readAs, correction)).join(" ")}
        </p>
        <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
          {ask.sendIt}
        </SiteLink>
      </div>
    </section>
  );
}

function AskError() {
  const meta = useCopy(askMeta);
  const ask = useCopy(askCopy);
  const question = typeof window === "undefined" ? "" : (new URLSearchParams(window.location.search).get("q") ?? "");
  return (
    <>
      <PageHead title={meta.heading} lead={ask.lead}>
        <AskField question={question} className="mt-7" />
      </PageHead>
      <div className="wrap pb-section">
        <ErrorState
          title={ask.errorTitle}
          text={ask.errorText}
          action={
            <span className="flex flex-wrap justify-center gap-4">
              <Button onClick={() => window.location.reload()}>{ask.tryAgain}</Button>
              <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
                {ask.askPerson}
              </SiteLink>
            </span>
          }
        />
      </div>
    </>
  );
}

const widths = ["w-10/12", "w-8/12", "w-9/12"];

/** Part of every page's script, hence without copy and style of the page. */
function AskPending() {
  const ask = useCopy(askMeta);
  return (
    <>
      <PageHead title={ask.heading} />
      <div className="wrap pb-section">
        <LoadingGroup label={ask.searching}>
          {widths.map((width) => (
            <Skeleton key={width} className={`mt-4 block h-6 ${width}`} />
          ))}
        </LoadingGroup>
      </div>
    </>
  );
}

function RelatedQuestions({ questions }: { questions: readonly string[] }) {
  return (
    <ul className="related-questions">
      {questions.map((question) => (
        <li key={question}>
          <Link to="/ask" search={{ q: question }} rel="nofollow" className="related-question">
            {question}
            <ArrowRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const PassagesSection = deferredPart("visible", () =>
  import("./passages-section.tsx").then((part) => part.PassagesSection),
);

/** Longer questions are cut. */
const maxLength = 300;

const isKind = (value: unknown): value is SourceKind => sourceKinds.some((kind) => kind === value);

function readSearch(raw: Partial<Record<keyof AskSearch, unknown>> & SearchSchemaInput): AskSearch {
  const text = (value: unknown) => textParameter(value).trim().slice(0, maxLength);
  return {
    q: text(raw.q) || undefined,
    kind: isKind(raw.kind) ? raw.kind : undefined,
    topic: text(raw.topic) || undefined,
  };
}

export const Route = createFileRoute("/_site/ask")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { q, kind, topic } }) => ({ q, kind, topic }),
  loader: ({ context, deps }) => context.queries.ask(answerQuery(deps)),
  head: ({ match }) => {
    const site = match.context.site();
    const words = copyOf(site, askMeta);
    return pageHead(site, {
      title: words.title,
      description: words.description,
      path: "/ask",
      noindex: match.search.q !== undefined,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [breadcrumbData(site, origin, [{ name: "Home", path: "/" }, { name: words.title }])]),
    });
  },
  component: AskPage,
  pendingComponent: AskPending,
  errorComponent: AskError,
});

function AskPage() {
  const meta = useCopy(askMeta);
  const ask = useCopy(askCopy);
  const search = Route.useSearch();
  const result = Route.useLoaderData();
  const { state, related } = result;
  const hasAnswer = state === "answered";
  return (
    <>
      <PageHead
        crumbs={[{ label: "Home", link: { to: "/" } }, { label: meta.title }]}
        title={meta.heading}
        lead={ask.lead}
      >
        <AskField question={search.q ?? ""} className="mt-7" />
      </PageHead>
      <div className="wrap pb-section">
        {hasAnswer ? <AnswerSection result={result} /> : null}
        {state === "mentions" || state === "none" ? <NotAnswered result={result} /> : null}
        {state === "elsewhere" ? <AskedElsewhere result={result} /> : null}
        {state === "vague" ? (
          <p role="status" className="mb-10 max-w-read">
            {ask.vague}
          </p>
        ) : null}
        {state === "empty" || state === "vague" ? (
          <section aria-labelledby="suggestions" className="ask-suggestions mt-2 max-w-[820px]">
            <h2 id="suggestions" className="mb-2 font-sans text-sm text-ink-soft">
              {ask.tryTitle}
            </h2>
            <RelatedQuestions questions={ask.suggestions} />
          </section>
        ) : null}
        {hasAnswer ? <PassagesSection result={result} search={search} /> : null}
        {hasAnswer ? (
          <section aria-labelledby="related" className="related-part mt-12 max-w-[820px]">
            {related.length > 0 ? (
              <>
                <h2 id="related" className="mb-4 text-h3">
                  {ask.related}
                </h2>
                <RelatedQuestions questions={related} />
              </>
            ) : null}
            <ClosingBar text={ask.notMeant} action={{ to: "/contact", label: ask.askPerson }} />
          </section>
        ) : null}
      </div>
    </>
  );
}
