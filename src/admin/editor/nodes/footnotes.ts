import { type Editor, Extension } from "@tiptap/core";
import { Fragment, type Node as PmNode, Slice } from "@tiptap/pm/model";
import { type EditorState, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";
import { footnoteId } from "../../../features/content-drafts/footnote-id.ts";

type Reference = { at: number; node: PmNode; id: string; note: string };
type Note = { at: number; node: PmNode; id: string };

const noteIdOf = (node: PmNode): string | undefined => {
  const id: unknown = node.type.name === "listItem" ? node.attrs.id : undefined;
  return typeof id === "string" && !id.includes("-ref-") ? id : undefined;
};

/** The number in the text: a link to a note. */
function referenceOf(node: PmNode): { id: string; note: string } | undefined {
  const link = node.isText ? node.marks.find(({ type }) => type.name === "link") : undefined;
  const href: unknown = link?.attrs.href;
  const note = typeof href === "string" ? footnoteId(href.replace(/^#/, "")) : undefined;
  if (!link || !note || note.includes("-ref-")) return undefined;
  return { id: typeof link.attrs.id === "string" ? link.attrs.id : "", note };
}

function findFootnotes(doc: PmNode): { references: Reference[]; notes: Note[]; list: Note | undefined } {
  const references: Reference[] = [];
  const notes: Note[] = [];
  let list: Note | undefined;
  doc.descendants((node, at) => {
    const reference = referenceOf(node);
    if (reference) references.push({ at, node, ...reference });
    const id = noteIdOf(node);
    if (id) notes.push({ at, node, id });
    if (node.type.name === "orderedList" && node.firstChild && noteIdOf(node.firstChild)) list = { at, node, id: "" };
  });
  return { references, notes, list };
}

/** Has only its back link. */
const isEmptyNote = ({ node }: Note) => node.textContent.replace("↑", "").trim() === "";

const idNumber = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0);

/**
 * Numbers follow the order of the text, and notes the order of their numbers. Ids stay, so that a number cut and pasted elsewhere still
 * links to its note. Notes without a number move to the end of the list; empty ones are removed.
 */
function renumber({ doc, schema, tr }: EditorState): Transaction | null {
  const { references: all, list } = findFootnotes(doc);
  if (!list) return null;
  const references = all.filter(({ at }) => at < list.at || at > list.at + list.node.nodeSize);
  const items = list.node.children.map((node): Note => ({ at: 0, node, id: noteIdOf(node) ?? "" }));
  const order = [...new Set(references.map(({ note }) => note))].filter((id) => items.some((item) => item.id === id));
  const positionOf = ({ id }: Note) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = items
    .filter((item) => order.includes(item.id) || !isEmptyNote(item))
    .toSorted((a, b) => positionOf(a) - positionOf(b));
  if (sorted.some(({ node }, index) => node !== items[index]?.node) || sorted.length < items.length) {
    const end = list.at + list.node.nodeSize;
    if (sorted.length === 0) tr.delete(list.at, end);
    else
      tr.replaceWith(
        list.at + 1,
        end - 1,
        sorted.map(({ node }) => node),
      );
  }
  const seen = new Set<string>();
  const changes = references.flatMap(({ at, node, id, note }) => {
    const label =
      /^\[\d+\]$/.test(node.text ?? "") && order.includes(note) ? `[${order.indexOf(note) + 1}]` : node.text;
    const link = node.marks.find(({ type }) => type.name === "link");
    // A copied number links to the same note, which links back to the first number.
    const isCopy = id !== "" && seen.has(id);
    seen.add(id);
    if (!label || !link || (label === node.text && !isCopy)) return [];
    const marks = isCopy ? link.type.create({ ...link.attrs, id: null }).addToSet(node.marks) : node.marks;
    return [{ from: at, to: at + node.nodeSize, text: schema.text(label, marks) }];
  });
  for (const { from, to, text } of changes.toReversed())
    tr.replaceWith(tr.mapping.map(from), tr.mapping.map(to, -1), text);
  return tr.docChanged ? tr : null;
}

/** Gives pasted notes, and the numbers that link to them, ids that are free in this document. */
function withFreeIds(slice: Slice, doc: PmNode): Slice {
  const here = findFootnotes(doc);
  const pasted = new Set<string>();
  slice.content.descendants((node) => {
    const id = noteIdOf(node);
    if (id) pasted.add(id);
  });
  const usedIds = new Set(here.notes.map(({ id }) => id));
  if (![...pasted].some((id) => usedIds.has(id))) return slice;
  let last = Math.max(0, ...[...usedIds, ...pasted].map(idNumber));
  const free = new Map([...pasted].map((id) => [id, String(++last)]));
  const renamed = (node: PmNode): PmNode => {
    const content = Fragment.fromArray(node.content.content.map(renamed));
    const number = free.get(noteIdOf(node) ?? "");
    const marks = node.marks.map((mark) => {
      const target = typeof mark.attrs.href === "string" ? mark.attrs.href : "";
      const to = free.get(target.replace("#footnote-ref-", "footnote-").replace("#footnote-", "footnote-"));
      if (mark.type.name !== "link" || !to || !target.startsWith("#footnote-")) return mark;
      const isBackLink = target.startsWith("#footnote-ref-");
      const ids = isBackLink
        ? { href: `#footnote-ref-${to}` }
        : { href: `#footnote-${to}`, id: mark.attrs.id ? `footnote-ref-${to}` : null };
      return mark.type.create({ ...mark.attrs, ...ids });
    });
    if (node.isText) return node.mark(marks);
    const attrs = number ? { ...node.attrs, id: `footnote-${number}` } : node.attrs;
    return node.type.create(attrs, content, marks);
  };
  return new Slice(Fragment.fromArray(slice.content.content.map(renamed)), slice.openStart, slice.openEnd);
}

/** Inserts a number at the cursor, and a note at the end of the text, to which the cursor moves. */
export function insertFootnote(editor: Editor): void {
  const { state } = editor;
  const { schema, selection, tr, doc } = state;
  const { link, sup } = schema.marks;
  const { orderedList, listItem, paragraph } = schema.nodes;
  const { references, notes, list } = findFootnotes(doc);
  const isInNote = Boolean(list && selection.from > list.at && selection.from < list.at + list.node.nodeSize);
  if (!link || !sup || !orderedList || !listItem || !paragraph || isInNote || !selection.$to.parent.isTextblock) return;
  const number =
    Math.max(0, ...notes.map(({ id }) => idNumber(id)), ...references.map(({ note }) => idNumber(note))) + 1;
  const back = schema.text("↑", [link.create({ href: `#footnote-ref-${number}` })]);
  const item = listItem.create({ id: `footnote-${number}` }, paragraph.create(null, [schema.text(" "), back]));
  const marks = [link.create({ href: `#footnote-${number}`, id: `footnote-ref-${number}` }), sup.create()];
  const last = doc.lastChild;
  const isLineBelow = last?.type === paragraph && last.content.size === 0 && selection.to < doc.content.size - 2;
  const end = list ? list.at + list.node.nodeSize - 1 : doc.content.size - (isLineBelow ? 2 : 0);
  tr.insert(end, list ? item : orderedList.create(null, item));
  const at = tr.mapping.map(selection.to, -1);
  // The slash that opened the menu followed a space; the number follows the word.
  const from = tr.doc.textBetween(Math.max(0, at - 1), at) === " " ? at - 1 : at;
  tr.replaceWith(from, at, schema.text(`[${notes.length + 1}]`, marks));
  editor.view.dispatch(tr);
  goTo(editor, `footnote-${number}`);
}

/** Moves the cursor to a note, or behind a number. */
function goTo(editor: Editor, id: string): void {
  const { doc, tr } = editor.state;
  const { references, notes } = findFootnotes(doc);
  const note = notes.find((candidate) => candidate.id === id);
  const reference = references.find((candidate) => candidate.id === id);
  const at = note ? note.at + 2 : reference && reference.at + reference.node.nodeSize;
  if (at === undefined) return;
  editor.view.dispatch(
    tr
      .setSelection(TextSelection.near(tr.doc.resolve(at)))
      .setStoredMarks([])
      .scrollIntoView(),
  );
  editor.commands.focus();
}

/** Ctrl or ⌘ with Alt and F, as in Word: inserts a footnote, or returns from a note to its number. */
export const Footnotes = Extension.create({
  name: "footnotes",
  addKeyboardShortcuts: () => ({
    "Mod-Alt-f": ({ editor }) => {
      const { $from } = editor.state.selection;
      for (let depth = $from.depth; depth > 0; depth -= 1) {
        const id = noteIdOf($from.node(depth));
        if (id) {
          goTo(editor, id.replace("footnote-", "footnote-ref-"));
          return true;
        }
      }
      insertFootnote(editor);
      return true;
    },
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { transformPasted: (slice, view) => withFreeIds(slice, view.state.doc) },
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? renumber(state) : null,
    }),
  ],
});
