import type { Db } from "./db.ts";
import type { SigningSecret } from "./signed-link.ts";

/** One thing that is held about a person, in words. */
export type PersonalRecord = {
  title: string;
  /** ISO timestamp. */
  at: string;
  facts: { label: string; value: string }[];
  /** Why it outlasts an erasure; absent, it goes. */
  stays?: string;
};

/** What a store may need besides the database; gathered before a transaction begins, for that one waits for nothing. */
export type PersonalDataContext = {
  siteUrl: string;
  ownerEmail: string;
  /** Makes the digests that outlast an erasure. */
  secret: SigningSecret;
  now: Date;
  /** Episodes that are public and name a guest, wherever episodes come from. */
  publishedEpisodes: ReadonlySet<number>;
  /** Has the files of a portrait removed, once the transaction has committed. */
  deletePortrait: (portrait: string) => void;
};

/** A store of personal data. Each noun that holds some describes its own, and joins the list in personal-data.server.ts. */
export type PersonalDataStore = {
  /** For the audit log, such as "leads". */
  noun: string;
  /** For the person, such as "What you sent us". */
  title: string;
  /** For the owner who erases a person: what it holds, and why some of it stays where some can. */
  forOwner: { title: string; stays?: string };
  /** Everything stored about the person with this email address, newest first. */
  find: (db: Db, email: string, context: PersonalDataContext) => Promise<PersonalRecord[]>;
  /** Erases it with everything that hangs on it, but for what stays; returns the number of records. */
  erase: (db: Db, email: string, context: PersonalDataContext) => Promise<number>;
  /** Erases what its retention date has passed, and returns the number of records. */
  purge: (db: Db, now: Date, context: PersonalDataContext) => Promise<number>;
};
