import { ArrowLeft, ArrowRight } from "lucide-react";
import { Fragment, type ReactNode, useContext } from "react";
import { classNames } from "../lib/class-names.ts";
import { UiWords } from "./ui-words.ts";

type PageMark = number | "gap";

/** Spec 9: first, last, current and its neighbours. Pages count from 1; `current` is clamped. */
export function pageMarks(current: number, total: number): PageMark[] {
  const last = Math.max(1, Math.trunc(total));
  const here = Math.min(Math.max(1, Math.trunc(current)), last);
  const visible = new Set([1, here - 1, here, here + 1, last].filter((page) => page >= 1 && page <= last));
  const marks: PageMark[] = [];
  let previous = 0;
  for (const page of [...visible].sort((a, b) => a - b)) {
    if (page - previous > 1) marks.push("gap");
    marks.push(page);
    previous = page;
  }
  return marks;
}

export type PageLinkProps = {
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "page";
  rel?: "prev" | "next";
};

type PaginationProps = {
  current: number;
  total: number;
  /** Accessible name, such as "Blog pages". */
  label: string;
  link: (page: number, props: PageLinkProps) => ReactNode;
  className?: string;
};

/** Renders nothing for a single page; pages count from 1. */
export function Pagination({ current, total, label, link, className }: PaginationProps) {
  const words = useContext(UiWords);
  if (total < 2) return null;
  const previous = (
    <>
      <ArrowLeft className="size-4.5" />
      <b className="font-normal max-sm:sr-only">{words.previous}</b>
    </>
  );
  const next = (
    <>
      <b className="font-normal max-sm:sr-only">{words.next}</b>
      <ArrowRight className="size-4.5" />
    </>
  );
  return (
    <nav aria-label={label} className={classNames("pages", className)}>
      {current > 1 ? (
        link(current - 1, { rel: "prev", children: previous })
      ) : (
        <span aria-disabled="true">{previous}</span>
      )}
      {pageMarks(current, total).map((mark, index) =>
        mark === "gap" ? (
          <span key={`gap-${index === 1 ? "before" : "after"}`} className="is-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Fragment key={mark}>
            {link(mark, {
              "aria-label": `${words.page} ${mark}`,
              "aria-current": mark === current ? "page" : undefined,
              children: mark,
            })}
          </Fragment>
        ),
      )}
      {current < total ? link(current + 1, { rel: "next", children: next }) : <span aria-disabled="true">{next}</span>}
    </nav>
  );
}
