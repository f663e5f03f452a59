import { type Editor, Extension, Node } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import {
  partsOfBlocks,
  type SheetBlock,
  type SheetPart,
  sheetParts,
} from "../../../features/articles/editing/article-sheet.ts";

export const partNames: Record<SheetPart, string> = {
  introduction: "Introduction",
  section1: "Section 1",
  section2: "Section 2",
  section3: "Section 3",
  conclusion: "Conclusion",
};

const blockNames: Partial<Record<string, string>> = { secondPicture: "Second image", callToAction: "Call to action" };

type Child = { node: PmNode; at: number; block: SheetBlock; part: SheetPart };

function blockOf({ type, attrs, content }: PmNode): SheetBlock {
  if (type.name === "secondPicture") return "section2";
  if (type.name === "callToAction") return "section3";
  if (type.name === "partBorder") return sheetParts.find((part) => part === attrs.part) ?? "blank";
  if (type.name === "heading" && attrs.level === 2) return "heading";
  return type.name === "paragraph" && content.size === 0 ? "blank" : "text";
}

/** The top-level blocks with their parts. */
function childrenOf(doc: PmNode): Child[] {
  const blocks: Omit<Child, "part">[] = [];
  doc.forEach((node, at) => {
    blocks.push({ node, at, block: blockOf(node) });
  });
  const parts = partsOfBlocks(blocks.map(({ block }) => block));
  return blocks.map((child, index) => ({ ...child, part: parts[index] ?? "introduction" }));
}

export function partAtCursor({ doc, selection }: EditorState): SheetPart {
  return childrenOf(doc)[selection.$from.index(0)]?.part ?? "introduction";
}

const isBorder = ({ node }: Child) => node.type.name === "partBorder";

/** Starts a part at the block of the cursor, moving its border there: a mark, the second image or the call to action. */
export function startPart(editor: Editor, part: SheetPart): void {
  const { doc, schema, selection, tr } = editor.state;
  const children = childrenOf(doc);
  const here = children[selection.$from.index(0)];
  const rank = sheetParts.indexOf(part);
  const existing = children.find(({ block }) => block === part);
  const border = existing?.node ?? schema.nodes.partBorder?.create({ part });
  if (!here || !border || existing === here) return;
  const ranks: readonly SheetBlock[] = sheetParts;
  const contradicts = (child: Child) => {
    const other = ranks.indexOf(child.block);
    return isBorder(child) && (child.at < here.at ? other > rank : other >= 0 && other < rank);
  };
  for (const child of children.toReversed()) {
    if (child === existing || contradicts(child)) tr.delete(child.at, child.at + child.node.nodeSize);
  }
  tr.insert(tr.mapping.map(here.at), border);
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

/** Removes all borders except those of images and calls to action. */
export function removeBorders(editor: Editor): void {
  const { doc, tr } = editor.state;
  for (const { node, at } of childrenOf(doc).filter(isBorder).toReversed()) tr.delete(at, at + node.nodeSize);
  if (tr.docChanged) editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Start of the given part or the next one, otherwise below the block of the cursor. */
function defaultPosition({ doc, selection }: EditorState, part: SheetPart): number {
  const children = childrenOf(doc);
  const rank = sheetParts.indexOf(part);
  const following = children.find((child) => sheetParts.indexOf(child.part) >= rank);
  const here = children[selection.$from.index(0)];
  return following?.at ?? (here ? here.at + here.node.nodeSize : doc.content.size);
}

/** Inserts the second image or changes it. */
export function upsertSecondPicture(transaction: Transaction, state: EditorState, src: string, alt: string): boolean {
  const { secondPicture } = state.schema.nodes;
  if (!secondPicture) return false;
  const existing = childrenOf(state.doc).find(({ node }) => node.type === secondPicture);
  const at = existing?.at ?? defaultPosition(state, "section2");
  if (existing) transaction.setNodeMarkup(at, undefined, { src, alt });
  else transaction.insert(at, secondPicture.create({ src, alt }));
  transaction.setSelection(NodeSelection.create(transaction.doc, at)).scrollIntoView();
  return true;
}

/** Attributes of the second image, if there is one. */
export const secondPictureOf = ({ doc }: EditorState): PmNode["attrs"] | undefined =>
  childrenOf(doc).find(({ node }) => node.type.name === "secondPicture")?.node.attrs;

/** Moves the cursor into the call to action, inserting one if necessary. */
export function writeCallToAction(editor: Editor): void {
  const { state } = editor;
  const { tr, schema } = state;
  const { callToAction, paragraph } = schema.nodes;
  if (!callToAction || !paragraph) return;
  const existing = childrenOf(state.doc).find(({ node }) => node.type === callToAction);
  const at = existing?.at ?? defaultPosition(state, "section3");
  if (!existing) tr.insert(at, callToAction.create(null, paragraph.create()));
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  editor.commands.focus();
}

/** Labels the start of each part in the margin. */
function drawMarks({ doc }: EditorState): DecorationSet {
  let last: SheetPart | undefined;
  const marks = childrenOf(doc).flatMap((child) => {
    const { node, at, part } = child;
    const blockName = blockNames[node.type.name];
    if (!blockName && part === last) return [];
    if (!blockName) last = part;
    const name = blockName ?? partNames[part];
    const ariaProps = blockName || isBorder(child) ? { role: "group", "aria-label": name } : {};
    return [Decoration.node(at, at + node.nodeSize, { "data-mark": name, ...ariaProps })];
  });
  return DecorationSet.create(doc, marks);
}

/** After a paste or a drop: one image, one call to action, no redundant border, and an empty line at the end. */
function tidy({ doc, schema, tr }: EditorState): Transaction | null {
  const children = childrenOf(doc);
  for (const [index, child] of [...children.entries()].toReversed()) {
    const { node, at, block, part } = child;
    const end = at + node.nodeSize;
    const isRedundant = isBorder(child) && (part !== block || children[index - 1]?.part === block);
    const isSecond =
      blockNames[node.type.name] && children.findIndex((candidate) => candidate.node.type === node.type) < index;
    if (isRedundant) tr.delete(at, end);
    else if (isSecond)
      tr.replaceWith(at, end, node.isAtom ? (schema.nodes.image?.create(node.attrs) ?? []) : node.content);
  }
  const paragraph = schema.nodes.paragraph?.create();
  if (tr.doc.lastChild?.type.spec.group === "sheet" && paragraph) tr.insert(tr.doc.content.size, paragraph);
  return tr.docChanged ? tr : null;
}

const Sheet = Extension.create({
  name: "sheet",
  addKeyboardShortcuts: () => ({
    Backspace: ({ editor }) => {
      const { $from, empty } = editor.state.selection;
      const box = $from.node(1);
      if (!empty || box?.type.name !== "callToAction" || box.textContent || box.childCount > 1) return false;
      return editor.commands.deleteNode("callToAction");
    },
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { decorations: drawMarks },
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? tidy(state) : null,
    }),
  ],
});

const SheetDocument = Node.create({ name: "doc", topNode: true, content: "(block | sheet)+" });

/** Start of a part that no heading marks. */
const PartBorder = Node.create({
  name: "partBorder",
  group: "sheet",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    part: {
      default: "section1" satisfies SheetPart,
      parseHTML: (element) => element.getAttribute("data-part"),
      renderHTML: ({ part }: { part?: unknown }) => ({ "data-part": part }),
    },
  }),
  parseHTML: () => [{ tag: sheetParts.map((part) => `section[data-part=${part}]`).join() }],
  renderHTML: ({ HTMLAttributes }) => ["section", HTMLAttributes],
});

const fromImage = (name: "src" | "alt") => ({
  default: "",
  parseHTML: (element: HTMLElement) => element.querySelector("img")?.getAttribute(name) ?? "",
});

const SecondPicture = Node.create({
  name: "secondPicture",
  group: "sheet",
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: fromImage("src"), alt: fromImage("alt") }),
  parseHTML: () => [{ tag: "section[data-part=picture]" }],
  renderHTML: ({ node: { attrs } }) => [
    "section",
    { "data-part": "picture" },
    ["img", { src: String(attrs.src), alt: String(attrs.alt) }],
  ],
});

const CallToAction = Node.create({
  name: "callToAction",
  group: "sheet",
  content: "block+",
  isolating: true,
  defining: true,
  draggable: true,
  parseHTML: () => [{ tag: "section[data-part=cta]" }],
  renderHTML: () => ["section", { "data-part": "cta" }, 0],
});

/** An article on one sheet. Its own document node keeps part borders out of quotes and lists. */
export const articleStructureExtensions = [SheetDocument, Sheet, PartBorder, SecondPicture, CallToAction];
