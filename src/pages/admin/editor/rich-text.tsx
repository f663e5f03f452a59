import { EditorContent, useEditor } from "@tiptap/react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { UploadList } from "../media/upload-list.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { usePastedContent } from "./pasting/use-pasted-content.ts";
import { useSharedToolbar } from "./shared-toolbar.tsx";

type RichTextProps = {
  label: string;
  help?: string;
  /** HTML; read once, so give it a new `key` to put other words in. */
  value: string;
  onChange: (html: string) => void;
};

/** A rich-text field for one HTML part: headings, lists, links, pictures, tables, quotes, code; its tools are above it or shared. */
export function RichText({ label, help, value, onChange }: RichTextProps) {
  const id = useId();
  const { handlers, sending, cancel, notices, dismiss } = usePastedContent();
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    // The page's policy allows no style element made by a script; the few rules are in rich-text.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      ...handlers,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(help ? { "aria-describedby": `${id}-help` } : {}),
        class: "prose",
      },
    },
  });
  const isShared = useSharedToolbar({ id, editor, label });
  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <div className="editor">
        {isShared ? null : <EditorToolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      <UploadList sending={sending} onCancel={cancel} />
      {notices.length > 0 ? (
        <Notice tone="warning" role="status">
          {notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Button kind="quiet" size="sm" onClick={dismiss}>
            Dismiss
          </Button>
        </Notice>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
