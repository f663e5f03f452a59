import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { dayOf } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useList } from "../../../admin/list/use-list.ts";
import { useChange } from "../../../admin/use-change.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { saveArticleDraft } from "../../articles/editing/article-editing.functions.ts";
import { emptyArticle } from "../../articles/editing/article-editing.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { exportQuestions, fetchQuestions } from "../questions.admin.functions.ts";

import { PinDialog } from "./pin-dialog.tsx";

export const Route = createFileRoute("/admin/questions")({
  validateSearch: listParameters<"answered">,
  component: QuestionsPage,
});

const filterNames = ["answered"] as const;

const answers = [
  { value: "no", label: "Not answered" },
  { value: "yes", label: "Answered" },
];

/** What visitors asked the archive, and a way from what it lacks to an article. */
function QuestionsPage() {
  const { list, request, table } = useList(["questions"], filterNames, (data) => fetchQuestions({ data }));
  const navigate = useNavigate();
  const [pinning, setPinning] = useState<AskedQuestion>();
  const write = useChange({
    run: ({ text }: AskedQuestion) =>
      saveArticleDraft({
        data: { id: 0, base: "", content: { ...emptyArticle, title: text }, key: crypto.randomUUID() },
      }),
    changes: ["admin"],
    failure: "No draft was made",
    onDone: ({ id }) => void navigate({ to: "/admin/articles/$id", params: { id: String(id) } }),
  });
  const columns: readonly Column<AskedQuestion>[] = [
    {
      key: "text",
      label: "Question",
      sortable: true,
      cell: ({ text, pinned }) => (
        <span className="wrap-anywhere">
          <Link to="/ask" search={{ q: text }} target="_blank">
            {text}
          </Link>
          {pinned === null ? null : (
            <small>{pinned ? `Pinned: ${pinned}` : "Pinned to what is not published any more"}</small>
          )}
        </span>
      ),
    },
    { key: "times", label: "Times", sortable: true, cell: ({ times }) => times },
    { key: "answered", label: "Answered", sortable: true, cell: ({ found }) => (found ? "Yes" : "No") },
    { key: "date", label: "Last asked", sortable: true, cell: ({ lastAsked }) => dayOf(lastAsked) },
    {
      key: "actions",
      label: "Actions",
      cell: (question) => (
        <span className="admin-actions">
          <Button
            kind="secondary"
            size="sm"
            aria-label={`Write an article on: ${question.text}`}
            disabled={write.isPending}
            onClick={() => write.mutate(question)}
          >
            Write an article
          </Button>
          <Button
            kind="secondary"
            size="sm"
            aria-label={`Pin a passage to: ${question.text}`}
            onClick={() => setPinning(question)}
          >
            Pin …
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <ListPage
        {...table}
        title="Questions"
        note="What visitors asked the archive in the last 90 days. We don’t store who asked; names typed into a question remain. Email addresses and numbers are masked."
        columns={columns}
        defaultSort="-times"
        rows={list?.questions}
        rowKey={({ text }) => text}
        rowName={({ text }) => text}
        filters={[{ name: "answered", all: "All questions", options: answers }]}
        exportCsv={() => exportQuestions({ data: request })}
        exportName="questions"
        empty={{
          title: "No one has asked yet",
          text: "What visitors ask on the page Ask the archive appears here.",
          action: (
            <Link to="/ask" className={buttonClass({ kind: "secondary" })}>
              Open the page
            </Link>
          ),
        }}
      />
      {pinning ? <PinDialog key={pinning.text} question={pinning} onClose={() => setPinning(undefined)} /> : null}
    </>
  );
}
