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
