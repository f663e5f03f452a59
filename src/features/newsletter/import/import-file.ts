import { formatOf, type ImportFormat, keyOf, stateColumnOf } from "./import-format.ts";

export type ImportMapping = {
  email: string;
  /** Full name, or first and last name; each empty if there is none. */
  name: string;
  firstName: string;
  lastName: string;
  consentedAt: string;
  state: string;
};

/** Column names as normalised by `keyOf`, by use; the first match wins. */
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

export type ImportSource = {
  /** Such as "Mailchimp, July 2026". */
  source: string;
  /** Empty: unknown, so each reader is asked to confirm. */
  evidence: string;
};

/** confirmed: reader at once; asked: gets a confirmation request; all others are not imported. */
export type ImportOutcome = "confirmed" | "asked" | "known" | "duplicate" | "rejected";

export type ImportRow = {
  /** From 1. */
  line: number;
  email: string;
  name: string | null;
  consentedAt: string | null;
  outcome: ImportOutcome;
  /** Why it is not imported or has to be confirmed; empty for a reader. */
  reason: string;
};

export const importOutcomeWords: Record<ImportOutcome, string> = {
  confirmed: "Subscribed",
  asked: "Asked to confirm",
  known: "Already subscribed",
  duplicate: "Duplicate",
  rejected: "Invalid",
};

export type ImportReason = { outcome: ImportOutcome; reason: string; count: number };

export type ImportPreview = {
  format: ImportFormat;
  columns: string[];
  mapping: ImportMapping;
  counts: Record<ImportOutcome, number>;
  reasons: ImportReason[];
  /** Rows that are not imported first, at most 100. */
  rows: ImportRow[];
};

/** About 50,000 readers. */
export const maxImportCharacters = 6_000_000;

const shape = /^[^\s<>"'(),:;@[\\\]]{1,64}@[^\s<>"'(),:;@[\\\]]+\.[^\s<>"'(),:;@[\\\].]{2,}$/;

export const isEmailAddress = (text: string): boolean => text.length <= 254 && shape.test(text);

/** ISO, "2026-03-04 10:00:00" as UTC, or "03/04/2026 10:00" month first; otherwise null. */
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
