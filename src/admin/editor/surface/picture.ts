import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { type PictureWidth, readPictureWidth } from "../../../features/content-drafts/picture-width.ts";

export type FoundPicture = {
  at: number;
  image: Node;
  end: number;
  figure: { at: number; node: Node } | undefined;
  /** The second image of an article has neither width nor caption. */
  isSecond: boolean;
  size: PictureWidth;
  hasCaption: boolean;
};

/** The selected picture, or the one whose caption is being written. */
export function findPicture({ selection, doc }: EditorState): FoundPicture | undefined {
  const { $from } = selection;
  const selected = selection instanceof NodeSelection ? selection.node.type.name : undefined;
  const isSecond = selected === "secondPicture";
  const isImage = isSecond || selected === "image";
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== "figure") depth -= 1;
  const figure = depth > 0 ? { at: $from.before(depth), node: $from.node(depth) } : undefined;
  const isCaption = $from.parent.type.name === "figureCaption";
  let at = isImage ? selection.from : undefined;
  if (!isImage && isCaption && figure) {
    figure.node.forEach((child, offset) => {
      if (child.type.name === "image") at ??= figure.at + 1 + offset;
    });
  }
  const image = at === undefined ? null : doc.nodeAt(at);
  if (at === undefined || !image) return undefined;
  return {
    at,
    image,
    end: figure ? figure.at + figure.node.nodeSize : at + image.nodeSize,
    figure,
    isSecond,
    size: readPictureWidth(figure ? String(figure.node.attrs.size) : undefined),
    hasCaption: figure?.node.lastChild?.type.name === "figureCaption",
  };
}

/** Wraps the picture in a figure where it has none. */
function inFigure(editor: Editor, change: (figure: { at: number; node: Node }) => void): void {
  const picture = findPicture(editor.state);
  if (!picture) return;
  if (!picture.figure) {
    const { figure } = editor.schema.nodes;
    if (!figure) return;
    const { tr } = editor.state;
    tr.replaceWith(picture.at, picture.at + picture.image.nodeSize, figure.create(null, picture.image));
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, picture.at + 1)));
  }
  const wrapped = findPicture(editor.state)?.figure;
  if (wrapped) change(wrapped);
}

export function setPictureWidth(editor: Editor, size: PictureWidth): void {
  const { selection } = editor.state;
  if (size === "text" && !findPicture(editor.state)?.figure) return;
  inFigure(editor, ({ at, node }) => {
    const transaction = editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, size });
    const captionSelection =
      selection instanceof NodeSelection ? NodeSelection.create(transaction.doc, at + 1) : undefined;
    editor.view.dispatch(captionSelection ? transaction.setSelection(captionSelection) : transaction);
  });
}

export function writeCaption(editor: Editor): void {
  inFigure(editor, ({ at, node }) => {
    const { tr, schema } = editor.state;
    const end = at + node.nodeSize - 1;
    const caption = schema.nodes.figureCaption;
    const hasCaption = node.lastChild?.type.name === "figureCaption";
    if (!hasCaption && caption) tr.insert(end, caption.create());
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, hasCaption ? end - 1 : end + 1)));
    editor.view.focus();
  });
}

export function setAlternativeText(editor: Editor, alt: string): void {
  const picture = findPicture(editor.state);
  if (!picture) return;
  const { selection, tr } = editor.state;
  tr.setNodeMarkup(picture.at, undefined, { ...picture.image.attrs, alt });
  if (selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, picture.at));
  editor.view.dispatch(tr);
}

export function removePicture(editor: Editor): void {
  const picture = findPicture(editor.state);
  if (!picture) return;
  editor
    .chain()
    .focus()
    .deleteRange({ from: picture.figure?.at ?? picture.at, to: picture.end })
    .run();
}

export function isEveryPictureDescribed(doc: Node): boolean {
  let isDescribed = true;
  doc.descendants(({ type, attrs }) => {
    if (/^(?:image|secondPicture)$/.test(type.name) && !attrs.alt) isDescribed = false;
  });
  return isDescribed;
}
