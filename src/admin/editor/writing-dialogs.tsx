import type { CommandProps, Editor } from "@tiptap/core";
import { type ReactNode, useEffect, useState } from "react";
import { isValidUserUrl } from "../../lib/web-url.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AdminButton } from "../admin-button.tsx";
import { FieldsForm } from "../fields/form-layout.tsx";
import { LibraryDialog } from "../media/library-dialog.tsx";
import type { PictureAttributes } from "./nodes/cards.ts";
import { secondPictureOf, upsertSecondPicture } from "./nodes/sheet.ts";
import { putPicture } from "./pasting/picture-placeholders.ts";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

type ImageDialogProps = { editor: Editor; onClose: () => void };

export const ImageDialog = (props: ImageDialogProps) => (
  <ImageLibraryDialog
    {...props}
    initial={props.editor.getAttributes("image")}
    put={(image, { tr }) => putPicture(tr, image) !== undefined}
  />
);

/** The image between sections 1 and 2 of an article. */
export const SecondImageDialog = (props: ImageDialogProps) => (
  <ImageLibraryDialog
    {...props}
    initial={secondPictureOf(props.editor.state) ?? {}}
    put={({ src, alt }, { tr, state }) => upsertSecondPicture(tr, state, src, alt)}
  />
);

type ImageLibraryDialogProps = ImageDialogProps & {
  initial: Record<string, unknown>;
  put: (image: PictureAttributes, props: CommandProps) => boolean;
};

/** Focuses the text once the dialog has closed: nothing outside an open modal dialog can take the focus. */
export function useReturnToText(editor: Editor): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!editor.isDestroyed) editor.commands.focus();
      });
    },
    [editor],
  );
}

function ImageLibraryDialog({ editor, onClose, initial, put }: ImageLibraryDialogProps) {
  useReturnToText(editor);
  return (
    <LibraryDialog
      initial={{ url: asText(initial.src), alt: asText(initial.alt) }}
      confirm={initial.src ? "Change image" : "Insert"}
      onChoose={({ url, ...rest }) =>
        editor
          .chain()
          .focus()
          .command((command) => put({ src: url, ...rest }, command))
          .run()
      }
      onClose={onClose}
    />
  );
}

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.getAttributes("link").href as string | undefined;
  const [url, setUrl] = useState(current ?? "");
  const [error, setError] = useState<string>();

  function submit() {
    const href = url.trim();
    if (!isValidUserUrl("link", href)) {
      setError("Begin with https://, mailto:, or / for a page of this site.");
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !current) {
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
      {current ? (
        <AdminButton
          kind="danger"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          Remove
        </AdminButton>
      ) : null}
    </FieldDialog>
  );
}

/** Edits a table's caption, which is also its accessible name. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [caption, setCaption] = useState(() => asText(editor.getAttributes("table").caption));
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

type FieldDialogProps = {
  title: string;
  label: string;
  help: string;
  inputMode?: "text" | "url";
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  confirm: string;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

export function FieldDialog(props: FieldDialogProps) {
  const {
    title,
    label,
    help,
    inputMode = "text",
    error,
    value,
    onChange,
    confirm,
    onSubmit,
    onClose,
    children,
  } = props;
  return (
    <Dialog open onClose={onClose} title={title}>
      <FieldsForm onSubmit={onSubmit}>
        <TextField label={label} help={help} inputMode={inputMode} error={error} value={value} onChange={onChange} />
        <div className="dialog-actions">
          {children}
          <AdminButton kind="primary" type="submit">
            {confirm}
          </AdminButton>
        </div>
      </FieldsForm>
    </Dialog>
  );
}
