import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { FieldDialog } from "./field-dialog.tsx";

/** Edits a table's caption, which is also its accessible name. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes("table").caption;
  const [caption, setCaption] = useState(typeof before === "string" ? before : "");
  function submit() {
    editor.chain().focus().updateAttributes("table", { caption: caption.trim() }).run();
    onClose();
  }
  return (
    <FieldDialog
      title="Caption of the table"
      label="Caption"
      help="Says what the table shows. Leave it empty for none."
      value={caption}
      onChange={setCaption}
      confirm="Save caption"
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
