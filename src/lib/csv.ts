/** A value as a cell. Spreadsheets run what begins with = + - @; an apostrophe makes it text. */
function cell(value: string | number | boolean | Date | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "string") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export type CsvValue = string | number | boolean | Date | null | undefined;

/** A table as CSV (RFC 4180) with a mark in front by which spreadsheets read it as UTF-8. */
export function csv(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [header.map(cell).join(",")];
  for (const row of rows) lines.push(row.map(cell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
