import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { decodedPath } from "../../../lib/web-url.ts";
import type { PictureAttributes } from "../nodes/cards.ts";

/** @throws if it isn't base64 */
export function fileOfDataUrl(url: string): File {
  const [head = "", body = ""] = url.split(",", 2);
  const type = /^data:([^;,]*)/.exec(head)?.[1] ?? "";
  // A drawing may contain a lone "%".
  const decoded = decodedPath(body);
  const text = /;base64$/i.test(head) ? atob(decoded) : decoded;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new File([bytes], `pasted-image.${type.split("/")[1]?.replace(/\+.*/, "") ?? "png"}`, { type });
}

export function setCursorAfter(transaction: Transaction, end: number): void {
  const position = transaction.doc.resolve(end);
  if (!position.nodeAfter?.isTextblock) {
    const paragraph = transaction.doc.type.schema.nodes.paragraph;
    if (paragraph && position.parent.canReplaceWith(position.index(), position.index(), paragraph)) {
      transaction.insert(end, paragraph.create());
    }
  }
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(end), 1));
}

/** Inserts a picture at `at`, or over the selection. @returns its end, or undefined where none is allowed */
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
  transaction.doc.descendants((node, position) => {
    if (node === picture) end = position + node.nodeSize;
    return end === undefined;
  });
  if (end === undefined) return undefined;
  const isHere = at === undefined || selection.from === at || transaction.selection instanceof NodeSelection;
  if (isHere) setCursorAfter(transaction, end);
  return end;
}

type Placeholder = { file: File; alt: string };
type Change = (placeholders: DecorationSet, doc: Node) => DecorationSet;

const key = new PluginKey<DecorationSet>("picturePlaceholders");

const changesOf = (transaction: Transaction) => (transaction.getMeta(key) as readonly Change[] | undefined) ?? [];

const add = (transaction: Transaction, change: Change) => transaction.setMeta(key, [...changesOf(transaction), change]);

function drawPlaceholder(file: File): HTMLElement {
  return Object.assign(document.createElement("span"), { className: "editor-place", textContent: file.name });
}

/** Marks where pictures still uploading belong, without changing the document. */
export const PicturePlaceholders = Extension.create({
  name: "picturePlaceholders",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, previous) =>
          changesOf(transaction).reduce(
            (decorations, change) => change(decorations, transaction.doc),
            previous.map(transaction.mapping, transaction.doc),
          ),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export const addPlaceholder = (
  transaction: Transaction,
  { at, ...placeholder }: Placeholder & { at: number },
): Transaction =>
  // Text typed here goes after the picture.
  add(transaction, (decorations, doc) =>
    decorations.add(doc, [
      Decoration.widget(at, () => drawPlaceholder(placeholder.file), { ...placeholder, side: -1 }),
    ]),
  );

export const removePlaceholder = (transaction: Transaction, removed: File): Transaction =>
  add(transaction, (decorations) =>
    decorations.remove(decorations.find(undefined, undefined, ({ file }) => file === removed)),
  );

export function listPlaceholders(state: EditorState): (Placeholder & { at: number })[] {
  return (key.getState(state)?.find() ?? []).flatMap(({ from, spec }) => {
    const { file, alt } = spec as Placeholder;
    return [{ file, alt, at: from }];
  });
}
