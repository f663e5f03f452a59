import { Extension } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { walkToPart } from "./walk-to-part.ts";

/** The parts of a document are one text to the arrow keys: past the end of one begins the next. */
export const WalkParts = Extension.create({
  name: "walkParts",
  addKeyboardShortcuts() {
    const leave = (by: -1 | 1, direction: "up" | "down" | "left" | "right") => (): boolean => {
      const { state, view } = this.editor;
      const { selection, doc } = state;
      if (!selection.empty) return false;
      const edge = by > 0 ? Selection.atEnd(doc) : Selection.atStart(doc);
      const isVertical = direction === "up" || direction === "down";
      const isAtEdge = isVertical
        ? selection.$head.index(0) === edge.$head.index(0) && view.endOfTextblock(direction)
        : selection.head === edge.head;
      return isAtEdge && walkToPart(view.dom, by);
    };
    return {
      ArrowDown: leave(1, "down"),
      ArrowRight: leave(1, "right"),
      ArrowUp: leave(-1, "up"),
      ArrowLeft: leave(-1, "left"),
      Backspace: () => this.editor.isEmpty && leave(-1, "left")(),
    };
  },
});
