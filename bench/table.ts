let printed = "";

function print(line: string): void {
  console.log(line);
  printed += `${line}\n`;
}

/** What was printed since this was last asked. */
export function takePrinted(): string {
  const text = printed;
  printed = "";
  return text;
}

/** Prints rows as a Markdown table with a title. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  print(`### ${title}\n`);
  print(`| ${columns.join(" | ")} |`);
  print(`| ${columns.map(() => "---").join(" | ")} |`);
  for (const row of rows) print(`| ${row.join(" | ")} |`);
  print("");
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
