export type ImportedKind = "articles" | "episodes";

/** `field` is null for the line as a whole. */
export type RowProblem = { line: number; field: string | null; message: string };

export type PreparedRow = {
  line: number;
  id: number | null;
  slug: string | null;
  /** All columns, for json_to_recordset. */
  json: string;
  mark: string | null;
  previousSlugs: readonly string[];
};

export type PreparedBatch = {
  rows: PreparedRow[];
  problems: RowProblem[];
  ignoredFields: string[];
};

export type Written = { inserted: number; updated: number };
