import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { GrowingText } from "../../../admin/editor/surface/growing-text.tsx";
import { ToolMenu, toolClass } from "../../../admin/editor/surface/tool-menu.tsx";
import { WritingSurface } from "../../../admin/editor/surface/writing-surface.tsx";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { type NotePart, type Notes, noteParts, notesSheet, partOfHeading, readSheet } from "../show-notes.ts";

const listNodes = { ol: "orderedList", ul: "bulletList" };
const emptyItem = [{ type: "listItem", content: [{ type: "paragraph" }] }];

const addPart = (editor: Editor, { title, list }: NotePart): boolean =>
  editor
    .chain()
    .focus("end")
    .insertContentAt(editor.state.doc.content.size, [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: title }] },
      list ? { type: listNodes[list], content: emptyItem } : { type: "paragraph" },
    ])
    .focus("end")
    .run();

/** Adds the heading of a missing part, or moves the cursor to an existing one. */
function PartMenu({ editor }: { editor: Editor }) {
  const positions = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const endByField: Record<string, number> = {};
      state.doc.forEach((node, at) => {
        const part = node.type.name === "heading" ? partOfHeading(node.textContent) : undefined;
        if (part) endByField[part.field] ??= at + node.nodeSize - 1;
      });
      return endByField;
    },
  });
  return (
    <ToolMenu
      label="Parts of the show notes"
      className={toolClass("max-tablet:rounded-none max-tablet:border-l [&>.lucide]:size-3.5")}
      tabIndex={-1}
      items={noteParts.map((part) => {
        const at = positions[part.field];
        return {
          name: at === undefined ? `Add “${part.title}”` : part.title,
          run: () => (at === undefined ? addPart(editor, part) : editor.chain().focus(at).scrollIntoView().run()),
        };
      })}
    >
      Parts
      <ChevronDown />
    </ToolMenu>
  );
}

/** The editor reads its value only on mount; a new `revision` remounts it after outside changes, such as a restored version. */
function useSheet(content: EpisodeContent, onChange: (notes: Notes) => void) {
  const html = notesSheet(content);
  const typedHtml = useRef(html);
  const [revision, setRevision] = useState(0);
  useLayoutEffect(() => {
    if (typedHtml.current === html) return;
    typedHtml.current = html;
    setRevision((count) => count + 1);
  }, [html]);
  return {
    html,
    revision,
    change(sheetHtml: string) {
      const notes = readSheet(sheetHtml, content);
      typedHtml.current = notesSheet(notes);
      onChange(notes);
    },
  };
}

type EpisodeTextProps = Omit<EditorView<EpisodeContent>, "id"> & {
  /** Focuses the title of an empty episode. */
  isNew: boolean;
};

/** Title, summary and one sheet of show notes. */
export function EpisodeText({ isNew, ...view }: EpisodeTextProps) {
  const { content, onChange } = view;
  const field = contentField("episode", view);
  const sheet = useSheet(content, onChange);
  return (
    <WritingSurface label="Episode" tools={(editor) => <PartMenu editor={editor} />}>
      <GrowingText
        {...field("title", "Title")}
        className="is-title"
        placeholder="What is it called?"
        hasInitialFocus={isNew}
      />
      <GrowingText
        {...field("summary", "Summary", "The page shows the first 300 characters, then Read More.")}
        className="is-summary"
        note={`${content.summary.length} characters`}
        placeholder="What is it about? Lists, podcast apps and search results show it."
        isMultiline
      />
      <RichText
        key={sheet.revision}
        label="Show notes"
        help="Write, or add one of the parts. Text without a heading becomes the key insights."
        value={sheet.html}
        onChange={sheet.change}
      />
    </WritingSurface>
  );
}
