import { printTable, round } from "./table.ts";

export type Figure = {
  what: string;
  measured: number;
  unit: "ms" | "s" | "MB" | "KB" | "of the baseline" | "times the baseline" | "";
  /** Without either, the figure is for information. */
  atMost?: number;
  atLeast?: number;
  /** What the same machine made in the same minute of the thing that it is compared with. */
  baseline?: string;
};

const missed: string[] = [];

/** Remembers that an aim is missed; the bench then ends with code 1. */
export function miss(what: string): void {
  missed.push(what);
}

const aimOf = ({ atMost, atLeast, unit }: Figure): string => {
  if (atMost !== undefined) return `at most ${atMost} ${unit}`.trim();
  return atLeast === undefined ? "-" : `at least ${atLeast} ${unit}`.trim();
};

/** Whether a figure keeps its aim; what could not be measured does not. */
export function keepsAim({ measured, atMost, atLeast }: Figure): boolean {
  if (atMost !== undefined && !(measured <= atMost)) return false;
  return atLeast === undefined || measured >= atLeast;
}

/** Prints figures beside their aims and baselines, and remembers those that miss theirs. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  for (const figure of figures) {
    if (!keepsAim(figure)) miss(`${title}: ${figure.what}`);
  }
  printTable(
    title,
    ["what", "measured", "aim", "baseline", "met"],
    figures.map((figure) => [
      figure.what,
      `${round(figure.measured)} ${figure.unit}`.trim(),
      aimOf(figure),
      figure.baseline ?? "-",
      aimOf(figure) === "-" ? "-" : keepsAim(figure) ? "yes" : "**no**",
    ]),
  );
}

/** Every aim that was missed so far. */
export const missedAims = (): readonly string[] => missed;
