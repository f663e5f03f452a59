import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useId } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UploadList } from "../media/upload-list.tsx";
import { editorExtensions } from "./editor-extensions.ts";
import { undescribed, usePastedContent } from "./pasting/use-pasted-content.ts";
import { CellMenu } from "./surface/cell-menu.tsx";
import { Part } from "./surface/part.tsx";
import { isEveryPictureDescribed } from "./surface/picture.ts";
import { PictureTools } from "./surface/picture-tools.tsx";
import { type Surface, useSurface } from "./surface/surface-context.ts";
import { WritingSurface } from "./surface/writing-surface.tsx";

type RichTextProps = {
  label: string;
  /** Below the field of a form; in a document, what an empty part shows. */
  help?: string;
  /** Under the name of a part of a document. */
  note?: string;
  /** Of the part. */
  className?: string;
  /** HTML; read once, so give it a new `key` to put other words in. */
  value: string;
  onChange: (html: string) => void;
};

/**
 * A rich-text field for one HTML part: headings, lists, links, pictures, tables, quotes, callouts, code. Its tools are those
 * of the surface that it is on; one by itself has its own.
 */
export function RichText(props: RichTextProps) {
  const surface = useSurface();
  if (surface) return <RichTextField {...props} surface={surface} />;
  return (
    <WritingSurface label={props.label} look="box">
      <RichText {...props} />
    </WritingSurface>
  );
}

/** Tells an editor what its empty text says and where its dialogs open, and shows it. */
function tellEditor(editor: Editor, placeholder: string, { open }: Surface): void {
  editor.storage.placeholder.text = placeholder;
  editor.storage.slashCommands.choose = (insertion) => insertion.run(editor, open);
  editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
}

function RichTextField({
  label,
  help,
  note,
  className,
  value,
  onChange,
  surface,
}: RichTextProps & { surface: Surface }) {
  const id = useId();
  const { handlers, sending, cancel, notices, dismiss } = usePastedContent();
  const isPart = surface.look === "document";
  const editor = useEditor({
    extensions: editorExtensions[surface.medium],
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
        ...(help && !isPart ? { "aria-describedby": `${id}-help` } : {}),
        class: "prose",
      },
    },
  });
  useEffect(() => {
    tellEditor(editor, (isPart && help) || "", surface);
  }, [editor, isPart, help, surface]);
  useEffect(() => surface.set({ id, editor, label }), [surface, id, editor, label]);
  useEffect(() => () => surface.remove(id), [surface, id]);
  useEffect(() => {
    const onFocus = () => surface.focus(id);
    editor.on("focus", onFocus);
    return () => void editor.off("focus", onFocus);
  }, [surface, id, editor]);

  const isDescribed = useEditorState({ editor, selector: ({ editor: now }) => isEveryPictureDescribed(now.state.doc) });
  const shown = notices.filter((words) => words !== undescribed || !isDescribed);
  const text = (
    <>
      <EditorContent editor={editor} className="editor-text" />
      <PictureTools editor={editor} />
      <CellMenu editor={editor} />
      <UploadList sending={sending} onCancel={cancel} />
      {shown.length > 0 ? (
        <Notice tone="warning" role="status">
          {shown.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Button kind="quiet" size="sm" onClick={dismiss}>
            Dismiss
          </Button>
        </Notice>
      ) : null}
    </>
  );
  if (isPart) {
    return (
      <Part name={<span id={`${id}-label`}>{label}</span>} note={note} className={className}>
        {text}
      </Part>
    );
  }
  return (
    <div className={classNames("field", className)}>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <div className="editor">{text}</div>
      {help ? (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
