import type { EmailAbout } from "../email/email-record.ts";
import type { LeadAnswer } from "./lead.ts";

export const leadStates = ["new", "open", "done"] as const;
export type LeadState = (typeof leadStates)[number];

/** How lists and exports call a status. */
export const leadStateWords: Record<LeadState, string> = { new: "New", open: "In progress", done: "Done" };

/** A lead as the owner's list shows it; times are ISO timestamps. */
export type ListedLead = {
  id: number;
  kind: string;
  name: string | null;
  email: string;
  organisation: string | null;
  status: LeadState;
  page: string;
  /** Where the person came from: in the owner's words, or what the URL of the form's page said. */
  origin: string | null;
  /** The campaign that this URL named. */
  campaignName: string | null;
  createdAt: string;
};

/** A lead with everything that is known of it. */
export type LeadDetail = ListedLead & {
  answers: LeadAnswer[];
  campaign: Record<string, string>;
  noticeText: string;
  marketingText: string | null;
  notes: string;
  expiresAt: string;
  /** Where the person came from, in the owner's words. */
  source: string;
  /** The day on which the home screen names the lead, such as "2026-11-30". */
  followUpOn: string | null;
  emails: EmailAbout[];
};
