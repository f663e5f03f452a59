/** In display order. */
export const foundKinds = [
  "person",
  "lead",
  "booking",
  "guest",
  "subscriber",
  "article",
  "episode",
  "issue",
  "page",
  "media",
] as const;
export type FoundKind = (typeof foundKinds)[number];

export type FoundRecord = {
  kind: FoundKind;
  id: number;
  title: string;
  /** Distinguishes records of a kind, such as an email address or a status. */
  note: string;
  /** ISO timestamp of the last event or the appointment; null for undated records. */
  at: string | null;
};

/** Shorter terms would match everything. */
export const minTermLength = 2;
export const maxTermLength = 200;
