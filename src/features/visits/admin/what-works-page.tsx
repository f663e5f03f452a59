import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadCsv } from "../../../admin/download.ts";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { exportWhatWorks, fetchWhatWorks } from "../visits.admin.functions.ts";
import { type WorkOrder, workPageSize } from "../what-works.ts";
import { type WorkSpan, workSpanOf, workSpans } from "../work-span.ts";
import { PodcastCard } from "./podcast-card.tsx";
import { WorkChart } from "./work-chart.tsx";
import { WorkTable } from "./work-table.tsx";

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
