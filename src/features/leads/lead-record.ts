import type { Touch } from "../visits/touches.ts";
import type { LeadAnswer } from "./lead.ts";

export const leadStates = ["new", "conversation", "proposal", "mandate", "lost"] as const;
export type LeadState = (typeof leadStates)[number];

export const leadStateLabels: Record<LeadState, string> = {
  new: "New",
  conversation: "In conversation",
  proposal: "Proposal",
  mandate: "Mandate",
  lost: "Lost",
};

const campaignLabels: Readonly<Record<string, string>> = {
  utm_source: "Came from",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Search term",
  utm_content: "Advertisement",
};

export const campaignLabel = (parameter: string): string => campaignLabels[parameter] ?? parameter;

export const plainLeadStates = ["new", "conversation", "proposal"] as const;
export type PlainLeadState = (typeof plainLeadStates)[number];

/** `euro` is a whole number, `day` such as "2026-11-30". */
export type LeadOutcome =
  | { status: PlainLeadState }
  | { status: "mandate"; euro: number; day: string }
  | { status: "lost"; reason: string };

/** What a mandate has added to the statistics; `day` is such as "2026-11-30". */
export type CountedMandate = { day: string; euro: number; touches: Touch[] };

export const maxMandateEuro = 100_000_000;

/** Whole euros, with or without thousands separators; undefined for anything else. */
export function readEuro(text: string): number | undefined {
  const plain = text.trim().replace(/^€\s*|\s*€$/g, "");
  if (!/^(\d+|\d{1,3}([ .,’']\d{3})+)$/.test(plain)) return undefined;
  const euro = Number(plain.replaceAll(/\D/g, ""));
  return euro <= maxMandateEuro ? euro : undefined;
}

/** Times are ISO timestamps. */
export type ListedLead = {
  id: number;
  kind: string;
  name: string | null;
  email: string;
  organisation: string | null;
  status: LeadState;
  page: string;
  /** Entered by the owner, or from the URL of the form's page. */
  origin: string | null;
  campaignName: string | null;
  createdAt: string;
};

export type LeadDetail = ListedLead & {
  answers: LeadAnswer[];
  campaign: Record<string, string>;
  noticeText: string;
  marketingText: string | null;
  notes: string;
  expiresAt: string;
  /** An assistant's draft, not sent yet. */
  replyDraft: { text: string; by: string } | null;
  /** Entered by the owner. */
  source: string;
  /** The day when Today lists the lead, such as "2026-11-30". */
  followUpOn: string | null;
  /** Such as "Came by the newsletter of 8 November, read two articles, then wrote." */
  came: string | null;
  outcome: LeadOutcome;
};

export type CachedLead = { lead: LeadDetail | null } | null;

export const withLead = (cached: CachedLead, id: number, changes: Partial<LeadDetail>): CachedLead =>
  cached?.lead?.id === id ? { ...cached, lead: { ...cached.lead, ...changes } } : cached;
