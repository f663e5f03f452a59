import type { Site } from "../facts/site.ts";
import type { Db } from "./db.ts";
import type { SigningSecret } from "./signed-link.ts";

/** Record of processing (Article 30(1) GDPR). */
export type ProcessingActivity = {
  key: string;
  title: string;
  subjects: string;
  purpose: string;
  legalBasis: string;
  /** Categories with their columns, as "table.column". */
  data: readonly { category: string; columns: readonly string[] }[];
  retention: string;
  recipients: string;
};

export const columnsOf = (table: string, ...columns: readonly string[]): string[] =>
  columns.map((column) => `${table}.${column}`);

export type PersonalRecord = {
  title: string;
  at: string;
  facts: { label: string; value: string }[];
  /** Reason for keeping it after an erasure; absent: erased. */
  stays?: string;
};

/** Collected before the transaction, which must not wait. */
export type PersonalDataContext = {
  site: Site;
  siteUrl: string;
  ownerEmail: string;
  /** For digests that outlast an erasure. */
  secret: SigningSecret;
  now: Date;
  /** Public episodes that name a guest. */
  publishedEpisodes: ReadonlySet<number>;
  /** Runs after the commit. */
  deletePortrait: (portrait: string) => void;
};

/** Each feature describes its own and is listed in personal-data.server.ts. */
export type PersonalDataStore = {
  noun: string;
  /** For the person. */
  title: (site: Site) => string;
  forOwner: { title: string; stays?: string };
  /** Newest first. */
  find: (db: Db, email: string, context: PersonalDataContext) => Promise<PersonalRecord[]>;
  /** Erases dependent data too, except what `stays`. @returns number of records */
  erase: (db: Db, email: string, context: PersonalDataContext) => Promise<number>;
  /** Erases records past their retention. @returns number of records */
  purge: (db: Db, now: Date, context: PersonalDataContext) => Promise<number>;
};
