import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import type { Column } from "../../../admin/list/column-head.tsx";
import { DateCell } from "../../../admin/list/date-cell.tsx";
import { ListPage } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useDeleteAction } from "../../../admin/list/use-delete-action.ts";
import { useList } from "../../../admin/list/use-list.ts";
import { Note } from "../../../admin/note.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAction } from "../../../admin/use-action.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import type { ListedIssue } from "../issues/issue-content.ts";
import {
  addIssue,
  fetchIssues,
  fetchNewsletterNumbers,
  removeIssues,
  restoreIssues,
} from "../issues/issues.admin.functions.ts";
import { GrowthChart } from "./growth-chart.tsx";
import { PageList } from "./issue-numbers-card.tsx";
import { IssueChip, issueStatusOptions } from "./issue-words.tsx";

export const Route = createFileRoute("/admin/newsletter")({
  validateSearch: listParameters<"status">,
  component: NewsletterPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedIssue>[] = [
  {
    key: "subject",
    label: "Subject",
    sortable: true,
    cell: ({ id, subject, number }) => (
      <RecordLink kind="issue" id={id} note={number === null ? undefined : `Issue ${number}`}>
        {subject || "Without a subject yet"}
      </RecordLink>
    ),
  },
  { key: "status", label: "Status", sortable: true, cell: ({ status }) => <IssueChip status={status} /> },
  {
    key: "date",
    label: "Date",
    sortable: true,
    cell: ({ frozenAt, scheduledAt, status }) => (
      <DateCell iso={frozenAt ?? (status === "scheduled" ? scheduledAt : null)} />
    ),
  },
  {
    key: "copies",
    label: "Copies",
    sortable: true,
    cell: ({ sent, total }) =>
      total === 0 ? "–" : `${sent.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")}`,
  },
  { key: "updated", label: "Changed", sortable: true, cell: ({ updatedAt }) => <DateCell iso={updatedAt} /> },
];

/** Every issue, and how the newsletter is doing. */
function NewsletterPage() {
  const { list, table } = useList(["newsletter", "list"], filterNames, (data) => fetchIssues({ data }));
  const navigate = useNavigate();
  const { busy, run } = useAction(async () => {
    const id = await withSession(() => addIssue());
    await navigate({ to: "/admin/newsletter/$id", params: { id: String(id) } });
  }, "No issue was made");
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
      bulk={[useDeleteAction("issue", removeIssues, restoreIssues)]}
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

/** Readers and where they came from; without it the list works all the same. */
function Numbers() {
  const { data } = useAdminQuery(["newsletter", "growth"], () => fetchNewsletterNumbers());
  if (!data) return null;
  if (data.weeks.every(({ readers }) => readers === 0)) {
    return <Note className="mb-5">Once readers confirm, their number by week appears here.</Note>;
  }
  return (
    <section className={cardClass("mb-5 min-[64rem]:grid-cols-[3fr_2fr] min-[64rem]:gap-8")} aria-label="Readers">
      <GrowthChart readers={data.readers} weeks={data.weeks} />
      {data.pages.length > 0 ? (
        <PageList level="h2" title="New readers of the last 90 days, by page" pages={data.pages} />
      ) : (
        <Note>New readers of the last 90 days appear here, by the page they came from.</Note>
      )}
    </section>
  );
}
