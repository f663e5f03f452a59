/** What the register of processing says about one activity (Article 30(1) GDPR). */
export type ProcessingActivity = {
  /** Names it in the export, such as "leads". */
  key: string;
  title: string;
  /** Whose data it is. */
  subjects: string;
  purpose: string;
  legalBasis: string;
  /** Categories of data, each with the columns that hold it, as "table.column". */
  data: readonly { category: string; columns: readonly string[] }[];
  retention: string;
  recipients: string;
};

/** The columns of one table, as the register names them. */
export const columnsOf = (table: string, ...columns: readonly string[]): string[] =>
  columns.map((column) => `${table}.${column}`);
