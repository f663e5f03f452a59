import { EditorContent, useEditor } from "@tiptap/react";
import { useId } from "react";
import { editorExtensions } from "./editor-extensions.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";

type RichTextProps = {
  label: string;
  help?: string;
  /** HTML; read once, so give it a new `key` to put other words in. */
  value: string;
  onChange: (html: string) => void;
};

/** A rich-text field for one HTML part: headings, lists, links, pictures, tables, quotes, code. */
export function RichText({ label, help, value, onChange }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    // The page's policy allows no style element made by a script; the few rules stand in admin.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(help ? { "aria-describedby": `${id}-help` } : {}),
        class: "prose",
      },
    },
  });
  return (
    <div className="field">
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <div className="editor">
        <EditorToolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
      {help ? (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
