import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";

export type PictureAttributes = { src: string; alt?: string; width?: number; height?: number };

export function setCursorAfter(transaction: Transaction, end: number): void {
  const place = transaction.doc.resolve(end);
  if (!place.nodeAfter?.isTextblock) {
    const paragraph = transaction.doc.type.schema.nodes.paragraph;
    if (paragraph && place.parent.canReplaceWith(place.index(), place.index(), paragraph)) {
      transaction.insert(end, paragraph.create());
    }
  }
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(end), 1));
}

/** Inserts a picture at `at`, or over the selection; returns where it ends, or undefined where none is allowed. */
export function putPicture(transaction: Transaction, attributes: PictureAttributes, at?: number): number | undefined {
  const { selection, doc } = transaction;
  const image = doc.type.schema.nodes.image;
  if (!image) return undefined;
  if (at === undefined && selection instanceof NodeSelection && selection.node.type === image) {
    transaction.setNodeMarkup(selection.from, undefined, { ...selection.node.attrs, ...attributes });
    setCursorAfter(transaction, selection.from + 1);
    return selection.from + 1;
  }
  const picture = image.create(attributes);
  transaction.replaceRangeWith(at ?? selection.from, at ?? selection.to, picture);
  let end: number | undefined;
  transaction.doc.descendants((node, place) => {
    if (node === picture) end = place + node.nodeSize;
    return end === undefined;
  });
  if (end === undefined) return undefined;
  const isHere = at === undefined || selection.from === at || transaction.selection instanceof NodeSelection;
  if (isHere) setCursorAfter(transaction, end);
  return end;
}
