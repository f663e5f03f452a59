import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

declare module "@tiptap/core" {
  interface Storage {
    placeholder: { text: string };
  }
}

/** Says what belongs into an empty field; its words are in `editor.storage.placeholder.text`. */
export const Placeholder = Extension.create<object, { text: string }>({
  name: "placeholder",
  addStorage: () => ({ text: "" }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const first = doc.firstChild;
            const isEmpty = doc.childCount === 1 && first?.type.name === "paragraph" && first.content.size === 0;
            if (!isEmpty || !storage.text) return DecorationSet.empty;
            const shown = { class: "is-empty", "data-placeholder": storage.text };
            return DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, shown)]);
          },
        },
      }),
    ];
  },
});
