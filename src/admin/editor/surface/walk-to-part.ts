import type { Editor } from "@tiptap/core";

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
    const { commands, state, view } = next.editor;
    commands.setTextSelection(by > 0 ? 0 : state.doc.content.size);
    commands.scrollIntoView();
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
