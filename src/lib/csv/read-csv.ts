import { parse } from "csv-parse/sync";

export type CsvRecord = { record: string[]; info: { lines: number } };

const delimiters = [",", ";", "\t"] as const;
const separatorLine = /^\ufeff?"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i;

/** The most frequent one outside quotation marks in the first line. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, "");
  const counts = delimiters.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

/** Trimmed cells with the line where each record ends, and the lines at which no record could be read. */
export function readCsv(text: string): { records: CsvRecord[]; broken: number[] } {
  const broken: number[] = [];
  const [declaration = "", separator] = separatorLine.exec(text) ?? [];
  const rest = text.slice(declaration.length).replace(/^\ufeff/, "");
  const records = parse(rest, {
    delimiter: separator ?? delimiterOf(rest),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    // The parser's own trim option breaks on quotation marks within a cell.
    ltrim: true,
    max_record_size: 100_000,
    on_skip: (error) => void broken.push(Number(error?.lines ?? 0) + (declaration ? 1 : 0)),
  }) as unknown as CsvRecord[];
  return {
    records: records.map(({ record, info }) => ({
      record: record.map((cell) => cell.trim()),
      info: { lines: info.lines + (declaration ? 1 : 0) },
    })),
    broken,
  };
}
