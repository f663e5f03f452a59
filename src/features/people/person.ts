/** What someone is to the owner, with the record behind it. */
export type PersonRole = {
  kind: "lead" | "subscriber" | "booking" | "guest";
  id: number;
  title: string;
  state: string;
  /** ISO timestamp. */
  at: string;
};

/** Something that happened between the owner and a person. */
export type PersonEvent = {
  /** Unique within a timeline. */
  key: string;
  at: string;
  /** From them, or from the owner. */
  from: "person" | "owner";
  title: string;
  note: string;
  /** What was written, with its own line breaks. */
  text: string;
};

/** One person across leads, subscriptions, bookings and guest records, by email address; the newest comes first. */
export type PersonView = {
  /** Of the list of people; null when there is no record. */
  id: number | null;
  roles: PersonRole[];
  events: PersonEvent[];
};
