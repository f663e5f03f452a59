import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import type { Icon } from "../../../ui/icon-maker.ts";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  SquareCode,
  Table2,
  Undo2,
} from "../../../ui/icons.gen.ts";
import { CaptionDialog } from "./caption-dialog.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";

type Tool = {
  name: string;
  icon: Icon;
  /** Whether the selection has it; left out for tools that only do something. */
  active?: (editor: Editor) => boolean;
  able?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: readonly Tool[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  mark("bold", "Bold", Bold, (editor) => editor.chain().focus().toggleBold().run()),
  mark("italic", "Italic", Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  mark("code", "Code in a line", Code, (editor) => editor.chain().focus().toggleCode().run()),
  mark("bulletList", "List", List, (editor) => editor.chain().focus().toggleBulletList().run()),
  mark("orderedList", "Numbered list", ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
  mark("blockquote", "Quote", Quote, (editor) => editor.chain().focus().toggleBlockquote().run()),
  mark("codeBlock", "Block of code", SquareCode, (editor) => editor.chain().focus().toggleCodeBlock().run()),
];

const history: readonly Tool[] = [
  {
    name: "Undo",
    icon: Undo2,
    able: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: "Redo",
    icon: Redo2,
    able: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const tableActions: readonly { name: string; run: (editor: Editor) => void }[] = [
  { name: "Row below", run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: "Column after", run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: "Delete row", run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: "Delete column", run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: "Header row", run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: "Delete table", run: (editor) => editor.chain().focus().deleteTable().run() },
];

function heading(level: 2 | 3 | 4, icon: Icon): Tool {
  return {
    name: `Heading ${level}`,
    icon,
    active: (editor) => editor.isActive("heading", { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}

function mark(kind: string, name: string, icon: Icon, run: (editor: Editor) => void): Tool {
  return { name, icon, active: (editor) => editor.isActive(kind), run };
}

/** Left and right walk along a toolbar. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const stops = [...event.currentTarget.querySelectorAll<Element>("button:enabled")];
  const at = document.activeElement ? stops.indexOf(document.activeElement) : -1;
  if (at < 0) return;
  const next = stops[(at + (event.key === "ArrowRight" ? 1 : -1) + stops.length) % stops.length];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

/** The tools over a rich-text field. */
export function EditorToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [dialog, setDialog] = useState<"link" | "image" | "caption">();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.map((tool) => tool.active?.(now) ?? false),
      able: history.map((tool) => tool.able?.(now) ?? true),
      link: now.isActive("link"),
      image: now.isActive("image"),
      table: now.isActive("table"),
    }),
  });
  const button = ({ name, icon: Icon, run }: Tool, pressed: boolean | undefined, disabled = false) => (
    <button
      key={name}
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => run(editor)}
    >
      <Icon className="editor-icon" />
    </button>
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are focusable */}
      <div className="editor-bar" role="toolbar" aria-label={`Tools for ${label}`} onKeyDown={walk}>
        {tools.map((tool, index) => button(tool, state.active[index]))}
        {button({ name: "Link", icon: Link2, run: () => setDialog("link") }, state.link)}
        {button({ name: "Picture", icon: ImagePlus, run: () => setDialog("image") }, state.image)}
        {button(
          {
            name: "Table",
            icon: Table2,
            run: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
          },
          undefined,
          state.table,
        )}
        {history.map((tool, index) => button(tool, undefined, !state.able[index]))}
        {state.table ? (
          <button type="button" className="is-word" onClick={() => setDialog("caption")}>
            Caption
          </button>
        ) : null}
        {state.table
          ? tableActions.map(({ name, run }) => (
              <button key={name} type="button" className="is-word" onClick={() => run(editor)}>
                {name}
              </button>
            ))
          : null}
      </div>
      {dialog === "link" ? <LinkDialog editor={editor} onClose={() => setDialog(undefined)} /> : null}
      {dialog === "caption" ? <CaptionDialog editor={editor} onClose={() => setDialog(undefined)} /> : null}
      {dialog === "image" ? <ImageDialog editor={editor} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
