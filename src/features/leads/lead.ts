import type { DownloadName } from "./download.ts";

/** The forms whose answers are leads, and those that the owner enters. */
export type LeadKind = "contact" | "ebook" | "healthcare-guide" | "manual";

type LeadRules = {
  /** For the owner. */
  title: string;
  /** Months after which it is erased (privacy policy). */
  months: number;
  /** What the visitor gets for it. */
  download?: DownloadName;
};

export const leadRules: Record<LeadKind, LeadRules> = {
  contact: { title: "Message", months: 12 },
  ebook: { title: "eBook", months: 3, download: "ebook" },
  "healthcare-guide": { title: "Healthcare guide", months: 3, download: "healthcare-guide" },
  manual: { title: "Entered by you", months: 12 },
};

/** What a form is called for the owner; a kind that is no longer known is shown by its own name. */
export const leadTitle = (kind: string): string => (kind in leadRules ? leadRules[kind as LeadKind].title : kind);

/** An answer with its question as it was shown. */
export type LeadAnswer = { name: string; label: string; value: string };

/** The time `months` later, at the end of the month when it has no such day. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
