import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { SeparatorHorizontal } from "lucide-react";
import { sheetParts } from "../../../features/articles/editing/article-sheet.ts";
import { beginPart, partAtCursor, partNames, removeBorders } from "../nodes/sheet.ts";
import { ToolMenu, toolClass } from "./tool-menu.tsx";

/** Names the part of the article that the cursor is in, and moves its borders. */
export function PartMenu({ editor }: { editor: Editor }) {
  const current = useEditorState({ editor, selector: ({ editor: now }) => partNames[partAtCursor(now.state)] });
  const items = [
    ...sheetParts
      .slice(1)
      .map((part) => ({ name: `${partNames[part]} begins here`, run: () => beginPart(editor, part) })),
    { name: "Let the headings divide the text", run: () => removeBorders(editor) },
  ];
  return (
    <ToolMenu
      label={`Part of the article: ${current}`}
      className={toolClass("[&>.lucide]:size-4.5")}
      tabIndex={-1}
      items={items}
    >
      <SeparatorHorizontal />
    </ToolMenu>
  );
}
