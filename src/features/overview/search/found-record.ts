/** Kinds of records that the search of the admin area finds, in the order in which it shows them. */
export const foundKinds = [
  "person",
  "lead",
  "booking",
  "guest",
  "subscriber",
  "article",
  "episode",
  "issue",
  "media",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A record that matches a search. */
export type FoundRecord = {
  kind: FoundKind;
  id: number;
  title: string;
  /** What tells it apart from others of its kind, such as an email address or a status. */
  note: string;
  /** ISO timestamp of what happened last, or of when it takes place; null for a record without a date. */
  at: string | null;
};

/** Fewer characters would find everything. */
export const minTermLength = 2;
export const maxTermLength = 200;
