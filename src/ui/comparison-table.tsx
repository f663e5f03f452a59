import { swipeRow } from "./swipe-row.ts";

type ComparisonTableProps = {
  /** Read by screen readers only. */
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
};

/** Rows become cards on a phone. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  return (
    <table className="compare [&_td]:text-balance">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...swipeRow}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
          <tr key={index}>
            <th scope="row">{row.label}</th>
            {columns.map((column, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
              <td key={cell} data-column={column}>
                {row.cells[cell]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
