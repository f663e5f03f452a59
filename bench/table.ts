type Rows = readonly (readonly (string | number)[])[];

let printed = "";

/** What was printed since this was last asked. */
export function takePrinted(): string {
  const text = printed;
  printed = "";
  return text;
}

/** Rows as a Markdown table. */
export function markdownTable(columns: readonly string[], rows: Rows): string {
  const lines = [columns, columns.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Prints rows as a Markdown table with a title. */
export function printTable(title: string, columns: readonly string[], rows: Rows): void {
  const table = `### ${title}\n\n${markdownTable(columns, rows)}\n`;
  console.log(table);
  printed += `${table}\n`;
}

/** A number with as many decimals as it needs at its size. */
export function round(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}

/** The middle one of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The number behind a word of the command line, or the standard one. */
export const flag = (name: string, standard: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
