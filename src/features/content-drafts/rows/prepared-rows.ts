export type ContentKind = "articles" | "episodes";

/** A line that cannot be imported: the field at fault, or null for the line as a whole, and what is wrong with it. */
export type RowProblem = { line: number; field: string | null; message: string };

/** A validated, sanitised row. */
export type PreparedRow = {
  line: number;
  id: number | null;
  /** null for episodes, which have none. */
  slug: string | null;
  /** All columns, ready for json_to_recordset. */
  json: string;
  /** The mark of the HTML of an article (`sanitisedMark`). */
  mark: string | null;
  previousSlugs: readonly string[];
};

export type PreparedBatch = {
  rows: PreparedRow[];
  problems: RowProblem[];
  /** Names of fields without a column. */
  ignoredFields: string[];
};

/** How many rows of a batch were added, and how many changed what was there. */
export type Written = { inserted: number; updated: number };
