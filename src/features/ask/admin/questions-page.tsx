import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormDialog } from "../../../admin/fields/form-dialog.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { Problem } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction, useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { randomId } from "../../../lib/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { saveArticleDraft } from "../../articles/editing/article-editing.functions.ts";
import { emptyArticle } from "../../articles/editing/article-editing.ts";
import type { AskedQuestion } from "../ask.ts";
import {
  changePin,
  exportQuestions,
  fetchPinChoices,
  fetchQuestions,
  fetchThesaurus,
  storeThesaurus,
} from "../questions.admin.functions.ts";
import { formatThesaurus, parseThesaurus } from "../thesaurus.ts";

const help =
  "One word a line, then what else to search for: handoff = handover, shift change. A word on its own is ignored in questions.";

function ThesaurusDialog({ onClose }: { onClose: () => void }) {
  const stored = useAdminQuery(["thesaurus"], () => fetchThesaurus());
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (stored.data && formatThesaurus(stored.data));
  const { busy, problem, run } = useAction(async () => {
    const { faultyLine } = parseThesaurus(text ?? "");
    if (faultyLine) throw new Error(`Line ${faultyLine} has no single word before “=”, or is too long.`);
    await storeThesaurus({ data: { text: text ?? "" } });
    toast({ title: "Words saved", type: "success" });
    onClose();
  });
  return (
    <FormDialog
      title="Words in questions"
      confirm="Save words"
      busy={busy}
      disabled={typed === undefined}
      problem={problem ?? (stored.isError ? "The words did not load. Try again." : undefined)}
      onSubmit={() => run()}
      onClose={onClose}
    >
      {text === undefined ? (
        <p role="status">{stored.isError ? null : "Loading the words"}</p>
      ) : (
        <TextareaField label="Words" help={help} rows={14} spellCheck={false} value={text} onChange={setTyped} />
      )}
    </FormDialog>
  );
}

const unpublishedMessage = "This passage is no longer published. Choose another one.";

function PinDialog({ question, onClose }: { question: AskedQuestion; onClose: () => void }) {
  const { text, pinned } = question;
  const [words, setWords] = useState(text);
  const [term, setTerm] = useState(text);
  const [selected, setSelected] = useState<number>();
  const choices = useAdminQuery(["pin-choices", term], () => fetchPinChoices({ data: { words: term } }));
  // Placeholder data are of the previous words.
  const passages = choices.isPlaceholderData ? undefined : choices.data;
  const { busy, problem, run } = useAction(async (passage: number | null) => {
    const result = await changePin({ data: { question: text, passage } });
    if (!result.ok) throw new Error(unpublishedMessage);
    toast({ title: passage === null ? "Pin removed" : "Answer pinned", type: "success" });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={`Answer “${text}”`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setTerm(words.trim() || text);
        }}
      >
        <TextField label="Find the passage by its words" value={words} maxLength={300} onChange={setWords} />
        <AdminButton type="submit" className="mt-3">
          Find passages
        </AdminButton>
      </form>
      <fieldset className="mt-5 grid gap-3">
        <legend className="mb-2 font-semibold text-sm">Passages</legend>
        {passages?.map(({ id, title, place, text: passage }) => (
          <label key={id} className="flex items-start gap-3">
            <input
              type="radio"
              name="passage"
              className="mt-1"
              checked={selected === id}
              onChange={() => setSelected(id)}
            />
            <span className="text-sm wrap-anywhere">
              <b>{title}</b>
              {place ? `, ${place}` : null}
              <span className="block text-ink-soft">{passage}</span>
            </span>
          </label>
        ))}
        {passages?.length === 0 ? <p className="text-sm">No passage has these words. Try others.</p> : null}
        {choices.isError ? <Problem text="The passages did not load. Try again." /> : null}
      </fieldset>
      <Problem text={problem} />
      <div className="dialog-actions">
        {pinned === null ? null : (
          <AdminButton kind="danger" busy={busy} onClick={() => run(null)}>
            Remove the pin
          </AdminButton>
        )}
        <AdminButton onClick={onClose}>Cancel</AdminButton>
        <AdminButton kind="primary" busy={busy} disabled={selected === undefined} onClick={() => run(selected ?? null)}>
          Pin this answer
        </AdminButton>
      </div>
    </Dialog>
  );
}

export const Route = createFileRoute("/admin/questions")({
  validateSearch: listParameters<"answered">,
  component: QuestionsPage,
});

const filterNames = ["answered"] as const;

const answeredOptions = [
  { value: "no", label: "Not answered" },
  { value: "yes", label: "Answered" },
];

function QuestionsPage() {
  const site = useSite();
  const { list, request, table } = useList(["questions"], filterNames, fetchQuestions);
  const navigate = useNavigate();
  const [pinning, setPinning] = useState<AskedQuestion>();
  const [isThesaurusOpen, setThesaurusOpen] = useState(false);
  const createDraft = useChange({
    run: ({ text }: AskedQuestion) =>
      saveArticleDraft({
        data: { id: 0, base: "", content: { ...emptyArticle, title: text }, key: randomId() },
      }),
    failure: "The draft was not created",
    onDone: ({ id }) => void navigate({ to: "/admin/articles/$id", params: { id: String(id) } }),
  });
  const columns: readonly Column<AskedQuestion>[] = [
    {
      key: "text",
      label: "Question",
      cell: ({ text, pinned }) => (
        <span className="wrap-anywhere">
          <Link to="/ask" search={{ q: text }} target="_blank">
            {text}
          </Link>
          {pinned === null ? null : (
            <small>{pinned ? `Pinned: ${pinned}` : "Pinned to something no longer published"}</small>
          )}
        </span>
      ),
    },
    { key: "times", label: "Asked", phone: "labelled", cell: ({ times }) => times },
    {
      key: "answered",
      label: "Answered",
      phone: "labelled",
      cell: ({ found, yes, no }) => (
        <>
          {found ? "Yes" : "No"}
          {yes + no > 0 ? <small>{`Visitors: ${yes} yes, ${no} no`}</small> : null}
        </>
      ),
    },
    {
      key: "date",
      label: "Last asked",
      wide: true,
      cell: ({ lastAsked }) => (lastAsked === null ? "Not yet" : dayOf(site, lastAsked)),
    },
    {
      key: "actions",
      label: "Actions",
      isUnsorted: true,
      cell: (question) => (
        <span className="admin-actions">
          <AdminButton
            aria-label={`Write an article on: ${question.text}`}
            disabled={createDraft.isPending}
            onClick={() => createDraft.mutate(question)}
          >
            Write an article
          </AdminButton>
          <AdminButton aria-label={`Pin an answer to: ${question.text}`} onClick={() => setPinning(question)}>
            Pin an answer …
          </AdminButton>
        </span>
      ),
    },
  ];
  return (
    <>
      <ListPage
        {...table}
        title="Questions"
        note="What visitors asked the archive in the last 90 days. Answered are questions with a pinned answer, which visitors see as suggestions, and those to which more visitors said Yes than No. The others are what to write next. We don’t store who asked; names typed into a question remain. Email addresses and numbers are masked."
        actions={
          <Button kind="secondary" onClick={() => setThesaurusOpen(true)}>
            Words …
          </Button>
        }
        columns={columns}
        defaultSort="-times"
        rows={list?.questions}
        rowKey={({ text }) => text}
        rowName={({ text }) => text}
        filters={[{ name: "answered", all: "All questions", options: answeredOptions }]}
        exportCsv={() => exportQuestions({ data: request })}
        exportName="questions"
        empty={{
          title: "No one has asked yet",
          text: "What visitors ask on the page Ask the archive appears here.",
          link: { to: "/ask", label: "Open the page" },
        }}
      />
      {isThesaurusOpen ? <ThesaurusDialog onClose={() => setThesaurusOpen(false)} /> : null}
      {pinning ? <PinDialog key={pinning.text} question={pinning} onClose={() => setPinning(undefined)} /> : null}
    </>
  );
}
