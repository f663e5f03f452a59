export type AuditRow = {
  id: number;
  at: string;
  actor: string;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  /** Current title, or a personal record's kind and date; null when deleted or untitled. */
  subjectName: string | null;
  /** JSON, or empty. */
  detail: string;
};
