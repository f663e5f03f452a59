import { pageCopy } from "../../../facts/page-texts.ts";
import { wordedForm } from "../../forms/worded-form.ts";

type Words = { title: string; lead: string };

export const confirmCopy = pageCopy("/newsletter", "confirm", {
  pending: {
    title: "Confirm your subscription",
    lead: "Press the button, and {newsletterName} arrives at this address once a week, on {newsletterDay}.",
  },
  confirmed: {
    title: "Welcome aboard",
    lead: "Your subscription is confirmed. Your first issue of {newsletterName} arrives next {newsletterDay}.",
  },
  already: {
    title: "You are already subscribed",
    lead: "This address is confirmed, and {newsletterName} arrives on {newsletterDay}s. There is nothing to do.",
  },
  expired: {
    title: "This request has expired",
    lead: "We wait seven days for a confirmation, then erase the address. Ask again, and we’ll send a new email.",
  },
  forged: {
    title: "This link is incomplete",
    lead: "Email programs sometimes cut off the end. Copy the whole link from the email, or ask for a new one.",
  },
  unsubscribed: {
    title: "You have unsubscribed",
    lead: "{newsletterName} no longer goes to this address. You can subscribe again at any time.",
  },
} satisfies Record<string, Words>);

export const confirmButtons = pageCopy("/newsletter", "confirmButtons", {
  confirm: "Confirm subscription",
  again: "Ask again",
  read: "Read something in the meantime",
});

export const unsubscribeCopy = pageCopy("/newsletter", "unsubscribe", {
  confirmed: {
    title: "Unsubscribe?",
    lead: "After this click, no further issue of {newsletterName} goes to this address.",
  },
  unsubscribed: {
    title: "You have unsubscribed",
    lead: "No further issue will be sent. Thank you for reading.",
  },
  forged: {
    title: "This link is incomplete",
    lead: "Email programs sometimes cut off the end. Copy the whole link from the email, or reply to it with “stop”.",
  },
} satisfies Record<string, Words>);

/** For links that match no reader, and the page that emails a new one. */
export const newLinkCopy = pageCopy("/newsletter", "newLink", {
  outdated: {
    title: "This link no longer works",
    lead: "It comes from an earlier version of this site, or the subscription was erased. Nothing has changed. Ask for a new link, and one more click unsubscribes you.",
  },
  button: "Send me a new link",
  title: "A new link to your subscription",
  lead: "Enter the address that the newsletter goes to. The link we send lets you change your settings or unsubscribe.",
  submitLabel: "Send the link",
});

export const newLinkForm = wordedForm({
  form: "newsletter-link",
  fields: [
    {
      name: "email",
      kind: "email",
      label: "Email",
      required: "Enter the email address that the newsletter goes to.",
      help: "We’ll email you either way, whether the address is subscribed or not.",
      autoComplete: "email",
    },
  ],
  notice: "We use the address to send this one link. We erase the email from our records after thirty days.",
});

export const unsubscribeButtons = pageCopy("/newsletter", "unsubscribeButtons", {
  end: "Unsubscribe",
  again: "Subscribe again",
  keep: "Stay subscribed and change settings",
});

export const preferencesCopy = pageCopy("/newsletter", "preferences", {
  title: "Your subscription, your settings",
  lead: "How {newsletterName} addresses you.",
  saved: "Saved. Your name appears from the next issue.",
  address: "It goes to",
  submitLabel: "Save settings",
  leave: "Unsubscribe",
  pending: {
    title: "Confirm it first",
    lead: "This subscription has not been confirmed yet. The button is in the email that asks for it.",
  },
  held: "What we hold about you",
});

export const preferencesForm = wordedForm({
  form: "preferences",
  fields: [
    {
      name: "name",
      kind: "text",
      label: "Name",
      help: "Appears after “Hello”. Leave it empty for no name.",
      autoComplete: "name",
    },
  ],
  notice:
    "We use your name for the newsletter only, and erase it once you have unsubscribed and the proof of your consent has expired.",
});
