import { type Editor, Extension } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";

type EditorElement = HTMLElement & { editor?: Editor };

const partSelector = ".writing-doc :is(textarea[data-part], .ProseMirror)";

/**
 * Puts the cursor into the part of the document before or after the one that holds `from`.
 * @returns whether there is one
 */
export function walkToPart(from: Element, by: -1 | 1): boolean {
  const surface = from.closest(".writing-doc");
  const parts = [...(surface?.querySelectorAll<EditorElement>(partSelector) ?? [])];
  const next = parts[parts.findIndex((part) => part.contains(from)) + by];
  if (!surface || !next) return false;
  if (next.editor) {
    const { state, view } = next.editor;
    const place = by > 0 ? Selection.atStart(state.doc) : Selection.atEnd(state.doc);
    view.dispatch(state.tr.setSelection(place).scrollIntoView());
    // At once: what is typed next belongs there already.
    view.focus();
  } else {
    next.focus();
    if (next instanceof HTMLTextAreaElement) {
      const place = by > 0 ? 0 : next.value.length;
      next.setSelectionRange(place, place);
    }
  }
  return true;
}

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
