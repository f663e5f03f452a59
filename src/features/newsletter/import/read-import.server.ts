import { parse } from "csv-parse/sync";
import { guessMapping, type ImportMapping, isEmailAddress, readDate } from "./import-file.ts";
import { formatOf, type ImportFormat, type ReaderState, readerStateOf } from "./import-format.ts";

export type ReadRow = {
  line: number;
  email: string;
  name: string | null;
  consentedAt: Date | null;
  there: ReaderState;
  /** Why it cannot be imported; empty if it can. */
  refusal: string;
};

export type ReadImport = { format: ImportFormat; columns: string[]; mapping: ImportMapping; rows: ReadRow[] };

type Parsed = { record: string[]; info: { lines: number } };

const delimiters = [",", ";", "\t"] as const;

/** The most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counted = delimiters.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

type Broken = { line: number; reason: string };

function parseRecords(text: string): { records: Parsed[]; broken: Broken[] } {
  const broken: Broken[] = [];
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text.replace(/^\ufeff/, "")),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    // The parser's own trim option breaks on quotation marks within a cell.
    ltrim: true,
    max_record_size: 100_000,
    on_skip: (error) =>
      void broken.push({
        line: Number(error?.lines ?? 0),
        reason: "A quotation mark opens here and is never closed, so what follows cannot be read.",
      }),
  }) as unknown as Parsed[];
  const trimmed = records.map(({ record, info }) => ({ record: record.map((cell) => cell.trim()), info }));
  return { records: trimmed, broken };
}

function nameOf(cell: (column: string) => string, mapping: ImportMapping): string | null {
  const whole = cell(mapping.name) || [cell(mapping.firstName), cell(mapping.lastName)].filter(Boolean).join(" ");
  return whole.replaceAll(/\s+/g, " ").trim().slice(0, 200) || null;
}

type Head = { format: ImportFormat; columns: readonly string[]; mapping: ImportMapping };

function readRow({ record, info }: Parsed, { format, columns, mapping }: Head, now: Date): ReadRow {
  const cell = (column: string) => (column ? (record[columns.indexOf(column)] ?? "").replace(/^'(?=[=+\-@])/, "") : "");
  const email = cell(mapping.email).trim();
  const date = cell(mapping.consentedAt);
  const consentedAt = date ? readDate(date) : null;
  const there = readerStateOf({ format, columns, stateColumn: mapping.state, cell });
  const refusal = () => {
    if (record.length !== columns.length)
      return `This line has ${record.length} cells, the first one has ${columns.length}.`;
    if (!email) return "This line has no email address.";
    if (!isEmailAddress(email)) return "This isn’t an email address.";
    if (there.state === "left" || there.state === "unknown") return there.reason;
    if (date && !consentedAt) return "The date of consent cannot be read.";
    return consentedAt && consentedAt > now ? "The date of consent is in the future." : "";
  };
  return { line: info.lines, email, name: nameOf(cell, mapping), consentedAt, there, refusal: refusal() };
}

/** Includes lines that cannot be imported, with reasons; `chosen` overrides the guessed mapping. */
export function readImport(text: string, chosen: ImportMapping | undefined, now: Date): ReadImport {
  const { records, broken } = parseRecords(text);
  const [head, ...rest] = records;
  const columns = head?.record ?? [];
  const mapping = chosen ?? guessMapping(columns);
  const format = formatOf(columns);
  const rows = [
    ...rest.map((parsed) => readRow(parsed, { format, columns, mapping }, now)),
    ...broken.map(
      ({ line, reason }): ReadRow => ({
        line,
        email: "",
        name: null,
        consentedAt: null,
        there: { state: "unknown", reason },
        refusal: reason,
      }),
    ),
  ];
  return { format, columns, mapping, rows: rows.toSorted((a, b) => a.line - b.line) };
}
