import { swipeRow } from "./swipe-row.ts";

type ComparisonTableProps = {
  /** Read by screen readers only. */
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
};

/** A row for each situation; on a phone a card for each. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className="compare [&_td]:text-balance">
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
      <tbody {...swipeRow}>
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
