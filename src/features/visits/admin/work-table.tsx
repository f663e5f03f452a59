import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import {
  followedNames,
  followedText,
  touchTitles,
  type WorkOrder,
  type WorkRow,
  workKindLabels,
  workValue,
} from "../what-works.ts";

type Order = { by: WorkOrder; isDescending: boolean };

const touches = ["first", "last"] as const;
const followed = touches.flatMap((touch) =>
  followedNames.map((name) => ({ by: `${touch}.${name}` as const, label: followedText[name], touch })),
);
const counted = [
  { by: "views", label: "Views" },
  { by: "stayed", label: "Stayed" },
] as const;

/** Below a wide desktop, numbers have headings from bottom to top, and kinds are in the CSV: so all columns fit. */
const kindClass = "tablet:max-[90rem]:hidden";

type HeadProps = {
  by: WorkOrder;
  label: string;
  order: Order;
  onOrder: (order: Order) => void;
  isNumber?: boolean;
  className?: string;
};

function Head({ by, label, order, onOrder, isNumber = false, className }: HeadProps) {
  const isChosen = order.by === by;
  const Icon = isChosen ? (order.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={classNames(isNumber && "is-number align-bottom", className)}
      aria-sort={isChosen ? (order.isDescending ? "descending" : "ascending") : "none"}
    >
      <button
        type="button"
        className={classNames(
          "inline-flex min-h-9 items-center gap-1 hover:text-ink",
          isChosen && "text-ink",
          isNumber &&
            "tablet:max-[90rem]:rotate-180 tablet:max-[90rem]:py-2.5 tablet:max-[90rem]:[writing-mode:vertical-rl]",
        )}
        // Numbers begin with the largest.
        onClick={() => onOrder({ by, isDescending: isChosen ? !order.isDescending : isNumber })}
      >
        {label}
        {/* Without the others, all columns fit a desktop. */}
        {isChosen || !isNumber ? (
          <Icon className={classNames("size-3.5", isNumber && "tablet:max-[90rem]:rotate-180")} />
        ) : null}
      </button>
    </th>
  );
}

export function WorkTable({
  rows,
  order,
  onOrder,
}: {
  rows: readonly WorkRow[];
  order: Order;
  onOrder: (order: Order) => void;
}) {
  const head = { order, onOrder };
  return (
    <div className="overflow-x-auto">
      <table className="admin-table [--label-width:10.5rem] tablet:[&_:is(th,td)]:px-1.5">
        <caption className="sr-only">Contents and campaigns with what followed them, by first and last touch</caption>
        <thead>
          <tr>
            <td colSpan={3} />
            <td className={kindClass} />
            {touches.map((touch) => (
              <th key={touch} scope="colgroup" colSpan={followedNames.length} className="border-l">
                {touchTitles[touch]}
              </th>
            ))}
          </tr>
          <tr>
            <Head by="title" label="Title" {...head} />
            <Head by="kind" label="Kind" {...head} className={kindClass} />
            {counted.map((column) => (
              <Head key={column.by} {...column} {...head} isNumber />
            ))}
            {followed.map((column) => (
              <Head key={column.by} by={column.by} label={column.label} {...head} isNumber />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.name}`}>
              <td className="tablet:min-w-32 min-[90rem]:min-w-48">
                {row.path ? <a href={row.path}>{row.title}</a> : row.title}
              </td>
              <td data-label="Kind" className={kindClass}>
                {workKindLabels[row.kind]}
              </td>
              {[...counted, ...followed].map(({ by, label, ...column }) => (
                <td
                  key={by}
                  className="is-number"
                  data-label={"touch" in column ? `${touchTitles[column.touch]}: ${label.toLowerCase()}` : label}
                >
                  {workValue(row, by).toLocaleString("en-GB")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
