import { useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FormCard } from "./form-layout.tsx";
import { useShortcut } from "./shortcuts.tsx";
import { withSession } from "./sign-in-again.ts";

type NotesCardProps = { notes: string; onSave: (notes: string) => Promise<unknown> };

/** The owner's notes; what is typed stays when saving fails. */
export function NotesCard({ notes, onSave }: NotesCardProps) {
  const [text, setText] = useState(notes);
  const [busy, setBusy] = useState(false);
  const isChanged = text !== notes;

  async function save() {
    if (!isChanged || busy) return;
    setBusy(true);
    try {
      await withSession(() => onSave(text));
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
