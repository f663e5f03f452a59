import { Extension } from "@tiptap/core";
import { type EditorState, Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { findPicture } from "./picture.ts";

declare module "@tiptap/core" {
  interface Storage {
    toolPlaces: ToolElements;
  }
}

/** Hosts between text blocks for the tools of the selected picture and the current cell. */
type ToolElements = { picture: HTMLElement; cell: HTMLElement };

function element(className: string): HTMLElement {
  const made = document.createElement("div");
  made.className = className;
  made.contentEditable = "false";
  return made;
}

const shown = { stopEvent: () => true, ignoreSelection: true };

/** Start of the cell that holds the cursor; undefined outside of tables. */
export function findCell({ selection }: EditorState): number | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (/^table(?:Cell|Header)$/.test($from.node(depth).type.name)) return $from.start(depth);
  }
  return undefined;
}

export const ToolPlaces = Extension.create<object, ToolElements>({
  name: "toolPlaces",
  addStorage: () => ({
    picture: element("my-3 font-sans text-sm font-normal tracking-normal text-ink"),
    cell: element("absolute top-0.5 right-0.5 z-1"),
  }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        props: {
          decorations(state) {
            const picture = findPicture(state);
            const cell = findCell(state);
            return DecorationSet.create(state.doc, [
              ...(picture
                ? [Decoration.widget(picture.end, storage.picture, { ...shown, side: 1, key: "picture" })]
                : []),
              ...(cell === undefined
                ? []
                : [Decoration.widget(cell, storage.cell, { ...shown, side: -1, key: "cell" })]),
            ]);
          },
        },
      }),
    ];
  },
});
