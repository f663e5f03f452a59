import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { isTypedUrlFor } from "../../../lib/web-url.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** Sets, changes or removes the link of the selected words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes("link").href as string | undefined;
  const [url, setAddress] = useState(before ?? "");
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the page's form.
    event.stopPropagation();
    const href = url.trim();
    if (!isTypedUrlFor("link", href)) {
      setError("Begin with https://, mailto:, or / for a page of this site.");
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title="Link">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Address" help="A page of this site begins with /, such as /contact." error={error}>
          {(control) => <TextInput {...control} value={url} onChange={({ target }) => setAddress(target.value)} />}
        </Field>
        <div className="dialog-actions">
          {before ? (
            <Button
              kind="danger"
              size="sm"
              onClick={() => {
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              Remove
            </Button>
          ) : null}
          <Button type="submit" size="sm">
            Save link
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
