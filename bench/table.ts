type Rows = readonly (readonly (string | number)[])[];

/** Rows as a Markdown table. */
export function markdownTable(columns: readonly string[], rows: Rows): string {
  const lines = [columns, columns.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Prints rows as a Markdown table with a title. */
export function printTable(title: string, columns: readonly string[], rows: Rows): void {
  console.log(`## ${title}\n\n${markdownTable(columns, rows)}\n`);
}

/** Says on the error stream that an aim is missed; the bench then ends with code 1. */
export function miss(what: string): void {
  console.error(`Missed: ${what}`);
  process.exitCode = 1;
}

/** A number with as many decimals as it needs at its size. */
export function round(value: number): string {
  if (!Number.isFinite(value)) return "-";
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}

/** The middle one of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
