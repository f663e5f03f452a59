import { Folded } from "../../../admin/folded.tsx";
import type { DayCount } from "../audience.ts";
import { dayNumbers } from "./day-numbers.ts";

type DayTableProps = {
  days: readonly DayCount[];
  /** The days' names, in the same order. */
  names: readonly string[];
};

/** The numbers of the charts as a table, today first. */
export function DayTable({ days, names }: DayTableProps) {
  const rows = days.map((counts, index) => ({ ...counts, name: names[index] })).toReversed();
  return (
    <Folded summary="The numbers, day by day">
      <table className="admin-table">
        <caption className="sr-only">
          Pages opened, leads and new subscribers on each of the last {days.length} days
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {dayNumbers.map(({ name, label }) => (
              <th key={name} scope="col" className="is-number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((counts) => (
            <tr key={counts.day}>
              <td>{counts.name}</td>
              {dayNumbers.map(({ name, label }) => (
                <td key={name} data-label={label} className="is-number">
                  {counts[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
