import { ArrowLeft, ArrowRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { pageMarks } from "./pagination-range.ts";

/** What the page's own link component must carry. */
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
  /** Accessible name, for example "Blog pages". */
  label: string;
  link: (page: number, props: PageLinkProps) => ReactNode;
  className?: string;
};

/** Links to the pages of a list; nothing when there is only one page. Pages count from 1. */
export function Pagination({ current, total, label, link, className }: PaginationProps) {
  if (total < 2) return null;
  const before = (
    <>
      <ArrowLeft className="size-4.5" />
      <b className="font-normal max-sm:sr-only">Previous</b>
    </>
  );
  const after = (
    <>
      <b className="font-normal max-sm:sr-only">Next</b>
      <ArrowRight className="size-4.5" />
    </>
  );
  return (
    <nav aria-label={label} className={classNames("pages", className)}>
      {current > 1 ? link(current - 1, { rel: "prev", children: before }) : <span aria-disabled="true">{before}</span>}
      {pageMarks(current, total).map((mark, index) =>
        mark === "gap" ? (
          <span key={`gap-${index === 1 ? "before" : "after"}`} className="is-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Fragment key={mark}>
            {link(mark, {
              "aria-label": `Page ${mark}`,
              "aria-current": mark === current ? "page" : undefined,
              children: mark,
            })}
          </Fragment>
        ),
      )}
      {current < total ? (
        link(current + 1, { rel: "next", children: after })
      ) : (
        <span aria-disabled="true">{after}</span>
      )}
    </nav>
  );
}
