import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { useRecentPage } from "./recent-pages.ts";
import { type RecordKind, recordKinds } from "./record/record-kinds.ts";
import { Note } from "./states.tsx";

type PageBarProps = {
  title: string;
  count?: number | undefined;
  note?: ReactNode;
  /** Kind whose list it links back to. */
  back?: RecordKind;
  /** At most one primary button. */
  actions?: ReactNode;
  sticky?: boolean;
};

const head = "mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3";

/** For forms longer than the window: sticky and one line high. */
const stickyHead =
  "desk:sticky desk:top-0 desk:z-5 desk:-mx-2 desk:-mt-6 desk:mb-3 desk:flex-nowrap desk:items-center desk:bg-paper desk:px-2 desk:py-3";

export const backClass =
  "inline-flex min-h-8 items-center gap-1.5 text-ink-soft no-underline thumb:-mt-2.5 thumb:min-h-11";

export const Count = ({ number }: { number: number }) => (
  <span className="ml-[0.25em] font-sans text-[1.0625rem] tabular-nums tracking-normal text-ink-soft">
    {" "}
    {number.toLocaleString("en-GB")}
  </span>
);

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
