import { type Editor, Node } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** Always open in the editor: a folded `details` would hide the text being written. */
function divView(className: string) {
  return () => () => {
    const dom = document.createElement("div");
    dom.className = className;
    return { dom, contentDOM: dom };
  };
}

const ToggleSummary = Node.create({
  name: "toggleSummary",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "summary" }],
  renderHTML: () => ["summary", 0],
  addNodeView: divView("toggle-summary"),
  addKeyboardShortcuts() {
    const isHere = ({ state }: Editor) =>
      state.selection.empty && state.selection.$from.parent.type.name === "toggleSummary";
    return {
      Enter: ({ editor }) => {
        if (!isHere(editor)) return false;
        const { tr, selection } = editor.state;
        editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.$from.after()), 1)));
        return true;
      },
      /** At the start of the summary, its text and the content below it become plain blocks. */
      Backspace: ({ editor }) => {
        const { tr, selection, schema } = editor.state;
        const { $from } = selection;
        const { paragraph } = schema.nodes;
        if (!isHere(editor) || $from.parentOffset > 0 || !paragraph) return false;
        const toggle = $from.node(-1);
        const at = $from.before(-1);
        const plain = [
          paragraph.create(null, $from.parent.content),
          ...toggle.children.slice(1).filter(({ textContent, childCount }) => textContent !== "" || childCount > 0),
        ];
        tr.replaceWith(at, at + toggle.nodeSize, plain);
        editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))));
        return true;
      },
    };
  },
});

const Toggle = Node.create({
  name: "toggle",
  group: "block",
  content: "toggleSummary block+",
  defining: true,
  parseHTML: () => [{ tag: "details" }],
  renderHTML: () => ["details", 0],
  addNodeView: divView("toggle"),
});

/** A toggle with a line below it; the cursor is in its summary. */
export function insertToggle(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertContent([
      { type: "toggle", content: [{ type: "toggleSummary" }, { type: "paragraph" }] },
      { type: "paragraph" },
    ])
    .command(({ tr }) => {
      const { $from } = tr.selection;
      let summary: number | undefined;
      tr.doc.nodesBetween(0, $from.pos, (node, at) => {
        if (node.type.name === "toggleSummary" && node.content.size === 0) summary = at + 1;
      });
      if (summary !== undefined) tr.setSelection(TextSelection.create(tr.doc, summary));
      return true;
    })
    .run();
}

export const toggleNodes = [Toggle, ToggleSummary];
