import type { EmailAbout } from "../email/email-record.ts";
import type { LeadAnswer } from "./lead.ts";

export const leadStates = ["new", "open", "done"] as const;
export type LeadState = (typeof leadStates)[number];

export const leadStateWords: Record<LeadState, string> = { new: "New", open: "In progress", done: "Done" };

/** Times are ISO timestamps. */
export type ListedLead = {
  id: number;
  kind: string;
  name: string | null;
  email: string;
  organisation: string | null;
  status: LeadState;
  page: string;
  /** In the owner's words, or from the URL of the form's page. */
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
  /** In the owner's words. */
  source: string;
  /** The day the home screen shows the lead, such as "2026-11-30". */
  followUpOn: string | null;
  emails: EmailAbout[];
};
