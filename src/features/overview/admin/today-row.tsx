import { Link } from "@tanstack/react-router";
import type { LucideIcon as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { type RecordKind, recordKinds } from "../../../admin/record/record-kinds.ts";
import { buttonClass } from "../../../ui/button.tsx";

export const quietActionClass = buttonClass({ kind: "quiet", size: "sm" });

export const actionClass = buttonClass({ kind: "secondary", size: "sm" });

type RecordActionProps = {
  kind: RecordKind;
  id: number;
  label: string;
  /** Accessible name, which starts with the label. */
  name: string;
  className?: string;
};

export const RecordAction = ({ kind, id, label, name, className = actionClass }: RecordActionProps) => (
  <Link to={recordKinds[kind].page} params={{ id: String(id) }} className={className} aria-label={name}>
    {label}
  </Link>
);

type TodayBoxProps = { title: string; note?: ReactNode; children: ReactNode };

export function TodayBox({ title, note, children }: TodayBoxProps) {
  return (
    <section className="min-w-0 rounded-card border bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-3 max-tablet:px-4">
        <h2>{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}

type TodayRowProps = {
  icon: Icon;
  title: ReactNode;
  /** Beside the title, such as an organisation. */
  detail?: string | null | undefined;
  /** What the person wrote. */
  quote?: string | null | undefined;
  notes?: readonly ReactNode[];
  action?: RecordActionProps;
  children?: ReactNode;
};

export function TodayRow({ icon: RowIcon, title, detail, quote, notes = [], action, children }: TodayRowProps) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 border-t px-5 py-3 has-[a:focus-visible]:bg-ink/3 max-tablet:px-4 sm:grid-cols-[20px_minmax(0,1fr)_auto]">
      <RowIcon className="mt-0.5 size-4.5 self-start text-ink-soft" />
      <div className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{title}</b>
        {detail ? <span className="text-ink-soft"> {detail}</span> : null}
        {quote ? <q className="my-0.5 line-clamp-3 font-serif text-base italic [quotes:none]">{quote}</q> : null}
        {notes.filter(Boolean).map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a row never move
          <small key={index}>{note}</small>
        ))}
      </div>
      <div className="admin-actions max-sm:col-start-2">
        {action ? <RecordAction {...action} /> : null}
        {children}
      </div>
    </li>
  );
}
