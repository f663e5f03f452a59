import type { Generated } from "kysely";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";

/** What was asked, a line per wording and day; holds no person, email address or number. */
export type ArchiveQuestionsTable = {
  id: Generated<number>;
  /** A day such as '2026-11-22'. */
  asked_on: Generated<string>;
  text: string;
  times: Generated<number>;
  found: boolean;
};

/** Requests to the service that chooses quotations, by day. */
export type ArchiveBudgetTable = { day: string; requests: number };

/** A passage that the owner answers a question with. */
export type ArchivePinsTable = {
  question: string;
  kind: string;
  source_id: string;
  text: string;
  created_at: GeneratedTimestamp;
};

export type AskTables = {
  archive_pins: ArchivePinsTable;
  archive_questions: ArchiveQuestionsTable;
  archive_budget: ArchiveBudgetTable;
};
