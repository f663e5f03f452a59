import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { textParameter } from "../../../lib/url-search.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData } from "../../../seo/structured-data.ts";
import { AskField } from "../../../site/ask-field.tsx";
import { ClosingBar } from "../../../site/closing-bar.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { type SourceKind, sourceKinds } from "../archive/passage.ts";
import { answerQuery } from "../ask.queries.ts";
import type { AskSearch } from "../ask.ts";
import { AnswerSection, AskedElsewhere } from "./answer-section.tsx";
import { askCopy } from "./ask-copy.ts";
import { AskError } from "./ask-error.tsx";
import { askMeta } from "./ask-meta.ts";
import { AskPending } from "./ask-pending.tsx";
import { NotAnswered } from "./not-answered.tsx";
import { RelatedQuestions } from "./related-questions.tsx";
import "./ask.css";

const PassagesSection = deferredPart("visible", () =>
  import("./passages-section.tsx").then((part) => part.PassagesSection),
);

/** A longer question is cut. */
const maxLength = 300;

const isKind = (value: unknown): value is SourceKind => sourceKinds.some((kind) => kind === value);

/** The question and the filters that the URL names. */
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
  head: ({ match }) =>
    pageHead({
      title: askMeta.title,
      description: askMeta.description,
      path: "/ask",
      noindex: match.search.q !== undefined,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [breadcrumbData(origin, [{ name: "Home", path: "/" }, { name: askMeta.title }])]),
    }),
  component: AskPage,
  pendingComponent: AskPending,
  errorComponent: AskError,
});

function AskPage() {
  const search = Route.useSearch();
  const result = Route.useLoaderData();
  const { state, related } = result;
  const hasAnswer = state === "answered";
  return (
    <>
      <PageHead
        crumbs={[{ label: "Home", link: { to: "/" } }, { label: askMeta.title }]}
        title={askMeta.heading}
        lead={askCopy.lead}
      >
        <AskField question={search.q ?? ""} className="mt-7" />
      </PageHead>
      <div className="wrap pb-section">
        {hasAnswer ? <AnswerSection result={result} /> : null}
        {state === "mentions" || state === "none" ? <NotAnswered result={result} /> : null}
        {state === "elsewhere" ? <AskedElsewhere result={result} /> : null}
        {state === "vague" ? (
          <p role="status" className="mb-10 max-w-read">
            {askCopy.vague}
          </p>
        ) : null}
        {state === "empty" || state === "vague" ? (
          <section aria-labelledby="suggestions" className="ask-suggestions mt-2 max-w-[820px]">
            <h2 id="suggestions" className="mb-2 font-sans text-sm text-ink-soft">
              {askCopy.tryTitle}
            </h2>
            <RelatedQuestions questions={askCopy.suggestions} />
          </section>
        ) : null}
        {hasAnswer ? <PassagesSection result={result} search={search} /> : null}
        {hasAnswer ? (
          <section aria-labelledby="related" className="related-part mt-12 max-w-[820px]">
            {related.length > 0 ? (
              <>
                <h2 id="related" className="mb-4 text-h3">
                  {askCopy.related}
                </h2>
                <RelatedQuestions questions={related} />
              </>
            ) : null}
            <ClosingBar text={askCopy.notMeant} action={{ to: "/contact", label: askCopy.askPerson }} />
          </section>
        ) : null}
      </div>
    </>
  );
}
