import type { GeneratedAlways } from "kysely";
import type { Timestamp } from "../../server-context/column-types.ts";
import type { SubscriberState } from "../subscribers/records/subscriber.ts";

/** One row per email address, maintained by triggers on the records' tables. */
export type PeopleTable = {
  id: GeneratedAlways<number>;
  email_key: string;
  email: string;
  name: string | null;
  organisation: string | null;
  leads: number;
  bookings: number;
  guests: number;
  subscription: SubscriberState | null;
  first_at: Timestamp;
  last_at: Timestamp;
  /** Every name, email address and organisation, folded for search. */
  searched: string;
};

export type PeopleTables = { people: PeopleTable };
