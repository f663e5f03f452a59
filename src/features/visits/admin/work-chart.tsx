import { sortWork, touchTitles, type WorkOrder, type WorkRow, workValue } from "../what-works.ts";

const shown = 10;
const height = 10;
const width = 400;

const words = { views: "Views", stayed: "Stayed" } as const;

function measureOf(order: WorkOrder): { by: WorkOrder; label: string } {
  if (order === "title" || order === "kind") return { by: "views", label: words.views };
  if (order === "views" || order === "stayed") return { by: order, label: words[order] };
  const [touch, name] = order.split(".") as ["first" | "last", string];
  return { by: order, label: `${touchTitles[touch]}: ${name}` };
}

/** The ten largest values of the sorted column. */
export function WorkChart({ rows, order }: { rows: readonly WorkRow[]; order: WorkOrder }) {
  const { by, label } = measureOf(order);
  const bars = sortWork(rows, by, true)
    .map((row) => ({ row, value: Number(workValue(row, by)) }))
    .filter(({ value }) => value > 0)
    .slice(0, shown);
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="grid gap-2">
      <figcaption className="field-label">{label}</figcaption>
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
