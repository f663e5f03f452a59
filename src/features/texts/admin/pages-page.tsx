import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { counted, dayOf } from "../../../admin/format-date-time.ts";
import { NewLink } from "../../../admin/list/list-page.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useDebounced } from "../../../admin/use-debounced.ts";
import { chosenUrl } from "../../../facts/page-urls.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import { exampleOf, type TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { cardPath, cardSize } from "../../../seo/card-path.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { pageGroups } from "../page-groups.ts";
import { nameOfPage } from "../page-name.ts";
import { fetchFoundTexts, fetchTextPages } from "../page-texts.admin.functions.ts";
import type { TextPageSummary } from "../text-state.ts";
import { HidePage } from "./hide-page.tsx";
import { OwnPages } from "./own-pages.tsx";

export const Route = createFileRoute("/admin/pages")({ component: PagesPage });

const filters = {
  all: { label: "All", shows: () => true },
  sample: { label: "Still the sample’s", shows: ({ samples, isHidden }) => samples > 0 && !isHidden },
  draft: { label: "With a draft", shows: ({ hasDraft }) => hasDraft },
  hidden: { label: "Hidden", shows: ({ isHidden }) => isHidden },
} as const satisfies Record<string, { label: string; shows: (summary: TextPageSummary) => boolean }>;

type Filter = keyof typeof filters;

function State({ isHidden, hasDraft, samples, at }: TextPageSummary) {
  if (isHidden) return <StatusChip tone="open">Hidden</StatusChip>;
  if (hasDraft) return <StatusChip tone="planned">Draft</StatusChip>;
  if (samples > 0) return <StatusChip tone="new">Sample</StatusChip>;
  // Texts that suit any owner have no state until they are changed.
  return at ? <StatusChip tone="done">Yours</StatusChip> : null;
}

/** The page's card image, generated once. Phones hide it and don't load it. */
function Preview({ path }: { path?: string }) {
  const [isMissing, setMissing] = useState(false);
  const className = "aspect-[40/21] w-28 flex-none rounded-[4px] border bg-ground max-tablet:hidden";
  if (path === undefined || isMissing) return <span className={className} />;
  return (
    <img
      src={cardPath(path)}
      alt=""
      {...cardSize}
      loading="lazy"
      decoding="async"
      className={`${className} object-cover`}
      onError={() => setMissing(true)}
    />
  );
}

function PageRow({ summary }: { summary: TextPageSummary }) {
  const site = useSite();
  const { page, samples, isHidden, at } = summary;
  const example = exampleOf(page);
  const notes = [
    example && chosenUrl(site, example),
    samples > 0 ? `${counted(samples, "sentence")} of the sample` : null,
    at ? dayOf(site, at) : null,
  ];
  return (
    <li>
      <span className="flex items-center gap-4">
        <Preview {...(example && !isHidden && { path: example })} />
        <span className="min-w-0">
          <Link to="/admin/pages/$page" params={{ page: nameOfPage(page) }}>
            {titleOfTextPage(site, page)}
          </Link>
          <small>{notes.filter(Boolean).join(" · ")}</small>
        </span>
      </span>
      <span className="w-20">
        <State {...summary} />
      </span>
      <span className="flex w-52 justify-end gap-5 max-phone:w-full max-phone:justify-start">
        {example && !isHidden ? (
          <a href={`${example}?edit`} className={buttonClass({ kind: "quiet", size: "sm" })}>
            Edit on the page
          </a>
        ) : null}
        <HidePage page={page} state={{ isHidden, hiddenTo: null }} isRow />
      </span>
    </li>
  );
}

function PageList({ pages }: { pages: readonly TextPageSummary[] }) {
  const [filter, setFilter] = useState<Filter>("all");
  const names = Object.keys(filters) as Filter[];
  const summaries = new Map(pages.map((summary) => [summary.page, summary]));
  const groups = pageGroups.map((group) => ({
    ...group,
    rows: group.pages.flatMap((page: TextPage) => summaries.get(page) ?? []).filter(filters[filter].shows),
  }));
  return (
    <>
      <ChoiceButtons
        name="Show"
        choices={names.map((value) => ({
          value,
          label: `${filters[value].label} ${pages.filter(filters[value].shows).length}`,
        }))}
        value={filter}
        onChange={setFilter}
      />
      {groups.every(({ rows }) => rows.length === 0) ? <Note>No page is in this state.</Note> : null}
      {groups.map(({ title, note, rows }) =>
        rows.length === 0 ? null : (
          <section key={title}>
            <h2 className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
              {title} <small className="font-normal">{note}</small>
            </h2>
            <ul className="admin-rows rounded-card border bg-surface px-5 max-tablet:px-4 [&>li:first-child]:pt-3">
              {rows.map((summary) => (
                <PageRow key={summary.page} summary={summary} />
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  );
}

/** Milliseconds without typing before the server is queried. */
const pauseMs = 250;

function FoundTexts({ words: typed }: { words: string }) {
  const site = useSite();
  const words = useDebounced(typed, pauseMs);
  const query = useAdminQuery(["texts", "found", words], () => fetchFoundTexts({ data: { words } }));
  return (
    <Loaded query={query} what="the texts">
      {(matches) =>
        matches.length === 0 ? (
          <Note role="status">No page says this.</Note>
        ) : (
          <ul aria-label="Found" className="admin-rows rounded-card border bg-surface px-5 max-tablet:px-4">
            {matches.map(({ page, section, title, text }) => (
              <li key={`${page} ${section} ${text}`}>
                <span>
                  <Link to="/admin/pages/$page" params={{ page: nameOfPage(page) }} hash={section}>
                    {titleOfTextPage(site, page)}: {title}
                  </Link>
                  <small>{text}</small>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function PagesPage() {
  const query = useAdminQuery(["texts", "list"], () => fetchTextPages());
  const [words, setWords] = useState("");
  return (
    <>
      <PageBar
        title="Pages"
        note={query.data ? <Summary pages={query.data} /> : null}
        actions={<NewLink kind="page" />}
      />
      <div className="grid gap-6">
        <TextField
          label="Find a sentence"
          type="search"
          maxLength={200}
          value={words}
          onChange={setWords}
          className="max-w-96"
        />
        {words.trim().length < 2 ? (
          <Loaded query={query} what="the pages">
            {(pages) => (
              <>
                <OwnPages />
                <PageList pages={pages} />
              </>
            )}
          </Loaded>
        ) : (
          <FoundTexts words={words.trim()} />
        )}
      </div>
    </>
  );
}

function Summary({ pages }: { pages: readonly TextPageSummary[] }) {
  const hidden = pages.filter(filters.hidden.shows).length;
  const sample = pages.filter(filters.sample.shows).length;
  const parts = [
    sample > 0 ? `${sample} still ${sample === 1 ? "speaks" : "speak"} for the sample owner` : [],
    hidden > 0 ? `${hidden} ${hidden === 1 ? "is" : "are"} hidden` : [],
  ].flat();
  return `${pages.length} pages${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}
