/** Something that was changed. */
export type AuditRow = {
  id: number;
  at: string;
  actor: string;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  /** JSON, empty for nothing. */
  detail: string;
};
