import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.server.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

/** One thing that is held about a person, in words. */
export type PersonalRecord = {
  title: string;
  /** ISO timestamp. */
  at: string;
  facts: { label: string; value: string }[];
};

/** A store of personal data. Each noun that holds some describes its own, and joins the list in personal-data.server.ts. */
export type PersonalDataHolder = {
  /** For the audit log, such as "leads". */
  noun: string;
  /** For the person, such as "What you sent us". */
  title: string;
  /** Everything held about the person with this address, newest first. */
  find: (db: Db, email: string) => Promise<PersonalRecord[]>;
  /** Erases it with everything that hangs on it, and returns the number of records. */
  erase: (db: Db, email: string) => Promise<number>;
  /** Erases what its retention date has passed, and returns the number of records. */
  purge: (db: Db, now: Date) => Promise<number>;
};
