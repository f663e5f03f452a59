import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
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
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { LoadingGroup, Skeleton } from "../../../ui/skeleton.tsx";
import { answerQuery } from "../ask.queries.ts";
import { AnswerSection, AskElsewhere, NotAnswered } from "./answer-section.tsx";
import { askCopy } from "./ask-copy.ts";
import { askMeta } from "./ask-meta.ts";

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

/** In every page's bundle, hence without copy and styles of the page. */
function AskPending() {
  const meta = useCopy(askMeta);
  return (
    <>
      <PageHead title={meta.heading} />
      <div className="wrap pb-section">
        <LoadingGroup label={meta.searching}>
          {widths.map((width) => (
            <Skeleton key={width} className={`mt-4 block h-6 ${width}`} />
          ))}
        </LoadingGroup>
      </div>
    </>
  );
}

function Suggestions({ questions }: { questions: readonly string[] }) {
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

/** Longer questions are truncated. */
const maxLength = 300;

function readSearch({ q }: { q?: unknown } & SearchSchemaInput): { q?: string | undefined } {
  return { q: textParameter(q).trim().slice(0, maxLength) || undefined };
}

export const Route = createFileRoute("/_site/ask")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps }) => context.queries.fetch(answerQuery(deps.q)),
  head: ({ match }) => {
    const site = match.context.site();
    const words = copyOf(site, askMeta);
    return pageHead(site, {
      title: words.title,
      description: words.description,
      path: "/ask",
      noindex: match.search.q !== undefined,
      structuredData: import.meta.env.SSR && ((origin) => [breadcrumbData(site, origin, [{ name: words.title }])]),
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
  const { state, suggestions } = result;
  const hasPassages = state === "pinned" || state === "passages";
  return (
    <>
      <PageHead crumbs={[homeCrumb, { label: meta.title }]} title={meta.heading} lead={ask.lead}>
        <AskField question={search.q ?? ""} className="mt-7" />
      </PageHead>
      <div className="wrap pb-section">
        {hasPassages ? <AnswerSection result={result} /> : null}
        {state === "none" ? <NotAnswered result={result} /> : null}
        {state === "elsewhere" ? <AskElsewhere result={result} /> : null}
        {state === "vague" ? (
          <p role="status" className="mb-10 max-w-read">
            {ask.vague}
          </p>
        ) : null}
        {suggestions.length > 0 ? (
          <section aria-labelledby="suggestions" className="ask-suggestions mt-2 max-w-[820px]">
            <h2 id="suggestions" className="mb-2 font-sans text-sm text-ink-soft">
              {ask.tryTitle}
            </h2>
            <Suggestions questions={suggestions} />
          </section>
        ) : null}
        {hasPassages ? (
          <div className="related-part mt-12">
            <ClosingBar text={ask.notMeant} action={{ to: "/contact", label: ask.askPerson }} />
          </div>
        ) : null}
      </div>
    </>
  );
}
