import { useState } from "react";
import { isValidUserUrl } from "../../../lib/web-url.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { FormDialog } from "../../fields/form-dialog.tsx";
import { type CardDialogProps, readSelected, upsertCard } from "../nodes/cards.ts";
import { useReturnToText } from "../writing-dialogs.tsx";

export function ButtonDialog({ editor, onClose }: CardDialogProps) {
  useReturnToText(editor);
  const current = readSelected(editor.state, "buttonCard");
  const [label, setLabel] = useState(current.label);
  const [url, setUrl] = useState(current.href);
  const [isChecked, setChecked] = useState(false);
  const href = url.trim();
  const errors = {
    label: label.trim() ? undefined : "Say what the button does.",
    url: isValidUserUrl("link", href) ? undefined : "Begin with https://, mailto:, or / for a page of this site.",
  };

  function submit() {
    setChecked(true);
    if (errors.label || errors.url) return;
    upsertCard(editor, "buttonCard", { href, label: label.trim() });
    onClose();
  }
  return (
    <FormDialog
      title="Button"
      confirm={current.href ? "Change button" : "Insert button"}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Text on the button"
        error={isChecked ? errors.label : undefined}
        maxLength={80}
        value={label}
        onChange={setLabel}
      />
      <TextField
        label="URL"
        help="A page of this site begins with /, such as /contact."
        inputMode="url"
        error={isChecked ? errors.url : undefined}
        value={url}
        onChange={setUrl}
      />
    </FormDialog>
  );
}
