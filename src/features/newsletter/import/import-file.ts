import { formatOf, type ImportFormat, keyOf, stateColumnOf } from "./import-format.ts";

/** What a column of an import file is used for. */
export type ImportMapping = {
  email: string;
  /** The whole name, or first and last name; empty where there is none. */
  name: string;
  firstName: string;
  lastName: string;
  /** When the reader consented. */
  consentedAt: string;
  /** Whether the reader still gets the newsletter there. */
  state: string;
};

/** Names of columns by use, as `keyOf` has them; the first that the file has is chosen. */
const known: Record<Exclude<keyof ImportMapping, "state">, readonly string[]> = {
  email: ["emailaddress", "email", "mail", "emailadresse", "subscriberemail"],
  name: ["name", "fullname", "subscribername"],
  firstName: ["firstname", "forename", "givenname", "fname", "vorname"],
  lastName: ["lastname", "surname", "familyname", "lname", "nachname"],
  consentedAt: [
    ...["confirmtime", "confirmedat", "confirmationtime", "confirmationdate", "dateconfirmed"],
    ...["optintime", "optindate", "optedinat", "doubleoptindate", "consentdate", "dateofconsent", "consentedat"],
    ...["subscribedat", "subscribedon", "subscriptiondate", "subscribedate", "datesubscribed", "signupdate"],
    ...["signedupat", "creationdate", "createdat", "createdate"],
  ],
};

/** What each column is probably for. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const find = (use: keyof typeof known) =>
    known[use].flatMap((name) => columns.find((column) => keyOf(column) === name) ?? [])[0] ?? "";
  return {
    email: find("email"),
    name: find("name"),
    firstName: find("firstName"),
    lastName: find("lastName"),
    consentedAt: find("consentedAt"),
    state: stateColumnOf(formatOf(columns), columns),
  };
}

/** What was agreed to and where, for the proof of consent. */
export type ImportSource = {
  /** Such as "Mailchimp, July 2026". */
  source: string;
  /** How the readers agreed; empty: no one knows, and each is asked to confirm. */
  evidence: string;
};

/** confirmed: a reader from now on; asked: gets a request to confirm; the others are not imported. */
export type ImportOutcome = "confirmed" | "asked" | "known" | "duplicate" | "refused";

export type ImportRow = {
  /** Line of the file, from 1. */
  line: number;
  email: string;
  name: string | null;
  consentedAt: string | null;
  outcome: ImportOutcome;
  /** Why it is not imported, or why it is asked; empty for a reader. */
  reason: string;
};

export const importOutcomeWords: Record<ImportOutcome, string> = {
  confirmed: "Reader",
  asked: "Asked to confirm",
  known: "Known",
  duplicate: "Duplicate",
  refused: "Refused",
};

/** What happens to how many rows, and why; the reason is empty for those who are readers at once. */
export type ImportReason = { outcome: ImportOutcome; reason: string; count: number };

export type ImportPreview = {
  format: ImportFormat;
  columns: string[];
  mapping: ImportMapping;
  counts: Record<ImportOutcome, number>;
  reasons: ImportReason[];
  /** The rows that are not imported first, at most 100. */
  rows: ImportRow[];
};

/** Characters of a file; about 50,000 readers. */
export const maxImportCharacters = 6_000_000;

const shape = /^[^\s<>"'(),:;@[\\\]]{1,64}@[^\s<>"'(),:;@[\\\]]+\.[^\s<>"'(),:;@[\\\].]{2,}$/;

/** Whether a text is one email address. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && shape.test(text);

/**
 * A date as the tools write it: ISO, "2026-03-04 10:00:00" in UTC, or "03/04/2026 10:00" with the month in front. Null for
 * anything else.
 */
export function readDate(text: string): Date | null {
  const plain = text.trim();
  const [, month, day, year, time = "00:00"] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{2}:\d{2}))?/.exec(plain) ?? [];
  const iso =
    month && day && year
      ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${time}Z`
      : /^\d{4}-\d{2}-\d{2}$/.test(plain)
        ? `${plain}T00:00Z`
        : plain.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: UTC)?$/, "$1T$2Z");
  if (!/^\d{4}-\d{2}-\d{2}T/.test(iso)) return null;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 ? null : date;
}
