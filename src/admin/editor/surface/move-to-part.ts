import type { Editor } from "@tiptap/core";

type EditorElement = HTMLElement & { editor?: Editor };

const partSelector = ".writing-doc :is(textarea[data-part], .ProseMirror)";

/** @returns whether there is a part in that direction */
export function moveToPart(from: Element, by: -1 | 1): boolean {
  const surface = from.closest(".writing-doc");
  const parts = [...(surface?.querySelectorAll<EditorElement>(partSelector) ?? [])];
  const next = parts[parts.findIndex((part) => part.contains(from)) + by];
  if (!surface || !next) return false;
  if (next.editor) {
    const { commands, state, view } = next.editor;
    commands.setTextSelection(by > 0 ? 0 : state.doc.content.size);
    commands.scrollIntoView();
    // Synchronously: the next keystroke belongs there.
    view.focus();
  } else {
    next.focus();
    if (next instanceof HTMLTextAreaElement) {
      const caret = by > 0 ? 0 : next.value.length;
      next.setSelectionRange(caret, caret);
    }
  }
  return true;
}
