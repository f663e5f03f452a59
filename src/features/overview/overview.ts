import type { ListedBooking } from "../bookings/booking-record.ts";
import type { ListedLead } from "../leads/lead-record.ts";

/** What happened on a day, such as "2026-11-21". */
export type DayCount = { day: string; leads: number; subscribers: number; views: number };

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
  drafts: { articles: number; episodes: number };
  failedEmails: number;
  /** The last 30 days, today last. */
  days: DayCount[];
  /** The pages that were opened most in these days. */
  topPages: { path: string; views: number }[];
};

/** What the menu counts: what is new or needs a hand. */
export type AdminCounts = { leads: number; guests: number; emails: number };
