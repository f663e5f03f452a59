import { defaultSite, type Site } from "../../../src/facts/site.ts";
import * as accounts from "../../../src/features/accounts/emails.ts";
import * as bookings from "../../../src/features/bookings/emails/emails.ts";
import type { EmailContent } from "../../../src/features/email/email-content.ts";
import * as email from "../../../src/features/email/emails.ts";
import * as guests from "../../../src/features/guests/emails.ts";
import * as leads from "../../../src/features/leads/emails.ts";
import * as overview from "../../../src/features/overview/emails.ts";
import * as sequences from "../../../src/features/sequences/emails.ts";
import * as newsletter from "../../../src/features/subscribers/emails.ts";

const siteUrl = "https://www.example.com";
const href = `${siteUrl}/x`;
const name = "Maren";
const to = { name, href, days: 7, preferences: href };
const guest = { name, email: "maren@visitor.example", organisation: null, expertise: "Cranes", topics: "Nights" };
const start = new Date("2026-12-01T09:00:00Z");
const startsAt = start.toISOString();

export const booking: bookings.BookedConversation = {
  ...{
    title: "A call",
    start,
    minutes: 30,
    zone: "Europe/Vienna",
    name,
    email: guest.email,
    displayEmail: guest.email,
  },
  ...{ organisation: null, topic: null, meets: "video", place: null, answers: [], manageUrl: href },
};

const home: Parameters<typeof overview.weeklySummaryEmail>[0] = {
  ...{ newLeads: 0, latestLeads: [], followUps: [], waitingGuests: 0, latestGuests: [], notices: [] },
  calls: [
    {
      ...{ id: 1, name, title: "A call", organisation: null, startsAt, isToday: false },
      ...{ came: null, lastMessage: null, isPlaceMissing: false },
    },
  ],
  replies: [],
  noShows: [],
  missingIssue: { day: "Tuesday", isUrgent: true, draft: null },
  scheduled: [],
  drafts: { articles: { count: 0, singleItem: null }, episodes: { count: 0, singleItem: null } },
  unanswered: { count: 0, mostFrequent: [] },
  failedEmails: { count: 0, singleItem: null, failure: null },
  delayedEmails: { count: 0, singleItem: null },
  ...{ isDiskFull: false, lowDisk: null },
};

/** Email modules. Only exports named *Email or *Notice compose emails. */
export const emailModules = { accounts, bookings, email, guests, leads, newsletter, sequences, overview };

/** Sample content for every email in `emailModules`, keyed by the function that composes it. */
export const sampleEmails = (site: Site = defaultSite): Record<string, EmailContent> => ({
  passwordResetEmail: accounts.passwordResetEmail(href),
  passwordChangedEmail: accounts.passwordChangedEmail(siteUrl),
  passkeyAddedEmail: accounts.passkeyAddedEmail(siteUrl),
  bookingVerificationEmail: bookings.bookingVerificationEmail(site, booking, href, start),
  bookingConfirmedEmail: bookings.bookingConfirmedEmail(site, booking),
  bookingRescheduledEmail: bookings.bookingRescheduledEmail(site, booking, start),
  bookingCancelledEmail: bookings.bookingCancelledEmail(site, booking, { byOwner: true, bookAgainUrl: href }),
  bookingPlaceEmail: bookings.bookingPlaceEmail(site, { ...booking, place: "Room 4" }),
  bookingReminderEmail: bookings.bookingReminderEmail(site, booking, "tomorrow"),
  bookingOwnerEmail: bookings.bookingOwnerEmail(booking, "booked", href),
  bookingErasedOwnerEmail: bookings.bookingErasedOwnerEmail(booking, href),
  noShowEmail: bookings.noShowEmail(site, "We missed you", "Hello Maren,\n\nAnother day?"),
  deliveryTestEmail: email.deliveryTestEmail("visitor.example"),
  guestReceivedEmail: guests.guestReceivedEmail(site, guest),
  guestOwnerEmail: guests.guestOwnerEmail(guest, href),
  guestAcceptedEmail: guests.guestAcceptedEmail(site, guest, href),
  guestDeclinedEmail: guests.guestDeclinedEmail(site, guest),
  releaseSignedEmail: guests.releaseSignedEmail(site, guest, href),
  releaseSignedOwnerEmail: guests.releaseSignedOwnerEmail(guest, href),
  leadNotice: leads.leadNotice(site, {
    ...{ title: "Message", from: name, answers: [], page: "/contact", campaign: {}, came: null, wantsNewsletter: true },
  }),
  downloadEmail: leads.downloadEmail(site, { ...to, title: "A PDF", page: href }),
  leadReplyEmail: leads.leadReplyEmail(site, {
    ...{ subject: "Re: yours", body: "Hello", message: "Hi", from: name, sentAt: startsAt },
  }),
  confirmationEmail: newsletter.confirmationEmail(site, to),
  importConfirmationEmail: newsletter.importConfirmationEmail(site, to),
  welcomeEmail: newsletter.welcomeEmail(site, to),
  subscriptionLinkEmail: newsletter.subscriptionLinkEmail(site, to),
  noSubscriptionEmail: newsletter.noSubscriptionEmail(site, to),
  alreadySubscribedEmail: newsletter.alreadySubscribedEmail(site, to),
  sequenceConfirmationEmail: sequences.sequenceConfirmationEmail(site, {
    ...{ ...to, consent: "Yes, please." },
    calculation: { picture: `${href}.png`, href, facts: [{ label: "Industry", value: "Healthcare" }] },
  }),
  weeklySummaryEmail: overview.weeklySummaryEmail(home, { siteUrl, zone: "Europe/Vienna" }),
});
