/** Every email that the site queues, with its label in lists. */
const kinds = {
  "lead-notice": "To you: a new lead",
  "lead-reply": "Your reply to a lead",
  download: "A download",
  "booking-check": "A link to confirm a booking",
  "booking-confirmed": "Confirmation of a booking",
  "booking-moved": "A rescheduled booking",
  "booking-place": "The place of a booking",
  "booking-cancelled": "A cancelled booking",
  "booking-reminder": "Reminder of a booking",
  "booking-owner": "To you: a booking",
  "booking-no-show": "Your message after a missed call",
  "guest-received": "A registration for the podcast",
  "guest-owner": "To you: a registration for the podcast",
  "guest-accepted": "A guest is accepted",
  "guest-declined": "A guest is declined",
  "guest-signed": "A signed release",
  "guest-signed-owner": "To you: a signed release",
  "newsletter-confirmation": "Confirmation of a subscription",
  "newsletter-known": "Already subscribed",
  "newsletter-welcome": "Welcome to the newsletter",
  "newsletter-link": "A new link for a subscriber",
  "newsletter-test": "To you: a test of an issue",
  "sequence-confirmation": "Confirmation of a series of emails",
  "sequence-test": "To you: a test of a series of emails",
  "my-data": "Link to one’s own data",
  "owner-notice": "To you: something needs your attention",
  "owner-week": "To you: your week",
  "password-reset": "Link for a new password",
  "password-changed": "The password was changed",
  "passkey-added": "A passkey was added",
};

export type EmailKind = keyof typeof kinds;

/** Kinds of earlier versions are returned unchanged. */
export const emailKindLabel = (kind: string): string => (Object.hasOwn(kinds, kind) ? kinds[kind as EmailKind] : kind);
