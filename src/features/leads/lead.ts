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

/** Undefined for a kind of another release. */
const rulesOf = (kind: string): LeadRules | undefined =>
  Object.hasOwn(leadRules, kind) ? leadRules[kind as LeadKind] : undefined;

export const leadTitle = (kind: string): string => rulesOf(kind)?.title ?? kind;

export const leadDownload = (kind: string): DownloadName | undefined => rulesOf(kind)?.download;

/** Ends the sentence about how a person came. */
export function leadAction(kind: string): string {
  const download = leadDownload(kind);
  return download ? `asked for the ${download === "ebook" ? "eBook" : "healthcare guide"}` : "wrote";
}

/** An answer with its question as it was shown. */
export type LeadAnswer = { name: string; label: string; value: string };

/** Clamped to the end of shorter months. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
