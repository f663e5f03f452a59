import { measureOf, touchTitles, type WorkOrder, type WorkRow, workValue } from "../what-works.ts";

const height = 10;
const width = 400;

const words = { views: "Views", stayed: "Stayed" } as const;

function labelOf(measure: WorkOrder): string {
  if (measure === "views" || measure === "stayed") return words[measure];
  const [touch, name] = measure.split(".") as ["first" | "last", string];
  return `${touchTitles[touch]}: ${name}`;
}

/** The largest values of the sorted column. */
export function WorkChart({ rows, order }: { rows: readonly WorkRow[]; order: WorkOrder }) {
  const by = measureOf(order);
  const bars = rows.map((row) => ({ row, value: Number(workValue(row, by)) }));
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="grid gap-2">
      <figcaption className="field-label">{labelOf(by)}</figcaption>
      {bars.length === 0 ? <p className="text-ink-soft">Nothing yet.</p> : null}
      <ol className="grid gap-1.5">
        {bars.map(({ row, value }) => (
          <li
            key={`${row.kind} ${row.name}`}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-3"
          >
            <span className="truncate">{row.title}</span>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              className="h-3 w-full"
              aria-hidden="true"
            >
              <rect width={Math.max(2, (value / most) * width)} height={height} className="fill-tide/70" />
            </svg>
            <span className="min-w-12 text-right tabular-nums">{value.toLocaleString("en-GB")}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
