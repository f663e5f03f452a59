import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { useFieldNotes } from "../../../ui/field.tsx";
import { moveToPart } from "./move-to-part.ts";

type PartProps = {
  /** Shown in the margin; a label if the part has one control. */
  name: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Part({ name, note, className, children }: PartProps) {
  return (
    <div className={classNames("part", className)}>
      <div className="part-name">
        {name}
        {note ? <small>{note}</small> : null}
      </div>
      <div className="part-body">{children}</div>
    </div>
  );
}

type GrowingTextProps = {
  id: string;
  label: string;
  note?: string;
  placeholder: string;
  help?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** Takes the focus when it mounts. */
  hasInitialFocus?: boolean;
  /** Otherwise Enter moves to the next part. */
  isMultiline?: boolean;
};

/** Plain text edited in the document, as high as its content. */
export function GrowingText({
  id,
  label,
  note,
  placeholder,
  value,
  onChange,
  className,
  hasInitialFocus,
  isMultiline,
  ...about
}: GrowingTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { control, notes } = useFieldNotes({ id, ...about });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);
  useLayoutEffect(() => {
    if (!hasInitialFocus) return undefined;
    // The newly opened page takes the focus first.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hasInitialFocus]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const isCursor = selectionStart === selectionEnd;
    const isEnter = event.key === "Enter" && !isMultiline;
    const leaves =
      isEnter ||
      (event.key === "ArrowDown" && isCursor && selectionEnd === text.length) ||
      (event.key === "ArrowUp" && isCursor && selectionEnd === 0);
    if (leaves && (moveToPart(event.currentTarget, event.key === "ArrowUp" ? -1 : 1) || isEnter))
      event.preventDefault();
  }
  return (
    <Part className={classNames("is-plain", className)} name={<label htmlFor={id}>{label}</label>} note={note}>
      <textarea
        {...control}
        ref={field}
        data-part=""
        rows={1}
        placeholder={placeholder}
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ target }) =>
          onChange(isMultiline ? target.value : target.value.replaceAll(/(?<!\s)\s*\n\s*/g, " "))
        }
      />
      {notes}
    </Part>
  );
}
