import type { DiskSpace } from "../../lib/process/disk-space.ts";
import type { NoShow } from "../bookings/booking-record.ts";
import type { DatedKind } from "../content-drafts/editing.ts";
import type { EmailFailure } from "../email/email-failure.ts";
import type { ListedLead } from "../leads/lead-record.ts";
import type { WaitingReply } from "../sequences/sequence.ts";
import type { OwnerNotice } from "./notices/owner-notice.ts";

export type Waiting = { count: number; singleItem: { id: number; title: string } | null };

/** `startsAt` is an ISO timestamp. */
export type DueCall = {
  id: number;
  name: string;
  title: string;
  organisation: string | null;
  startsAt: string;
  /** In the owner's time zone. */
  isToday: boolean;
  /** Such as "Came by the newsletter of 8 November, then wrote." */
  came: string | null;
  lastMessage: string | null;
  /** Neither the booking nor its event type has a link or place. */
  isPlaceMissing: boolean;
};

export type WaitingLead = ListedLead & { message: string | null; came: string | null };

/** `at` is an ISO timestamp. */
export type ScheduledItem = { kind: DatedKind; id: number; title: string; at: string };

/** `day` is the weekday of the newsletter; `isUrgent` from three days before it. */
export type MissingIssue = { day: string; isUrgent: boolean; draft: { id: number; title: string } | null };

export const missingIssueTexts = ({ day, draft }: MissingIssue) => ({
  title: `${day}’s issue isn’t ${draft ? "scheduled" : "written"} yet`,
  note: draft ? `“${draft.title}” is a draft.` : "Readers expect it.",
});

export type AdminHome = {
  newLeads: number;
  latestLeads: WaitingLead[];
  /** To emails of sequences, oldest first. */
  replies: WaitingReply[];
  /** Due follow-ups, oldest first. */
  followUps: { id: number; name: string; day: string }[];
  waitingGuests: number;
  latestGuests: { id: number; name: string; expertise: string; createdAt: string }[];
  /** For seven days, earliest first. */
  calls: DueCall[];
  noShows: NoShow[];
  missingIssue: MissingIssue | null;
  /** Scheduled, the next first. */
  scheduled: ScheduledItem[];
  drafts: { articles: Waiting; episodes: Waiting };
  /** Archive questions of the last 30 days: how many, and the most frequent. */
  unanswered: { count: number; mostFrequent: { text: string; times: number }[] };
  failedEmails: Waiting & { failure: EmailFailure | null };
  /** Rejected temporarily by the mail server. */
  delayedEmails: Waiting;
  notices: OwnerNotice[];
  isDiskFull: boolean;
  /** Null unless disk space is low. */
  lowDisk: DiskSpace | null;
};

/** `others` are the rows of Today that aren't leads or guests. */
export type AdminCounts = { leads: number; guests: number; emails: number; questions: number; others: number };

export const waitingCount = (home: AdminHome): number => home.newLeads + home.waitingGuests + otherWaiting(home);

/** All questions together count as one. */
export const otherWaiting = (home: Pick<AdminHome, "followUps" | "replies" | "noShows" | "unanswered">): number =>
  home.followUps.length + home.replies.length + home.noShows.length + Number(home.unanswered.count > 0);

const numerals = ["Nothing", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Three things wait for you". */
export const waitingTitle = (count: number): string =>
  `${numerals[count] ?? count}${count === 0 ? "" : count === 1 ? " thing" : " things"} ${count > 1 ? "wait" : "waits"} for you`;
