import type { Result } from "../../lib/result.ts";
import { TextareaField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AdminButton } from "../admin-button.tsx";
import { FieldsForm, FormCard } from "../fields/form-layout.tsx";
import { useTyped } from "../fields/use-typed.ts";
import { useShortcut } from "../shortcuts.tsx";
import { useUnsaved } from "../unsaved.ts";
import { useAction } from "../use-change.ts";

/** "gone": the record no longer exists. */
type NotesCardProps = { notes: string; onSave: (notes: string) => Promise<Result<undefined, "gone">> };

/** Typed notes survive a failed save, and leaving the page asks first. */
export function NotesCard({ notes, onSave }: NotesCardProps) {
  const [{ text }, change] = useTyped({ text: notes });
  const isChanged = text !== notes;
  useUnsaved(isChanged, "your notes");

  const save = useAction(async () => {
    if (!isChanged) return;
    if (!(await onSave(text)).ok) throw new Error("The record has since been deleted.");
    toast({ title: "Notes saved", type: "success" });
  }, "The notes were not saved");
  useShortcut("s", save.run);

  return (
    <FormCard title="Notes">
      <FieldsForm tight onSubmit={save.run}>
        <TextareaField
          label="Your notes"
          help="Not public. Included if the person requests their data."
          rows={5}
          maxLength={20_000}
          value={text}
          onChange={(typed) => change({ text: typed })}
        />
        <AdminButton submits={save} disabled={!isChanged}>
          Save notes
        </AdminButton>
      </FieldsForm>
    </FormCard>
  );
}
