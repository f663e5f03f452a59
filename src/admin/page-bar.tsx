import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { Note } from "./note.tsx";
import { useRecentPage } from "./recent-pages.ts";
import { type RecordKind, recordKinds } from "./record/record-kinds.ts";

type PageBarProps = {
  /** The page's h1, and its name in the window's title. */
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  note?: ReactNode;
  /** The kind whose list it leads back to. */
  back?: RecordKind;
  /** Buttons on the right: one primary at most. */
  actions?: ReactNode;
  /** Stays in view over a long form. */
  sticky?: boolean;
};

const head = "mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3";

/** A form is longer than a window: its head stays, one line high. */
const stickyHead =
  "desk:sticky desk:top-0 desk:z-5 desk:-mx-2 desk:-mt-6 desk:mb-3 desk:flex-nowrap desk:items-center desk:bg-paper desk:px-2 desk:py-3";

/** Class names of the way back to a list. */
export const backClass =
  "inline-flex min-h-8 items-center gap-1.5 text-ink-soft no-underline thumb:-mt-2.5 thumb:min-h-11";

/** How many there are, in a heading. */
export const Count = ({ number }: { number: number }) => (
  <span className="ml-[0.25em] font-sans text-[1.0625rem] tabular-nums tracking-normal text-ink-soft">
    {" "}
    {number.toLocaleString("en-GB")}
  </span>
);

/** The head of every admin page. */
export function PageBar({ title, count, note, back, actions, sticky = false }: PageBarProps) {
  useRecentPage(title);
  return (
    <div data-head={sticky ? "sticky" : undefined} className={classNames(head, sticky && stickyHead)}>
      <title>{`${title} - Admin`}</title>
      <div className="min-w-0">
        {back ? (
          <Link to={recordKinds[back].list} className={backClass}>
            <ArrowLeft className="size-4" />
            {recordKinds[back].many}
          </Link>
        ) : null}
        <h1 className={sticky ? "desk:truncate desk:text-[1.5rem]" : undefined}>
          {title}
          {count === undefined ? null : <Count number={count} />}
        </h1>
        {note ? (
          <Note as="div" className="text-balance!">
            {note}
          </Note>
        ) : null}
      </div>
      {actions ? (
        <div className={classNames("admin-actions", sticky && "desk:flex-none desk:flex-nowrap")}>{actions}</div>
      ) : null}
    </div>
  );
}
