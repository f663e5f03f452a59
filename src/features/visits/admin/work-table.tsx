import { Link } from "@tanstack/react-router";
import { classNames } from "../../../lib/class-names.ts";
import {
  type Mark,
  type TouchSide,
  type WorkRow,
  type WorkStep,
  workKindLabels,
  workStepLabels,
  workSteps,
} from "../what-works.ts";

/** Ring, disc and lozenge, so that shape carries the meaning as well as colour. */
const shapes: Record<WorkStep, string> = {
  address: "rounded-full border-tide",
  conversation: "rounded-full border-tide bg-tide",
  client: "rotate-45 scale-90 rounded-[2px] border-signal-fill bg-signal-fill",
};

const shapeClass = (step: WorkStep) => classNames("block size-3.5 border-2", shapes[step]);

const maxMarks = 60;

/** One per person, furthest step first. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  const sorted = marks.toSorted((a, b) => workSteps.indexOf(b.step) - workSteps.indexOf(a.step));
  return (
    <span className="flex flex-wrap items-center">
      {sorted.slice(0, maxMarks).map(({ id, name, step }) => (
        <Link
          key={id}
          to="/admin/people/$id"
          params={{ id: String(id) }}
          title={`${name}: ${workStepLabels[step]}`}
          aria-label={`${name}: ${workStepLabels[step]}`}
          className="grid size-6 place-items-center thumb:size-8"
        >
          <span className={shapeClass(step)} />
        </Link>
      ))}
      {marks.length > maxMarks ? <small>and {marks.length - maxMarks} more</small> : null}
    </span>
  );
}

const share = (part: number, total: number) => `${total === 0 ? 0 : (100 * part) / total}%`;

/** Bar length: views; dark part: readers who stayed. */
function Reach({ row: { views, stayed }, maxViews }: { row: WorkRow; maxViews: number }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 tabular-nums" title={`${stayed} stayed`}>
      <span className="block h-1.5 rounded-[2px] bg-tide/45" style={{ width: share(views, maxViews) }}>
        <span className="block h-full rounded-[2px] bg-tide" style={{ width: share(stayed, views) }} />
      </span>
      <span className="min-w-9 text-right">{views === 0 ? null : views.toLocaleString("en-GB")}</span>
      <span className="sr-only">opened, {stayed.toLocaleString("en-GB")} stayed</span>
    </span>
  );
}

export function WorkTable({ rows, side }: { rows: readonly WorkRow[]; side: TouchSide }) {
  const maxViews = Math.max(...rows.map(({ views }) => views), 1);
  const cell = "max-tablet:block tablet:border-t tablet:px-3 tablet:py-2.5 first:tablet:pl-5 last:tablet:pr-5";
  return (
    <>
      <table className="w-full border-collapse text-sm max-tablet:block">
        <caption className="sr-only">Contents and campaigns, and the people who came by them</caption>
        <thead className="text-left text-xs text-ink-soft max-tablet:sr-only">
          <tr>
            {["Piece", "Opened, and who stayed", "People", "Value"].map((label) => (
              <th key={label} scope="col" className="px-3 py-2 font-medium first:pl-5 last:pr-5 last:text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map((row) => (
            <tr
              key={`${row.kind} ${row.name}`}
              className="max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-3.5 max-tablet:gap-y-1.5 max-tablet:border-t max-tablet:px-4 max-tablet:py-3"
            >
              <td className={cell}>
                <b>{row.path ? <a href={row.path}>{row.title}</a> : row.title}</b>
                <small className="block">{workKindLabels[row.kind]}</small>
              </td>
              <td className={classNames(cell, "max-tablet:col-span-2 max-tablet:row-start-2 tablet:w-44")}>
                <Reach row={row} maxViews={maxViews} />
              </td>
              <td className={classNames(cell, "max-tablet:col-span-2 max-tablet:row-start-3 tablet:w-1/4")}>
                <Marks marks={row.marks[side]} />
              </td>
              <td className={classNames(cell, "text-right tabular-nums max-tablet:col-start-2 max-tablet:row-start-1")}>
                {row[side].euro > 0 ? `€${row[side].euro.toLocaleString("en-GB")}` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center gap-x-4.5 gap-y-1.5 border-t px-5 py-3 text-xs text-ink-soft max-tablet:px-4">
        {workSteps.map((step) => (
          <span key={step} className="inline-flex items-center gap-1.75">
            <span aria-hidden="true" className={shapeClass(step)} />
            {workStepLabels[step]}
          </span>
        ))}
        <span>One mark is one person. Choose it to see who.</span>
      </p>
    </>
  );
}
