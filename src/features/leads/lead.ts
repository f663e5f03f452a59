import type { DownloadName } from "./download.ts";

export type LeadKind = "contact" | "ebook" | "healthcare-guide" | "manual";

type LeadRules = {
  title: string;
  /** Retention in months (privacy policy). */
  months: number;
  download?: DownloadName;
};

export const leadRules: Record<LeadKind, LeadRules> = {
  contact: { title: "Message", months: 12 },
  ebook: { title: "eBook", months: 3, download: "ebook" },
  "healthcare-guide": { title: "Healthcare guide", months: 3, download: "healthcare-guide" },
  manual: { title: "Entered by you", months: 12 },
};

/** Unknown kinds are shown by their own name. */
export const leadTitle = (kind: string): string => (kind in leadRules ? leadRules[kind as LeadKind].title : kind);

/** Ends the sentence about how a person came. */
export const leadAction = (kind: string): string => {
  const { download } = kind in leadRules ? leadRules[kind as LeadKind] : { download: undefined };
  return download ? `asked for the ${download === "ebook" ? "eBook" : "healthcare guide"}` : "wrote";
};

/** An answer with its question as shown. */
export type LeadAnswer = { name: string; label: string; value: string };

/** Clamped to the end of shorter months. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
