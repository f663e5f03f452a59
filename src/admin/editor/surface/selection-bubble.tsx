import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { Link2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { placeBesideText } from "./beside-text.ts";
import type { SurfaceDialog } from "./surface-context.ts";
import { ToolButton } from "./tool-button.tsx";
import { headingTools, markTools, quoteTool } from "./tools.ts";

const tools = [...markTools, ...headingTools.slice(0, 2), quoteTool];

type SelectionBubbleProps = { editor: Editor; open: (dialog: SurfaceDialog) => void };

/**
 * The tools for selected words, above them. Each is in the toolbar too, which the keyboard and a phone use: these are
 * no stops of the Tab key.
 */
export function SelectionBubble({ editor, open }: SelectionBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { selection } = now.state;
      const isText = selection instanceof TextSelection && !selection.empty && !now.isActive("codeBlock");
      return {
        place: isText && now.isFocused ? { from: selection.from, to: selection.to } : null,
        active: tools.map(({ isActive }) => isActive(now)),
        isLink: now.isActive("link"),
      };
    },
  });
  const { place } = state;
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !place) return undefined;
    const put = () => placeBesideText(element, editor, place, true);
    put();
    window.addEventListener("resize", put);
    return () => window.removeEventListener("resize", put);
  }, [editor, place]);
  if (!place) return null;
  return (
    <div
      ref={bubble}
      className="absolute z-6 hidden gap-0.5 rounded-panel border bg-surface p-1 shadow-float tablet:pointer-fine:flex"
      role="toolbar"
      aria-label="Selected text"
    >
      {tools.map(({ name, icon, run }, index) => (
        <ToolButton
          key={name}
          name={name}
          icon={icon}
          tabIndex={-1}
          aria-pressed={state.active[index] ?? false}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton name="Link" icon={Link2} tabIndex={-1} aria-pressed={state.isLink} onClick={() => open("link")} />
    </div>
  );
}
