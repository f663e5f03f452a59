import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadCsv } from "../../../admin/download.ts";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Loading, Note, NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { fetchWhatWorks } from "../visits.admin.functions.ts";
import { type WhatWorks, type WorkOrder, workCsv } from "../what-works.ts";
import { type WorkSpan, workSpanOf, workSpans } from "../work-span.ts";
import { PodcastCard } from "./podcast-card.tsx";
import { WorkChart } from "./work-chart.tsx";
import { WorkTable } from "./work-table.tsx";

// No `validateSearch`, which every page would load.
export const Route = createFileRoute("/admin/what-works")({ component: WhatWorksPage });

function WhatWorksPage() {
  const span = useLocation({ select: ({ search }) => workSpanOf((search as Record<string, unknown>).days) });
  const navigate = useNavigate();
  const { data, error, refetch } = useAdminQuery(["visits", "works", span], () => fetchWhatWorks({ data: { span } }));
  const setSpan = (days: WorkSpan) =>
    void navigate({ to: "/admin/what-works", search: days === 30 ? {} : { days }, replace: true, resetScroll: false });
  return (
    <>
      <PageBar
        title="What works"
        note="Which articles, episodes, issues, downloads and campaigns bring readers, and which bring clients."
        actions={
          <Button
            kind="secondary"
            disabled={!data}
            onClick={() => data && downloadCsv(`what-works-${span}-days.csv`, workCsv(data.rows))}
          >
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
        {data ? (
          <Works works={data} span={span} />
        ) : error ? (
          <NotLoaded what="The figures" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading what="the figures" />
        )}
      </div>
    </>
  );
}

function Works({ works: { rows, podcast }, span }: { works: WhatWorks; span: WorkSpan }) {
  const [order, setOrder] = useState<{ by: WorkOrder; isDescending: boolean }>({ by: "views", isDescending: true });
  return (
    <>
      <FormCard title="From reader to client">
        {rows.length === 0 ? (
          <Note>Nothing was opened in the last {span} days.</Note>
        ) : (
          <>
            <WorkChart rows={rows} order={order.by} />
            <WorkTable rows={rows} order={order} onOrder={setOrder} />
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
