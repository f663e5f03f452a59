export type OwnerNotice = {
  key: string;
  title: string;
  reason: string;
  /** `path` is within this site. */
  action: { label: string; path: string } | null;
  times: number;
  /** ISO timestamp of the first occurrence. */
  since: string;
};
