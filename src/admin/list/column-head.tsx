import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import { dayOf, localTime } from "../format-date-time.ts";
import type { ListChange, ListSearch } from "./list-search.ts";

/** Day with the time below it; a dash for null. `iso` is an ISO timestamp. */
export function DateCell({ iso }: { iso: string | null }) {
  const site = useSite();
  if (!iso) return "–";
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {dayOf(site, iso)}
      <small>{localTime(site, new Date(iso))}</small>
    </time>
  );
}

export function DayCell({ iso }: { iso: string }) {
  return dayOf(useSite(), iso);
}

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Otherwise the server can sort by `key`. */
  isUnsorted?: boolean;
  number?: boolean;
  /** Hidden below desktop width. */
  wide?: boolean;
  /** On a phone: with its label, or hidden. */
  phone?: "labelled" | "hidden";
};

export const columnClass = ({ number, wide, phone }: Pick<Column<never>, "number" | "wide" | "phone">) =>
  classNames(number && "is-number", wide && "is-wide", phone && `is-${phone}`) || undefined;

type HeadProps<Row> = {
  column: Column<Row>;
  state: ListSearch;
  defaultSort: string;
  onChange: (change: ListChange) => void;
};

export function ColumnHead<Row>({ column, state, defaultSort, onChange }: HeadProps<Row>) {
  const { key, label, isUnsorted } = column;
  const className = columnClass(column);
  if (isUnsorted) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const sort = state.sort || defaultSort;
  const order = sort === key ? "ascending" : sort === `-${key}` ? "descending" : "none";
  const Icon = order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order} className={className}>
      <button
        type="button"
        className={classNames("inline-flex min-h-9 items-center gap-1 hover:text-ink", order !== "none" && "text-ink")}
        onClick={() => onChange({ sort: order === "ascending" ? `-${key}` : key })}
      >
        {label}
        <Icon className="size-3.5" />
      </button>
    </th>
  );
}
