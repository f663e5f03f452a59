import type { Editor } from "@tiptap/core";

/** Floats an element at a stretch of text, within the document's width; positions are the editor's. */
export function placeBesideText(
  element: HTMLElement,
  editor: Editor,
  place: { from: number; to: number },
  isAbove: boolean,
) {
  const surface = element.offsetParent;
  if (!surface || editor.isDestroyed) return;
  const frame = surface.getBoundingClientRect();
  const start = editor.view.coordsAtPos(place.from);
  const end = editor.view.coordsAtPos(place.to, -1);
  const isOneLine = Math.abs(start.top - end.top) < 4;
  const wanted = isAbove && isOneLine ? (start.left + end.right) / 2 - element.offsetWidth / 2 : start.left;
  const left = Math.max(0, Math.min(wanted - frame.left, frame.width - element.offsetWidth));
  const top = isAbove ? start.top - element.offsetHeight - 10 : end.bottom + 8;
  element.style.left = `${left}px`;
  element.style.top = `${top - frame.top}px`;
}
