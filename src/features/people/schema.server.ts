import type { GeneratedAlways } from "kysely";
import type { Timestamp } from "../../server-context/column-types.ts";
import type { SubscriberState } from "../newsletter/subscriber-record.ts";

/** Who has a record of any kind, a row for each email address; triggers of the records' tables maintain it. */
export type PeopleTable = {
  id: GeneratedAlways<number>;
  /** The email address in lower case. */
  email_key: string;
  /** As the newest record has it, like name and organisation. */
  email: string;
  name: string | null;
  organisation: string | null;
  /** Numbers of records that are not deleted. */
  leads: number;
  bookings: number;
  guests: number;
  subscription: SubscriberState | null;
  first_at: Timestamp;
  last_at: Timestamp;
  /** Every name, email address and organisation, folded. */
  searched: string;
};

export type PeopleTables = { people: PeopleTable };
