import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useLayoutEffect, useRef } from "react";
import { placeBesideText } from "./beside-text.ts";
import { findInsertions } from "./insertions.ts";
import type { Medium } from "./medium.ts";
import { chooseInsertion, readSlashMenu, type SlashMenuState, slashItemId, slashListId } from "./slash-commands.ts";

type SlashMenuProps = { editor: Editor; medium: Medium };

/** What can be inserted, below the slash that was typed; the editor itself answers to the keys. */
export function SlashMenu({ editor, medium }: SlashMenuProps) {
  const menu = useEditorState({ editor, selector: ({ editor: now }) => readSlashMenu(now.state) });
  return menu ? <SlashList editor={editor} medium={medium} menu={menu} /> : null;
}

/** Pixels that bars cover at the top or the bottom of the window. */
const roomAround = 80;

function SlashList({ editor, medium, menu }: SlashMenuProps & { menu: SlashMenuState }) {
  const box = useRef<HTMLDivElement>(null);
  const found = findInsertions(medium, menu.query);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { top, bottom } = editor.view.coordsAtPos(menu.from);
    const height = element.offsetHeight + roomAround;
    const isAbove = bottom + height > window.innerHeight && top > height;
    placeBesideText(element, editor, { from: menu.from, to: menu.from }, isAbove);
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [editor, menu]);
  return (
    <div ref={box} className="absolute z-6 w-[min(360px,100%)] rounded-panel border bg-surface p-1.5 shadow-float">
      <p id="slash-menu-title" className="px-2.5 pt-1.5 pb-1 font-medium text-xs text-ink-soft">
        Insert
      </p>
      <div role="listbox" id={slashListId} aria-labelledby="slash-menu-title">
        {found.map((insertion, index) => {
          const { name, icon: Icon, typed } = insertion;
          return (
            <div
              key={name}
              tabIndex={-1}
              role="option"
              id={slashItemId(index)}
              aria-selected={index === menu.index}
              className="group grid min-h-10 cursor-pointer scroll-mb-20 grid-cols-[20px_1fr_auto] items-center gap-3 rounded-control px-2.5 aria-selected:bg-tide-soft"
              onMouseDown={(event) => {
                event.preventDefault();
                chooseInsertion(editor, insertion);
              }}
            >
              <Icon className="size-4.5 group-aria-selected:text-tide" />
              <b className="font-medium group-aria-selected:text-tide">{name}</b>
              {typed ? <span className="text-xs text-ink-soft">{typed}</span> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
