import { useState } from "react";
import { withSession } from "../../../admin/sign-in-again.ts";
import { Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-action.ts";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { changePin, fetchPinChoices } from "../questions.admin.functions.ts";

const gone = "This passage is not published any more. Choose another one.";

/** Chooses the passage that answers a question from now on, or removes it. */
export function PinDialog({ question, onClose }: { question: AskedQuestion; onClose: () => void }) {
  const { text, pinned } = question;
  const [words, setWords] = useState(text);
  const [wanted, setWanted] = useState(text);
  const [chosen, setChosen] = useState<number>();
  const invalidate = useInvalidate();
  const choices = useAdminQuery(["pin-choices", wanted], () => fetchPinChoices({ data: { words: wanted } }));
  // What other words found is no choice any more.
  const passages = choices.isPlaceholderData ? undefined : choices.data;
  const { busy, problem, run } = useAction(async (passage: number | null) => {
    const pinned = await withSession(() => changePin({ data: { question: text, passage } }));
    if (!pinned.ok) throw new Error(gone);
    await invalidate("questions");
    toast({ title: passage === null ? "Pin removed" : "Passage pinned", type: "success" });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={`Answer “${text}”`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(words.trim() || text);
        }}
      >
        <TextField label="Find the passage by its words" value={words} maxLength={300} onChange={setWords} />
        <Button type="submit" kind="secondary" size="sm" className="mt-3">
          Find passages
        </Button>
      </form>
      <fieldset className="mt-5 grid gap-3">
        <legend className="mb-2 font-semibold text-sm">Passages</legend>
        {passages?.map(({ id, title, place, text: passage }) => (
          <label key={id} className="flex items-start gap-3">
            <input
              type="radio"
              name="passage"
              className="mt-1"
              checked={chosen === id}
              onChange={() => setChosen(id)}
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
          <Button kind="danger" size="sm" busy={busy} onClick={() => run(null)}>
            Remove the pin
          </Button>
        )}
        <Button kind="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button
          kind="primary"
          size="sm"
          busy={busy}
          disabled={chosen === undefined}
          onClick={() => run(chosen ?? null)}
        >
          Pin this passage
        </Button>
      </div>
    </Dialog>
  );
}
