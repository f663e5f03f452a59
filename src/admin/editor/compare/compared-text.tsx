import { Fragment, type ReactNode } from "react";
import { useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { type DiffPart, diffWords } from "../../../lib/word-diff.ts";
import { type ComparedField, readableValue } from "../compared-field.ts";

/** Two columns; stacked where space is short. */
export const pairClass = "grid gap-3 min-[50rem]:grid-cols-[1fr_1fr] min-[50rem]:gap-5";

export const compareDialogClass = "w-[min(64rem,calc(100vw-32px))] max-w-none";

export function ComparedPart({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t pt-5 pb-6 *:first:mb-3">
      {heading}
      {children}
    </section>
  );
}

type ComparedTextProps = {
  kind: ComparedField["kind"];
  /** Undefined shows the value alone. */
  before: string | undefined;
  value: string;
  framed?: boolean;
};

const tagClasses = {
  ins: "rounded-[2px] bg-tide-soft px-0.5 text-tide underline decoration-1 underline-offset-[0.2em]",
  del: "px-0.5 text-flag line-through",
};

const comparedTextClass = (framed: boolean, empty = false): string =>
  classNames(
    "block text-base leading-[1.6] whitespace-pre-line wrap-anywhere",
    framed && "border-t px-4 py-3.5",
    empty && "text-ink-soft",
  );

/** Marks removed and added words visually and for screen readers. */
export function ComparedText({ kind, before, value, framed = false }: ComparedTextProps) {
  const site = useSite();
  const text = readableValue(site, kind, value);
  const oldText = before === undefined ? text : readableValue(site, kind, before);
  if (!text && !oldText) return <span className={comparedTextClass(framed, true)}>Empty</span>;
  const isFormat = before !== undefined && text === oldText && value !== before;
  return (
    <span className={comparedTextClass(framed)}>
      {changedParts(diffWords(oldText, text))}
      {isFormat ? <small className="text-[80%]">Only the formatting, links or images differ.</small> : null}
    </span>
  );
}

function changedParts(parts: readonly DiffPart[]) {
  let position = 0;
  return parts.map(({ text, change }) => {
    const key = position;
    position += text.length;
    if (change === "same" || !text.trim()) return change === "removed" ? null : text;
    const Tag = change === "added" ? "ins" : "del";
    const words = text.trim();
    const start = text.indexOf(words);
    return (
      <Fragment key={`${change} ${key}`}>
        {text.slice(0, start)}
        <Tag className={tagClasses[Tag]}>
          <span className="sr-only">{change === "added" ? " Added: " : " Removed: "}</span>
          {words}
          <span className="sr-only">{`, end of what was ${change}. `}</span>
        </Tag>
        {text.slice(start + words.length)}
      </Fragment>
    );
  });
}
