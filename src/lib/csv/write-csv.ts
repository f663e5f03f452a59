/** Phone numbers start with + but aren't formulas. */
const phone = /^\+(?=(?:\D*\d){7})\d[\d ()/.-]*$/;

/** Formula injection: = + - @, also full-width or after white space. */
const formula = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n\0]/;

export type CsvValue = string | number | boolean | Date | null | undefined;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "string") return String(value);
  const safe = formula.test(value) && !phone.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The same table with semicolons, which spreadsheets expect if the decimal separator is a comma. */
export const withSemicolons = (table: string): string =>
  table.replaceAll(/"(?:[^"]|"")*"|,/g, (part) => (part === "," ? ";" : part));

/** A line of RFC 4180. */
export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(cell).join(",")}\r\n`;

/** RFC 4180, with a BOM for spreadsheets. */
export function csv(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  return `\ufeff${[header, ...rows].map(csvLine).join("")}`;
}
