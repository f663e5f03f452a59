import type { ListedBooking } from "../bookings/booking-record.ts";
import type { EmailFailure } from "../email/email-failure.ts";
import type { ListedLead } from "../leads/lead-record.ts";
import type { DiskSpace } from "./disk-space.ts";
import type { OwnerNotice } from "./notices/owner-notice.ts";

/** How many of a kind wait; the one itself where there are no more. */
export type Waiting = { count: number; only: { id: number; title: string } | null };

/** What waits for the owner today. */
export type AdminHome = {
  newLeads: number;
  latestLeads: ListedLead[];
  /** Leads whose day to follow up has come, the oldest first. */
  followUps: { id: number; name: string; day: string }[];
  /** Who registered for the podcast and waits for an answer. */
  waitingGuests: number;
  latestGuests: { id: number; name: string; expertise: string }[];
  /** The conversations of the next seven days. */
  week: ListedBooking[];
  /** Articles and episodes that are not public yet. */
  drafts: { articles: Waiting; episodes: Waiting };
  /** Questions to the archive that nothing answered in 30 days: how many, and those asked most. */
  unanswered: { count: number; most: string[] };
  failedEmails: Waiting & { failure: EmailFailure | null };
  /** Emails that the mail server did not accept yet, and that are tried again. */
  delayedEmails: Waiting;
  /** What has gone wrong and lasts. */
  notices: OwnerNotice[];
  /** Whether the disk of the server accepts nothing any more. */
  isDiskFull: boolean;
  /** The space of the disk where it is running out, else null. */
  lowDisk: DiskSpace | null;
};

/** What the menu counts: what is new or needs a hand. */
export type AdminCounts = { leads: number; guests: number; emails: number };
