import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { ChartFigure } from "../../../admin/chart-figure.tsx";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { type Column, DateCell } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useDeleteAction } from "../../../admin/record/move-to-bin.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Note, Pending } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import type { ListedIssue } from "../issues/issue-content.ts";
import { addIssue, fetchIssues, fetchNewsletterNumbers } from "../issues/issues.admin.functions.ts";
import type { NewsletterNumbers } from "../issues/newsletter-numbers.ts";
import { PageList } from "./issue-numbers-card.tsx";
import { IssueChip, issueStatusOptions } from "./issue-words.tsx";

const width = 640;
const height = 160;
const foot = 4;
const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const cell = "border-b py-1.5 pr-2 text-right first:text-left";

function GrowthChart({ readers, weeks }: Pick<NewsletterNumbers, "readers" | "weeks">) {
  const max = Math.max(...weeks.map((week) => week.readers), 1);
  const step = width / Math.max(1, weeks.length - 1);
  const points = weeks.map(({ readers: count }, index) => {
    const y = height - foot - (count / max) * (height - 2 * foot);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  const [first] = weeks;
  const change = readers - (first ? first.readers - first.joined + first.left : 0);
  const summary =
    change === 0
      ? "As many as half a year ago."
      : `${counted(Math.abs(change), "subscriber")} ${change > 0 ? "more" : "fewer"} than half a year ago.`;
  const days = weeks.map(({ day }) => dayName.format(new Date(`${day}T00:00:00Z`)));
  return (
    <ChartFigure
      title="Subscribers"
      total={readers}
      width={width}
      height={height}
      label={`Subscribers by week, ${readers} now. ${summary}`}
      days={days}
      note={summary}
      drawing={
        <>
          <polygon className="fill-tide-soft" points={`0,${height} ${points.join(" ")} ${width},${height}`} />
          <polyline
            className="fill-none stroke-2 stroke-tide [vector-effect:non-scaling-stroke]"
            points={points.join(" ")}
          />
        </>
      }
    >
      <details>
        <summary className="w-fit cursor-pointer py-2.5 text-sm text-tide underline underline-offset-[0.2em]">
          As a table
        </summary>
        <div className="max-h-65 overflow-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr>
                {["Week to", "Joined", "Left", "Subscribers"].map((head) => (
                  <th key={head} scope="col" className={cell}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ day, joined, left, readers: count }) => (
                <tr key={day}>
                  <th scope="row" className={cell}>
                    {dayName.format(new Date(`${day}T00:00:00Z`))}
                  </th>
                  <td className={cell}>{joined}</td>
                  <td className={cell}>{left}</td>
                  <td className={cell}>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </ChartFigure>
  );
}

export const Route = createFileRoute("/admin/newsletter")({
  validateSearch: listParameters<"status">,
  component: NewsletterPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedIssue>[] = [
  {
    key: "subject",
    label: "Subject",
    cell: ({ id, subject, number }) => (
      <RecordLink kind="issue" id={id} note={number === null ? undefined : `Issue ${number}`}>
        {subject || "Without a subject yet"}
      </RecordLink>
    ),
  },
  { key: "status", label: "Status", cell: ({ status }) => <IssueChip status={status} /> },
  {
    key: "date",
    label: "Date",
    cell: ({ sendingStartedAt, scheduledAt, status }) => (
      <DateCell iso={sendingStartedAt ?? (status === "scheduled" ? scheduledAt : null)} />
    ),
  },
  {
    key: "copies",
    label: "Recipients",
    phone: "labelled",
    cell: ({ sent, total }) =>
      total === 0 ? "–" : `${sent.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")}`,
  },
  { key: "updated", label: "Updated", phone: "hidden", cell: ({ updatedAt }) => <DateCell iso={updatedAt} /> },
];

function NewsletterPage() {
  const { list, table } = useList(["newsletter", "list"], filterNames, fetchIssues);
  const navigate = useNavigate();
  const { busy, run } = useAction(async () => {
    const id = await addIssue();
    await navigate({ to: "/admin/newsletter/$id", params: { id: String(id) } });
  }, "The issue was not created");
  useShortcut("n", run);
  const newIssue = (
    <Button busy={busy} onClick={run}>
      <Plus />
      New issue
    </Button>
  );
  return (
    <ListPage
      {...table}
      title="Newsletter"
      label="Issues"
      bin="issue"
      actions={newIssue}
      columns={columns}
      rows={list?.issues}
      rowName={({ subject }) => subject || "Without a subject yet"}
      filters={[{ name: "status", all: "All statuses", options: issueStatusOptions }]}
      bulk={[useDeleteAction("issue")]}
      empty={{
        title: "No issues yet",
        text: "The first one is composed from this week’s article and episode.",
        action: newIssue,
      }}
    >
      <Numbers />
    </ListPage>
  );
}

function Numbers() {
  const query = useAdminQuery(["newsletter", "growth"], () => fetchNewsletterNumbers());
  const { data } = query;
  if (!data) return <Pending query={query} what="the numbers" quiet />;
  if (data.weeks.every(({ readers }) => readers === 0)) {
    return <Note className="mb-5">Once subscribers confirm, their number by week appears here.</Note>;
  }
  return (
    <section className={cardClass("mb-5 min-[64rem]:grid-cols-[3fr_2fr] min-[64rem]:gap-8")} aria-label="Subscribers">
      <GrowthChart readers={data.readers} weeks={data.weeks} />
      {data.pages.length > 0 ? (
        <PageList level="h2" title="New subscribers of the last 90 days, by sign-up page" pages={data.pages} />
      ) : (
        <Note>New subscribers of the last 90 days appear here, by the page they signed up on.</Note>
      )}
    </section>
  );
}
