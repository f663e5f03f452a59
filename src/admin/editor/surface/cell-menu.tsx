import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ChevronDown } from "lucide-react";
import { createPortal } from "react-dom";
import { useSurface } from "./surface-context.ts";
import { ToolMenu } from "./tool-menu.tsx";
import { findCell } from "./tool-places.ts";
import { tableActions } from "./tools.ts";

/** The menu at the cell of a table that holds the cursor; the toolbar has the same for the keyboard. */
export function CellMenu({ editor }: { editor: Editor }) {
  const surface = useSurface();
  const isInCell = useEditorState({ editor, selector: ({ editor: now }) => findCell(now.state) !== undefined });
  if (!isInCell) return null;
  const items = [
    ...tableActions.map(({ name, run }) => ({ name, run: () => run(editor) })),
    { name: "Caption", run: () => surface?.open("caption") },
  ];
  return createPortal(
    <ToolMenu
      label="Rows and columns"
      className="grid size-6.5 place-items-center rounded-control border bg-surface text-ink-soft [&>.lucide]:size-3.5"
      tabIndex={-1}
      items={items}
    >
      <ChevronDown />
    </ToolMenu>,
    editor.storage.toolPlaces.cell,
  );
}
