import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** The words over a table, which also name it for anyone who cannot see it. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes("table").caption;
  const [caption, setCaption] = useState(typeof before === "string" ? before : "");
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    editor.chain().focus().updateAttributes("table", { caption: caption.trim() }).run();
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title="Caption of the table">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Caption" help="Says what the table shows. Leave it empty for none.">
          {(control) => <TextInput {...control} value={caption} onChange={({ target }) => setCaption(target.value)} />}
        </Field>
        <div className="dialog-actions">
          <Button type="submit" size="sm">
            Save caption
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
