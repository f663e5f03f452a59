import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ChevronDown, ImagePlus, Link2, Plus, Redo2, SeparatorHorizontal, Table2, Undo2 } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { sheetParts } from "../../../features/articles/editing/article-sheet.ts";
import { partAtCursor, partNames, removeBorders, startPart } from "../nodes/sheet.ts";
import { findInsertions, insertTable } from "./insertions.ts";
import type { Medium, SurfaceDialog } from "./surface-context.ts";
import { moveFocus, ToolButton, ToolMenu, toolClass } from "./tool-menu.tsx";
import { blockTypes, markTools, type Tool, tableItems, wrapTools } from "./tools.ts";

/** Names the part of the article at the cursor, and moves its borders. */
function PartMenu({ editor }: { editor: Editor }) {
  const current = useEditorState({ editor, selector: ({ editor: now }) => partNames[partAtCursor(now.state)] });
  const items = [
    ...sheetParts
      .slice(1)
      .map((part) => ({ name: `${partNames[part]} begins here`, run: () => startPart(editor, part) })),
    { name: "Let the headings divide the text", run: () => removeBorders(editor) },
  ];
  return (
    <ToolMenu
      label={`Part of the article: ${current}`}
      className={toolClass("[&>.lucide]:size-4.5")}
      tabIndex={-1}
      items={items}
    >
      <SeparatorHorizontal />
    </ToolMenu>
  );
}

/** Sets `--keyboard` to the pixels that an on-screen keyboard covers. */
function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [element]);
}

type TextToolbarProps = {
  editor: Editor;
  label: string;
  medium: Medium;
  open: (dialog: SurfaceDialog) => void;
  children?: ReactNode;
};

const Gap = () => <span className="mx-0.75 h-5 w-px flex-none bg-line max-tablet:hidden" />;

/** Roving tabindex: the last focused tool is the only tab stop. */
function rememberTabStop({ currentTarget, target }: FocusEvent<HTMLDivElement>) {
  if (!target.matches("[data-tool]")) return;
  for (const stop of currentTarget.querySelectorAll<HTMLElement>("[data-tool]"))
    stop.tabIndex = stop === target ? 0 : -1;
}

function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const keys = { next: "ArrowRight", previous: "ArrowLeft" };
  if (moveFocus(event.currentTarget, event.key, keys, "[data-tool]")) event.preventDefault();
}

/** Tools for the last focused text; on a phone, above the on-screen keyboard. */
export function TextToolbar({ editor, label, medium, open, children }: TextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      marks: markTools.map(({ isActive }) => isActive(now)),
      wraps: wrapTools.map(({ isActive }) => isActive(now)),
      block: blockTypes.find(({ isActive }) => isActive(now))?.name ?? "Paragraph",
      isLink: now.isActive("link"),
      isImage: now.isActive("image"),
      isTable: now.isActive("table"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const button = ({ name, icon, run }: Tool, isPressed: boolean | undefined) => (
    <ToolButton
      key={name}
      name={name}
      icon={icon}
      tabIndex={-1}
      className={name.startsWith("Code") ? "in-data-panel:wide:max-[85rem]:hidden" : undefined}
      aria-pressed={isPressed ?? false}
      onClick={() => run(editor)}
    />
  );
  const insert = findInsertions(medium, "").map(({ name, icon, run }) => ({
    name,
    icon,
    run: () => run(editor, open),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are focusable
    <div
      ref={bar}
      className="text-tools"
      role="toolbar"
      aria-label={`Tools for ${label}`}
      onKeyDown={onKeyDown}
      onFocus={rememberTabStop}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-0.5 max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none]">
        <ToolMenu
          label={`Kind of block: ${state.block}`}
          className={toolClass("[&>.lucide]:size-3.5")}
          tabIndex={0}
          items={blockTypes.map(({ name, icon, run }) => ({
            name,
            icon,
            isChecked: name === state.block,
            run: () => run(editor),
          }))}
        >
          {state.block}
          <ChevronDown />
        </ToolMenu>
        {medium === "article" ? <PartMenu editor={editor} /> : null}
        <ToolMenu
          label="Insert"
          className={toolClass("tablet:hidden [&>.lucide]:size-4.5")}
          tabIndex={-1}
          items={insert}
        >
          <Plus />
        </ToolMenu>
        <Gap />
        {markTools.map((tool, index) => button(tool, state.marks[index]))}
        <ToolButton name="Link" icon={Link2} tabIndex={-1} aria-pressed={state.isLink} onClick={() => open("link")} />
        <Gap />
        {wrapTools.map((tool, index) => button(tool, state.wraps[index]))}
        <Gap />
        <ToolButton
          name="Image"
          icon={ImagePlus}
          tabIndex={-1}
          aria-pressed={state.isImage}
          onClick={() => open("picture")}
        />
        {state.isTable ? (
          <ToolMenu
            label="Table"
            className={toolClass("bg-tide-soft! text-tide [&>.lucide]:size-4.5")}
            tabIndex={-1}
            items={tableItems(editor, open)}
          >
            <Table2 />
          </ToolMenu>
        ) : (
          <ToolButton name="Table" icon={Table2} tabIndex={-1} onClick={() => insertTable(editor)} />
        )}
        <Gap />
        <ToolButton
          name="Undo"
          icon={Undo2}
          tabIndex={-1}
          isDisabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <ToolButton
          name="Redo"
          icon={Redo2}
          tabIndex={-1}
          isDisabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </div>
      {children}
    </div>
  );
}
