/** A trouble that concerns the owner, as the home screen shows it. */
export type OwnerNotice = {
  key: string;
  title: string;
  reason: string;
  /** What the owner can open about it: a path of this site. */
  action: { label: string; path: string } | null;
  times: number;
  /** ISO timestamp of when it began. */
  since: string;
};
