import { useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FormCard } from "../kit/form-layout.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useUnsaved } from "../kit/unsaved.ts";

/** `onSave` is false when the record is not there any more. */
type NotesCardProps = { notes: string; onSave: (notes: string) => Promise<boolean> };

/** The owner's notes; what is typed stays when saving fails, and leaving the page with it asks first. */
export function NotesCard({ notes, onSave }: NotesCardProps) {
  const [text, setText] = useState(notes);
  const [busy, setBusy] = useState(false);
  // Records that were saved elsewhere appear here unless something else is being typed.
  const [known, setKnown] = useState(notes);
  if (known !== notes) {
    setKnown(notes);
    if (text === known) setText(notes);
  }
  const isChanged = text !== notes;
  useUnsaved(isChanged, "your notes");

  async function save() {
    if (!isChanged || busy) return;
    setBusy(true);
    try {
      if (!(await withSession(() => onSave(text)))) throw new Error("The record was deleted meanwhile.");
      toast({ title: "Notes saved", type: "success" });
    } catch (failure) {
      toast({ title: "The notes were not saved", description: errorMessage(failure), type: "error" });
    } finally {
      setBusy(false);
    }
  }
  useShortcut("s", () => void save());

  return (
    <FormCard title="Notes">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label="Your notes" help="Not public. Included if the person requests their data.">
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={20_000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          kind="secondary"
          size="sm"
          busy={busy}
          disabled={!isChanged}
          className="justify-self-start"
        >
          Save notes
        </Button>
      </form>
    </FormCard>
  );
}
