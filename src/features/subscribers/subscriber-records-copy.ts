import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const subscriberRecords = pageCopy("words/server", "subscriberRecords", {
  title: "Your subscription",
  states: { pending: "Asked for, not confirmed", confirmed: "Subscribed", unsubscribed: "Unsubscribed" },
  events: {
    requested: "Asked for",
    confirmed: "Confirmed",
    changed: "Settings changed",
    unsubscribed: "Unsubscribed",
  },
  industry: "Industry",
  broughtFrom: "Brought from",
  consentOf: "consent of {day}",
  issue: "Issue “{subject}”",
  deliveries: {
    sending: "{time}: on its way, to {recipient}",
    sent: "{time}: sent, to {recipient}",
    bounced: "{time}: rejected by your mail server, to {recipient}",
    unknown: "{time}: perhaps sent, to {recipient}",
    skipped: "{time}: not sent, to {recipient}",
  },
  complaint: "Reported as spam",
  bounce: "Came back",
  digest: {
    title: "A digest of your email address",
    label: "What it is",
    text: "A code made of your email address, from which no one can read the address.",
    stays:
      "You have left the newsletter, or leave it by erasing your data. The digest makes sure that no later import subscribes you again. It goes when you subscribe again yourself.",
  },
});
