import type { Generated } from "kysely";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";

/** A row per wording and day, without person, email address or number. */
export type ArchiveQuestionsTable = {
  id: Generated<number>;
  asked_on: Generated<string>;
  text: string;
  times: Generated<number>;
  /** Whether an answer was pinned. */
  found: boolean;
  said_yes: Generated<number>;
  said_no: Generated<number>;
};

export type ArchiveBudgetTable = { day: string; requests: number };

export type ArchivePinsTable = {
  question: string;
  kind: string;
  source_id: string;
  text: string;
  /** As shown among the suggestions. */
  asked: Generated<string>;
  created_at: GeneratedTimestamp;
};

export type AskTables = {
  archive_pins: ArchivePinsTable;
  archive_questions: ArchiveQuestionsTable;
  archive_budget: ArchiveBudgetTable;
};
