import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { isTypedUrlFor } from "../../lib/web-url.ts";
import { Button } from "../../ui/button.tsx";
import { FieldDialog } from "./field-dialog.tsx";

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes("link").href as string | undefined;
  const [url, setUrl] = useState(before ?? "");
  const [error, setError] = useState<string>();

  function submit() {
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
    <FieldDialog
      title="Link"
      label="URL"
      help="A page of this site begins with /, such as /contact."
      error={error}
      value={url}
      onChange={setUrl}
      confirm="Save link"
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FieldDialog>
  );
}
