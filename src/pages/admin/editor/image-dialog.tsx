import type { Editor } from "@tiptap/core";
import { LibraryDialog } from "../media/library-dialog.tsx";
import { putPicture } from "./put-picture.ts";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** Puts a picture of the library into the text, or changes the selected one. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes("image");
  return (
    <LibraryDialog
      before={{ address: asText(before.src), alt: asText(before.alt) }}
      confirm={before.src ? "Change picture" : "Insert"}
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
