import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadCsv } from "../../../admin/download.ts";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { exportWhatWorks, fetchWhatWorks } from "../visits.admin.functions.ts";
import {
  measureOf,
  type NamedDownloads,
  type PodcastNumbers,
  sponsorSentence,
  touchTitles,
  type WorkOrder,
  type WorkRow,
  type WorkSpan,
  workPageSize,
  workSpanOf,
  workSpans,
  workValue,
} from "../what-works.ts";
import { WorkTable } from "./work-table.tsx";

const height = 10;
const width = 400;

const words = { views: "Views", stayed: "Stayed" } as const;

function labelOf(measure: WorkOrder): string {
  if (measure === "views" || measure === "stayed") return words[measure];
  const [touch, name] = measure.split(".") as ["first" | "last", string];
  return `${touchTitles[touch]}: ${name}`;
}

/** The largest values of the sorted column. */
function WorkChart({ rows, order }: { rows: readonly WorkRow[]; order: WorkOrder }) {
  const by = measureOf(order);
  const bars = rows.map((row) => ({ row, value: Number(workValue(row, by)) }));
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="grid gap-2">
      <figcaption className="field-label">{labelOf(by)}</figcaption>
      {bars.length === 0 ? <p className="text-ink-soft">Nothing yet.</p> : null}
      <ol className="grid gap-1.5">
        {bars.map(({ row, value }) => (
          <li
            key={`${row.kind} ${row.name}`}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-3"
          >
            <span className="truncate">{row.title}</span>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              className="h-3 w-full"
              aria-hidden="true"
            >
              <rect width={Math.max(2, (value / most) * width)} height={height} className="fill-tide/70" />
            </svg>
            <span className="min-w-12 text-right tabular-nums">{value.toLocaleString("en-GB")}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Numbers({ title, rows }: { title: string; rows: readonly NamedDownloads[] }) {
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
            <Numbers title="By episode" rows={episodes} />
            <Numbers title="By app" rows={apps} />
            <Numbers
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

type View = { by: WorkOrder; isDescending: boolean; page: number };

// No `validateSearch`, which every page would load.
export const Route = createFileRoute("/admin/what-works")({ component: WhatWorksPage });

function WhatWorksPage() {
  const span = useLocation({ select: ({ search }) => workSpanOf((search as Record<string, unknown>).days) });
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ by: "views", isDescending: true, page: 1 });
  const query = useAdminQuery(["visits", "works", span, view], () => fetchWhatWorks({ data: { span, ...view } }));
  const save = useAction(async () => {
    downloadCsv(`what-works-${span}-days.csv`, await exportWhatWorks({ data: { span } }));
  }, "The file was not saved");
  function setSpan(days: WorkSpan) {
    setView({ ...view, page: 1 });
    void navigate({ to: "/admin/what-works", search: days === 30 ? {} : { days }, replace: true, resetScroll: false });
  }
  return (
    <>
      <PageBar
        title="What works"
        note="Which articles, episodes, issues, downloads and campaigns bring readers, and which bring clients."
        actions={
          <Button kind="secondary" busy={save.busy} onClick={() => save.run()}>
            <Download />
            Export CSV
          </Button>
        }
      />
      <div className="grid gap-5">
        <ChoiceButtons
          name="Span"
          choices={workSpans.map((value) => ({ value, label: `${value} days` }))}
          chosen={span}
          onChoose={setSpan}
        />
        <Loaded query={query} what="the figures">
          {(data) => <Works works={data} span={span} view={view} onView={setView} />}
        </Loaded>
      </div>
    </>
  );
}

type WorksProps = {
  works: Awaited<ReturnType<typeof fetchWhatWorks>>;
  span: WorkSpan;
  view: View;
  onView: (view: View) => void;
};

function Works({ works: { rows, total, largest, podcast }, span, view, onView }: WorksProps) {
  return (
    <>
      <FormCard title="From reader to client">
        {total === 0 ? (
          <Note>Nothing was opened in the last {span} days.</Note>
        ) : (
          <>
            <WorkChart rows={largest} order={view.by} />
            <WorkTable rows={rows} order={view} onOrder={(order) => onView({ ...order, page: 1 })} />
            <Pagination
              label="Pages of what works"
              current={view.page}
              total={Math.ceil(total / workPageSize)}
              link={(page, { rel: _rel, ...link }) => (
                <button type="button" {...link} onClick={() => onView({ ...view, page })} />
              )}
            />
          </>
        )}
        <Note>
          First touch is the first thing someone opened before they subscribed, wrote or booked; last touch is the last
          one. Contents and campaigns are counted apart. A mandate counts on its day, with its value. Stayed means that
          the page was still in view after twenty seconds. Only forms sent with a script tell what was opened, and the
          figures name no one: they remain when a person is erased.
        </Note>
      </FormCard>
      <PodcastCard numbers={podcast} span={span} />
    </>
  );
}
