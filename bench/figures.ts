type Rows = readonly (readonly (string | number)[])[];

export type Figure = {
  label: string;
  measured: number;
  unit: "ms" | "s" | "MB" | "KB" | "of the baseline" | "times the baseline" | "";
  /** Without either limit, the figure is informational. */
  atMost?: number;
  atLeast?: number;
  /** The comparison's result on the same machine in the same minute. */
  baseline?: string;
};

let tables = "";
const missed: string[] = [];

export function takeTables(): string {
  const text = tables;
  tables = "";
  return text;
}

export function printTable(title: string, columns: readonly string[], rows: Rows): void {
  const lines = [columns, columns.map(() => "---"), ...rows];
  const table = `### ${title}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
  console.log(table);
  tables += `${table}\n`;
}

export function round(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export const flag = (name: string, defaultValue: number): number => {
  const index = process.argv.indexOf(name);
  return index < 0 ? defaultValue : Number(process.argv[index + 1]);
};

/** A miss makes the bench exit with code 1. */
export function recordMiss(label: string): void {
  missed.push(label);
}

export const missedTargets = (): readonly string[] => missed;

const targetOf = ({ atMost, atLeast, unit }: Figure): string => {
  if (atMost !== undefined) return `at most ${atMost} ${unit}`.trim();
  return atLeast === undefined ? "-" : `at least ${atLeast} ${unit}`.trim();
};

/** False for a figure that could not be measured. */
export function meetsTarget({ measured, atMost, atLeast }: Figure): boolean {
  if (atMost !== undefined && !(measured <= atMost)) return false;
  return atLeast === undefined || measured >= atLeast;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  for (const figure of figures) if (!meetsTarget(figure)) recordMiss(`${title}: ${figure.label}`);
  printTable(
    title,
    ["figure", "measured", "target", "baseline", "met"],
    figures.map((figure) => [
      figure.label,
      `${round(figure.measured)} ${figure.unit}`.trim(),
      targetOf(figure),
      figure.baseline ?? "-",
      targetOf(figure) === "-" ? "-" : meetsTarget(figure) ? "yes" : "**no**",
    ]),
  );
}
