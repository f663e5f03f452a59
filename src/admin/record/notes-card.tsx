import { useState } from "react";
import { saveRecordNotes } from "../../features/people/records/records.admin.functions.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextareaField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AdminButton } from "../admin-button.tsx";
import { ComparedText } from "../editor/compare/compared-text.tsx";
import { FieldsForm, FormCard } from "../fields/form-layout.tsx";
import { useShortcut } from "../shortcuts.tsx";
import { useUnsaved } from "../unsaved.ts";
import { useAction } from "../use-change.ts";

type NotesCardProps = { kind: "lead" | "subscriber" | "guest" | "booking"; id: number; notes: string };

/** Typed notes survive a failed save, and leaving the page asks first. */
export function NotesCard({ kind, id, notes }: NotesCardProps) {
  const [fetched, setFetched] = useState(notes);
  const [base, setBase] = useState(notes);
  const [text, setText] = useState(notes);
  const [theirs, setTheirs] = useState<string>();
  const isChanged = text !== base;
  useUnsaved(isChanged, "your notes");

  // Notes saved in another window appear, or are compared with what was typed.
  if (notes !== fetched) {
    setFetched(notes);
    if (!isChanged || text === notes) start(notes, notes);
    else if (notes !== base) setTheirs(notes);
  }

  function start(from: string, typed: string): void {
    setBase(from);
    setText(typed);
    setTheirs(undefined);
  }

  const save = useAction(async (from: string) => {
    if (text === from) return start(from, text);
    const result = await saveRecordNotes({ data: { kind, id, base: from, notes: text } });
    if (!result.ok) {
      throw new Error(
        result.code === "gone" ? "The record has since been deleted." : "Others were saved while you were writing.",
      );
    }
    setBase(text);
    setTheirs(undefined);
    toast({ title: "Notes saved", type: "success" });
  }, "The notes were not saved");
  useShortcut("s", () => save.run(base));

  return (
    <FormCard title="Notes">
      {theirs === undefined ? null : (
        <Notice tone="warning" role="alert" title="Other notes were saved while you were writing">
          <p>Underlined words are only in this window, struck-through words only in the saved notes.</p>
          <ComparedText kind="text" before={theirs} value={text} />
          <div className="admin-actions">
            <AdminButton onClick={() => start(theirs, theirs)}>Take theirs</AdminButton>
            <AdminButton busy={save.busy} onClick={() => save.run(theirs)}>
              Keep mine
            </AdminButton>
          </div>
        </Notice>
      )}
      <FieldsForm tight onSubmit={() => save.run(base)}>
        <TextareaField
          label="Your notes"
          help="Not public. Included if the person requests their data."
          rows={5}
          maxLength={20_000}
          value={text}
          onChange={setText}
        />
        <AdminButton submits={save} disabled={!isChanged || theirs !== undefined}>
          Save notes
        </AdminButton>
      </FieldsForm>
    </FormCard>
  );
}
