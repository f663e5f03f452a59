import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { findInsertions, type Insertion } from "./insertions.ts";
import type { Medium } from "./surface-context.ts";

/** `from` is the position of the slash. */
export type SlashMenuState = { from: number; query: string; index: number };

type SlashStorage = { choose: (insertion: Insertion) => void };

declare module "@tiptap/core" {
  interface Storage {
    slashCommands: SlashStorage;
  }
}

const key = new PluginKey<SlashMenuState | null>("slashCommands");

export const slashListId = "slash-menu";
export const slashItemId = (index: number): string => `slash-menu-${index}`;

export const readSlashMenu = (state: EditorState): SlashMenuState | null => key.getState(state) ?? null;

/** Undefined where a slash opens no menu. */
function textBefore({ selection }: EditorState | Transaction): string | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== "paragraph") return undefined;
  return $from.parent.textBetween(0, $from.parentOffset, undefined, "￼");
}

function nextState(medium: Medium, transaction: Transaction, previous: SlashMenuState | null): SlashMenuState | null {
  const meta = transaction.getMeta(key) as { index: number } | "close" | undefined;
  if (meta === "close") return null;
  if (previous && meta) return { ...previous, index: meta.index };
  const text = textBefore(transaction);
  if (text === undefined) return null;
  const { $from } = transaction.selection;
  if (!previous) {
    const isTyped = transaction.docChanged && !transaction.getMeta("paste") && /(?:^|\s)\/$/.test(text);
    return isTyped ? { from: $from.pos - 1, query: "", index: 0 } : null;
  }
  const from = transaction.mapping.map(previous.from, -1);
  const typed = text.slice(from - $from.start());
  const query = typed.slice(1);
  if (from < $from.start() || !typed.startsWith("/") || findInsertions(medium, query).length === 0) return null;
  return { from, query, index: query === previous.query ? previous.index : 0 };
}

export function chooseInsertion(editor: Editor, insertion: Insertion): void {
  const menu = readSlashMenu(editor.state);
  if (menu) {
    const { tr, selection } = editor.state;
    editor.view.dispatch(tr.delete(menu.from, selection.from).setMeta(key, "close"));
  }
  editor.storage.slashCommands.choose(insertion);
}

function moveBy(editor: Editor, medium: Medium, by: number): boolean {
  const menu = readSlashMenu(editor.state);
  if (!menu) return false;
  const count = findInsertions(medium, menu.query).length;
  editor.view.dispatch(editor.state.tr.setMeta(key, { index: (menu.index + by + count) % count }));
  return true;
}

/** A slash at the start of a word opens the insertion menu. */
export const SlashCommands = Extension.create<{ medium: Medium }, SlashStorage>({
  name: "slashCommands",
  // Before the key bindings of lists and paragraphs.
  priority: 1000,
  addOptions: () => ({ medium: "page" }),
  addStorage: () => ({ choose: () => undefined }),
  addKeyboardShortcuts() {
    const { medium } = this.options;
    const choose = (): boolean => {
      const menu = readSlashMenu(this.editor.state);
      const insertion = menu && findInsertions(medium, menu.query)[menu.index];
      if (insertion) chooseInsertion(this.editor, insertion);
      return Boolean(insertion);
    };
    return {
      ArrowDown: () => moveBy(this.editor, medium, 1),
      ArrowUp: () => moveBy(this.editor, medium, -1),
      Enter: choose,
      Tab: choose,
      Escape: () => {
        if (!readSlashMenu(this.editor.state)) return false;
        this.editor.view.dispatch(this.editor.state.tr.setMeta(key, "close"));
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { medium } = this.options;
    return [
      new Plugin<SlashMenuState | null>({
        key,
        state: { init: () => null, apply: (transaction, previous) => nextState(medium, transaction, previous) },
        props: {
          attributes: (state): Record<string, string> => {
            const menu = key.getState(state);
            if (!menu) return {};
            return { "aria-controls": slashListId, "aria-activedescendant": slashItemId(menu.index) };
          },
          handleDOMEvents: {
            blur: (view) => {
              if (key.getState(view.state)) view.dispatch(view.state.tr.setMeta(key, "close"));
              return false;
            },
          },
        },
      }),
    ];
  },
});
