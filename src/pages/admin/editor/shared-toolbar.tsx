import type { Editor } from "@tiptap/core";
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { EditorToolbar } from "./editor-toolbar.tsx";

type Field = { id: string; editor: Editor; label: string };

type Fields = {
  set: (field: Field) => void;
  remove: (id: string) => void;
  focus: (id: string) => void;
};

const SharedFields = createContext<Fields | undefined>(undefined);

/**
 * Announces a rich-text field to the toolbar that it shares with others.
 * @returns whether there is one; otherwise the field shows its own
 */
export function useSharedToolbar({ id, editor, label }: Field): boolean {
  const fields = use(SharedFields);
  useEffect(() => fields?.set({ id, editor, label }), [fields, id, editor, label]);
  useEffect(() => () => fields?.remove(id), [fields, id]);
  useEffect(() => {
    if (!fields) return undefined;
    const onFocus = () => fields.focus(id);
    editor.on("focus", onFocus);
    return () => void editor.off("focus", onFocus);
  }, [fields, id, editor]);
  return fields !== undefined;
}

/** One toolbar above several rich-text fields, for the one that was written in last. Alt+F10 leads to it, Escape back. */
export function SharedToolbar({ label, children }: { label: string; children: ReactNode }) {
  const [known, setKnown] = useState<readonly Field[]>([]);
  const [focused, setFocused] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const fields = useMemo<Fields>(
    () => ({
      set: (field) =>
        setKnown((before) =>
          before.some(({ id }) => id === field.id)
            ? before.map((one) => (one.id === field.id ? field : one))
            : [...before, field],
        ),
      remove: (id) => setKnown((before) => before.filter((field) => field.id !== id)),
      focus: setFocused,
    }),
    [],
  );
  const field = known.find(({ id }) => id === focused) ?? known[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tools = bar.current?.querySelector('[role="toolbar"]');
    const isInTools = event.target instanceof Node && tools?.contains(event.target);
    if (event.key === "Escape" && isInTools) field?.editor.commands.focus();
    else if (event.key === "F10" && event.altKey) tools?.querySelector<HTMLElement>("button:enabled")?.focus();
    else return;
    event.preventDefault();
  }
  return (
    <SharedFields value={fields}>
      <section ref={bar} className="editor-shared" aria-label={label} onKeyDown={onKeyDown}>
        {field ? <EditorToolbar key={field.id} editor={field.editor} label={field.label} /> : null}
        {children}
      </section>
    </SharedFields>
  );
}
