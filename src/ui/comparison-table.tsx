import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type ComparisonRow = { label: string; cells: readonly ReactNode[] };

type ComparisonTableProps = {
  /** For screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  className?: string;
};

export function ComparisonTable({ caption, columns, rows, className }: ComparisonTableProps) {
  return (
    <table className={classNames("compare", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {columns.map((column, index) => (
              <td key={column} data-column={column}>
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
