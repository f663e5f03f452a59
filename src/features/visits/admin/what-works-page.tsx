import { createFileRoute, Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { downloadCsv } from "../../../admin/download.ts";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { cardClass, FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded, Note, Pending } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { fetchQuestions } from "../../ask/questions.admin.functions.ts";
import { exportWhatWorks, fetchWhatWorks } from "../visits.admin.functions.ts";
import {
  type NamedDownloads,
  type PodcastNumbers,
  sponsorSentence,
  type TouchSide,
  type WorkSpan,
  type WorkTotals,
  workRate,
  workSentence,
  workSpanOf,
  workSpans,
} from "../what-works.ts";
import { WorkTable } from "./work-table.tsx";

/** A funnel from views to mandates. */
function Funnel({ totals, span }: { totals: WorkTotals; span: WorkSpan }) {
  const { views, stayed, people, conversations, mandates, euro } = totals;
  const steps = [
    { name: "Pages opened", count: views, total: views, rate: `in ${span} days` },
    {
      name: "Stayed a while",
      count: stayed,
      total: views,
      rate: workRate(stayed, views, "page opened", "pages opened"),
    },
    {
      name: "Left an address",
      count: people,
      total: stayed,
      rate: workRate(people, stayed, "page read", "pages read"),
    },
    {
      name: "Conversations",
      count: conversations,
      total: people,
      rate: workRate(conversations, people, "address", "addresses"),
    },
    {
      name: "Mandates",
      count: mandates,
      total: conversations,
      rate: [
        workRate(mandates, conversations, "conversation", "conversations"),
        euro > 0 && `€${euro.toLocaleString("en-GB")}`,
      ]
        .filter(Boolean)
        .join(", "),
    },
  ];
  return (
    <dl className="grid border-t desk:grid-cols-5">
      {steps.map(({ name, count, total, rate }, index) => (
        <div
          key={name}
          className="grid gap-x-2.5 py-2.5 max-desk:grid-cols-[8.5rem_4rem_minmax(0,1fr)] max-desk:items-center max-desk:border-b desk:pt-3.5 desk:pr-3.5"
        >
          <dt className="text-sm text-ink-soft max-desk:col-start-1 max-desk:row-start-1">{name}</dt>
          <dd className="max-desk:col-start-2 max-desk:row-start-1 font-heading font-serif text-[1.375rem] leading-tight lining-nums desk:text-[clamp(1.6rem,1.2rem+1.4vw,2.25rem)]">
            {count.toLocaleString("en-GB")}
          </dd>
          <dd className="text-xs text-ink-soft max-desk:col-span-2 max-desk:col-start-2 max-desk:row-start-2">
            {rate}
          </dd>
          <dd
            aria-hidden="true"
            className={classNames(
              "rounded-[2px] max-desk:col-start-3 max-desk:row-start-1 desk:mt-2.5",
              index === steps.length - 1 ? "bg-signal-soft text-signal-fill" : "bg-tide/16 text-tide",
            )}
          >
            <span
              className="block h-1.5 min-w-0.75 rounded-[2px] bg-current"
              style={{ width: `${total === 0 ? 0 : Math.min(100, (100 * count) / total)}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Suggestions({ title, items }: { title: string; items: { name: string; note: string; link: ReactNode }[] }) {
  if (items.length === 0) return null;
  return (
    <FormCard title={title}>
      <ul className="admin-rows">
        {items.map(({ name, note, link }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>{note}</small>
              {link}
            </span>
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

function UnansweredQuestions() {
  const query = useAdminQuery(["questions", "unwritten"], () =>
    fetchQuestions({ data: { search: "", sort: "-times", page: 1, answered: "no" } }),
  );
  if (!query.data) return <Pending query={query} what="the unanswered questions" quiet />;
  return (
    <Suggestions
      title="Asked, but not written"
      items={query.data.questions.slice(0, 3).map(({ text, times }) => ({
        name: text,
        note: `Asked ${times === 1 ? "once" : `${times} times`}, no page answers`,
        link: (
          <Link to="/admin/articles/$id" params={{ id: "new" }}>
            Write it
          </Link>
        ),
      }))}
    />
  );
}

function DownloadList({ title, rows }: { title: string; rows: readonly NamedDownloads[] }) {
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      <ol>
        {rows.map(({ name, downloads }) => (
          <li key={name} className="flex justify-between gap-4 border-t py-1.5 tabular-nums">
            <span className="wrap-anywhere">{name}</span>
            <span className="flex-none">{downloads.toLocaleString("en-GB")}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PodcastCard({ numbers, span }: { numbers: PodcastNumbers; span: WorkSpan }) {
  const site = useSite();
  const { total, episodes, apps, weeks } = numbers;
  return (
    <FormCard title="Podcast downloads" note="Recordings that this site sends. Those on other hosts are counted there.">
      {total === 0 ? (
        <Note>Nothing was downloaded in the last {span} days.</Note>
      ) : (
        <>
          <div>
            <h3 className="mb-1">For sponsors</h3>
            <Note>{sponsorSentence(numbers, span)}</Note>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-x-8 gap-y-6">
            <DownloadList title="By episode" rows={episodes} />
            <DownloadList title="By app" rows={apps} />
            <DownloadList
              title="By week"
              rows={weeks.map(({ name, downloads }) => ({
                name: `From ${dayOf(site, `${name}T12:00:00Z`)}`,
                downloads,
              }))}
            />
          </div>
        </>
      )}
    </FormCard>
  );
}

// No `validateSearch`: it would be part of every page's bundle.
export const Route = createFileRoute("/admin/what-works")({ component: WhatWorksPage });

const sides = [
  { value: "first", label: "Met first" },
  { value: "last", label: "Read last" },
] as const;

/** Rows visible before the rest is requested. */
const initialRows = 10;

function WhatWorksPage() {
  const span = useLocation({ select: ({ search }) => workSpanOf((search as Record<string, unknown>).days) });
  const navigate = useNavigate();
  const [side, setSide] = useState<TouchSide>("first");
  const query = useAdminQuery(["visits", "works", span, side], () => fetchWhatWorks({ data: { span, side } }));
  const save = useAction(async () => {
    downloadCsv(`what-works-${span}-days.csv`, await exportWhatWorks({ data: { span } }));
  }, "The file was not saved");
  const setSpan = (days: WorkSpan) =>
    void navigate({ to: "/admin/what-works", search: days === 30 ? {} : { days }, replace: true, resetScroll: false });
  return (
    <>
      <PageBar
        title="What works"
        actions={
          <>
            <ChoiceButtons
              name="Span"
              choices={workSpans.map((value) => ({ value, label: `${value} days` }))}
              value={span}
              onChange={setSpan}
            />
            <Button kind="secondary" busy={save.busy} onClick={() => save.run()}>
              <Download />
              Export CSV
            </Button>
          </>
        }
      />
      <Loaded query={query} what="the figures">
        {(report) => <Report report={report} span={span} side={side} onSide={setSide} />}
      </Loaded>
    </>
  );
}

type ReportProps = {
  report: Awaited<ReturnType<typeof fetchWhatWorks>>;
  span: WorkSpan;
  side: TouchSide;
  onSide: (side: TouchSide) => void;
};

function Report({ report: { rows, total, quiet, totals, podcast }, span, side, onSide }: ReportProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [before, emphasised, after] = workSentence(totals, rows, side);
  return (
    <div className="grid gap-6">
      <p className="max-w-[26em] text-balance font-heading font-serif text-h3">
        {before}
        <em className="text-tide not-italic">{emphasised}</em>
        {after}
      </p>
      <Funnel totals={totals} span={span} />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]">
        {rows.length === 0 ? null : (
          <section className={cardClass("gap-0! p-0!")}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5 max-tablet:px-4">
              <h2>Who came because of what</h2>
              <ChoiceButtons name="Touch" choices={sides} value={side} onChange={onSide} />
            </div>
            <WorkTable rows={showsAll ? rows : rows.slice(0, initialRows)} side={side} />
            {showsAll || total <= initialRows ? null : (
              <p className="border-t px-5 py-3 max-tablet:px-4">
                <AdminButton onClick={() => setShowsAll(true)}>Show {rows.length - initialRows} more</AdminButton>
              </p>
            )}
          </section>
        )}
        <div className="grid gap-5">
          <Suggestions
            title="Read, but no one wrote"
            items={quiet.map(({ title, stayed, path }) => ({
              name: title,
              note: `${stayed.toLocaleString("en-GB")} stayed, no address`,
              link: <a href={path ?? "/"}>See the page</a>,
            }))}
          />
          <UnansweredQuestions />
        </div>
      </div>
      <PodcastCard numbers={podcast} span={span} />
      <Collapsible summary="How the figures are made">
        <Note>
          Counted on your own server, without cookies. Met first is the first thing someone opened before they
          subscribed, wrote or booked; read last is the last one. Contents and campaigns are counted apart. A mandate
          counts on its day, with its value. Stayed means that the page was still in view after twenty seconds. Only
          forms sent with a script tell what was opened. The marks are the people that you have now; the value and the
          CSV name no one, and remain when a person is erased.
        </Note>
      </Collapsible>
    </div>
  );
}
