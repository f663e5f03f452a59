import type { Editor } from "@tiptap/core";
import { useEffect } from "react";
import { LibraryDialog } from "../media/library-dialog.tsx";
import { putPicture } from "./pasting/put-picture.ts";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes("image");
  // Nothing outside an open modal dialog can be focused.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!editor.isDestroyed) editor.commands.focus();
      });
    },
    [editor],
  );
  return (
    <LibraryDialog
      before={{ address: asText(before.src), alt: asText(before.alt) }}
      confirm={before.src ? "Change image" : "Insert"}
      onChoose={({ address, ...rest }) =>
        editor
          .chain()
          .focus()
          .command(({ tr }) => putPicture(tr, { src: address, ...rest }) !== undefined)
          .run()
      }
      onClose={onClose}
    />
  );
}
