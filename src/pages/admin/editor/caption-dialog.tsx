import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FieldsForm } from "../kit/fields-form.tsx";

/** The words over a table, which also name it for anyone who cannot see it. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes("table").caption;
  const [caption, setCaption] = useState(typeof before === "string" ? before : "");
  function submit() {
    editor.chain().focus().updateAttributes("table", { caption: caption.trim() }).run();
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title="Caption of the table">
      <FieldsForm onSubmit={submit}>
        <TextField
          label="Caption"
          help="Says what the table shows. Leave it empty for none."
          value={caption}
          onChange={setCaption}
        />
        <div className="dialog-actions">
          <Button type="submit" size="sm">
            Save caption
          </Button>
        </div>
      </FieldsForm>
    </Dialog>
  );
}
