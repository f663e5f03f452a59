/** Something that was changed. */
export type AuditRow = {
  id: number;
  at: string;
  actor: string;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  /** Its title as it is now, or a person's record by its kind and date; null when it is gone or has none. */
  subjectName: string | null;
  /** JSON, empty for nothing. */
  detail: string;
};
