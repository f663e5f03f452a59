import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { IssueForm, IssueSlot } from "../issues/issue-content.ts";

type IssuePartEditorProps = {
  slot: IssueSlot;
  /** What it is called in labels. */
  name: string;
  title: string;
  html: string;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<IssueForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const helps: Partial<Record<IssueSlot, string>> = {
  opening: "Follows the greeting. Words that make a reader read on.",
  monday: "One thing to try on Monday, small enough for a working day.",
  meeting: "One question that a reader can ask in the next meeting; it is set large.",
};

/** One part of an issue: its heading, its words, and its place among the others. */
export function IssuePartEditor(props: IssuePartEditorProps) {
  const { slot, name, title, html, isFirst, isLast, onChange, onMove, onRemove } = props;
  const moved = useRef<HTMLButtonElement>(null);
  // The browser drops the focus when a part changes its place.
  useEffect(() => {
    if (moved.current && document.activeElement === document.body) moved.current.focus();
    moved.current = null;
  });
  const button = (by: -1 | 1, isEnd: boolean) => (
    <IconButton
      bare
      label={`Move ${name} ${by < 0 ? "up" : "down"}`}
      aria-disabled={isEnd ? true : undefined}
      onClick={({ currentTarget }) => {
        moved.current = currentTarget;
        if (!isEnd) onMove(by);
      }}
    >
      {by < 0 ? <ArrowUp /> : <ArrowDown />}
    </IconButton>
  );
  return (
    <section className={cardClass()} aria-label={name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-auto wrap-anywhere">{name}</h2>
        <div className="-mr-2.5 flex [&_[aria-disabled]]:opacity-40">
          {button(-1, isFirst)}
          {button(1, isLast)}
          <IconButton bare label={`Remove ${name}`} onClick={onRemove}>
            <X />
          </IconButton>
        </div>
      </div>
      {slot === "opening" ? null : (
        <TextField
          label={`Heading of ${name}`}
          id={`issue-${slot}Title`}
          value={title}
          onChange={(value) => onChange({ [`${slot}Title`]: value } as Partial<IssueForm>)}
        />
      )}
      <RichText
        label={`Text of ${name}`}
        {...(helps[slot] ? { help: helps[slot] } : {})}
        value={html}
        onChange={(value) => onChange({ [`${slot}Html`]: value } as Partial<IssueForm>)}
      />
    </section>
  );
}
