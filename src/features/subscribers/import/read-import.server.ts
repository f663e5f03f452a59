import { type CsvRecord, readCsv } from "../../../lib/csv/read-csv.ts";
import { emailFaults, readEmailAddress } from "../../../server-context/email-address.server.ts";
import { type DateOrder, dateOrderOf, readConsentDate } from "./consent-date.ts";
import { guessMapping, type ImportMapping } from "./import-file.ts";
import { formatOf, type ImportFormat, type ReaderState, readerStateOf } from "./import-format.ts";

export type ReadRow = {
  line: number;
  email: string;
  name: string | null;
  firstName: string | null;
  /** Null for an ambiguous date too, which proves nothing. */
  consentedAt: Date | null;
  isAmbiguous: boolean;
  /** In the exporting tool. */
  there: ReaderState;
  /** Why it cannot be imported; empty if it can. */
  problem: string;
};

export type ReadImport = {
  format: ImportFormat;
  columns: string[];
  mapping: ImportMapping;
  /** The column's date order can't be inferred, so the owner chooses it. */
  asksDateOrder: boolean;
  rows: ReadRow[];
};

const plainName = (text: string): string | null => text.replaceAll(/\s+/g, " ").trim().slice(0, 200) || null;

function nameOf(cell: (column: string) => string, mapping: ImportMapping): string | null {
  const fullName = cell(mapping.name) || [cell(mapping.firstName), cell(mapping.lastName)].filter(Boolean).join(" ");
  return plainName(fullName);
}

type Head = {
  format: ImportFormat;
  columns: readonly string[];
  mapping: ImportMapping;
  order: DateOrder | undefined;
};

function readRow({ record, info }: CsvRecord, { format, columns, mapping, order }: Head, now: Date): ReadRow {
  const cell = (column: string) => (column ? (record[columns.indexOf(column)] ?? "").replace(/^'(?=[=+\-@])/, "") : "");
  const emailText = cell(mapping.email).trim();
  const address = readEmailAddress(emailText);
  const email = address.ok ? address.value : emailText;
  const date = cell(mapping.consentedAt);
  const read = date ? readConsentDate(date, order) : null;
  const isAmbiguous = read === "ambiguous";
  const consentedAt = isAmbiguous ? null : read;
  const there = readerStateOf({ format, columns, stateColumn: mapping.state, cell });
  const problemOf = () => {
    if (record.length !== columns.length)
      return `This line has ${record.length} cells, the first one has ${columns.length}.`;
    if (!email) return "This line has no email address.";
    if (!address.ok) return emailFaults[address.code];
    if (there.state === "left" || there.state === "unknown") return there.reason;
    if (date && !read) return "The date of consent cannot be read.";
    return consentedAt && consentedAt > now ? "The date of consent is in the future." : "";
  };
  return {
    line: info.lines,
    email,
    name: nameOf(cell, mapping),
    firstName: plainName(cell(mapping.firstName)),
    consentedAt,
    isAmbiguous,
    there,
    problem: problemOf(),
  };
}

const brokenReason = "A quotation mark opens here and is never closed, so what follows cannot be read.";

type ImportChoices = { mapping?: ImportMapping | undefined; dateOrder?: DateOrder | undefined };

/** Includes lines that cannot be imported, with reasons; `choices` overrides the guessed mapping. */
export function readImport(text: string, choices: ImportChoices, now: Date): ReadImport {
  const { records, broken } = readCsv(text);
  const [head, ...rest] = records;
  const columns = head?.record ?? [];
  const mapping = choices.mapping ?? guessMapping(columns);
  const format = formatOf(columns);
  const dates = rest.map(({ record }) => record[columns.indexOf(mapping.consentedAt)] ?? "");
  const inferredOrder = dateOrderOf(dates);
  const order = inferredOrder ?? choices.dateOrder;
  const rows = [
    ...rest.map((parsed) => readRow(parsed, { format, columns, mapping, order }, now)),
    ...broken.map(
      (line): ReadRow => ({
        line,
        email: "",
        name: null,
        firstName: null,
        consentedAt: null,
        isAmbiguous: false,
        there: { state: "unknown", reason: brokenReason },
        problem: brokenReason,
      }),
    ),
  ];
  const asksDateOrder = !inferredOrder && dates.some((date) => readConsentDate(date, undefined) === "ambiguous");
  return { format, columns, mapping, asksDateOrder, rows: rows.toSorted((a, b) => a.line - b.line) };
}
