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

/** Column names as normalised by `keyOf`; the first match wins. */
const columnNames: Record<Exclude<keyof ImportMapping, "state">, readonly string[]> = {
  email: ["emailaddress", "email", "mail", "emailadresse", "subscriberemail", "email1", "subscriber"],
  name: ["name", "fullname", "subscribername"],
  firstName: ["firstname", "forename", "givenname", "fname", "vorname"],
  lastName: ["lastname", "surname", "familyname", "lname", "nachname"],
  consentedAt: [
    ...["confirmtime", "confirmedat", "confirmationtime", "confirmationdate", "dateconfirmed"],
    ...["optintime", "optindate", "optedinat", "doubleoptindate", "consentdate", "dateofconsent", "consentedat"],
    ...["subscribedat", "subscribedon", "subscriptiondate", "subscribedate", "datesubscribed", "signupdate"],
    ...["subscribersince", "signedupat", "creationdate", "createdat", "createdate", "addedtime"],
  ],
};

export function guessMapping(columns: readonly string[]): ImportMapping {
  const find = (field: keyof typeof columnNames) =>
    columnNames[field].flatMap((name) => columns.find((column) => keyOf(column) === name) ?? [])[0] ?? "";
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

/** confirmed: subscribed at once; asked: gets a confirmation request; all others aren't imported. */
export type ImportOutcome = "confirmed" | "asked" | "known" | "duplicate" | "rejected";

export type ImportRow = {
  /** From 1. */
  line: number;
  email: string;
  name: string | null;
  firstName: string | null;
  consentedAt: string | null;
  outcome: ImportOutcome;
  /** Why it isn't imported or has to be confirmed; empty if subscribed at once. */
  reason: string;
};

export const importOutcomeLabels: Record<ImportOutcome, string> = {
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
  /** Whether the owner has to say if days or months come first. */
  asksDateOrder: boolean;
  counts: Record<ImportOutcome, number>;
  reasons: ImportReason[];
  /** Rows that are not imported first, at most 100. */
  rows: ImportRow[];
};

/** About 50,000 readers. */
export const maxImportCharacters = 6_000_000;
