import { pageCopy } from "../../../facts/page-texts.ts";
import { wordedForm } from "../../forms/worded-form.ts";

export const myDataCopy = pageCopy("/privacy/my-data", "request", {
  title: "What do you hold about me?",
  lead: "Enter your email address. The email we send leads to a page with everything, where you can download it or have it erased.",
  cardTitle: "Send me the link",
  submitLabel: "Send the link",
  mark: "How it works",
  stepsTitle: "No form by post, no copy of your passport",
  steps: [
    {
      key: "emailProves",
      title: "An email proves that it is you",
      text: "Only someone who can read your inbox sees the page. Its link works for 24 hours.",
    },
    {
      key: "pageShows",
      title: "The page shows everything",
      text: "What you sent, when, what you agreed to, and when we erase it.",
    },
    {
      key: "twoButtons",
      title: "Two buttons",
      text: "Download it as a file that programs can read, or erase it at once.",
    },
  ],
});

export const myDataForm = wordedForm({
  form: "my-data",
  fields: [
    {
      name: "email",
      kind: "email",
      label: "Email",
      required: "Enter the email address that you used with us.",
      help: "We’ll email you either way, whether we know the address or not.",
      autoComplete: "email",
    },
  ],
  notice: "We use the address to send this one link. We erase the email from our records after thirty days.",
});

export const heldCopy = pageCopy("/privacy/my-data", "held", {
  lead: "Everything that this site stores about {yourEmail}.",
  nothing: {
    title: "We hold nothing about you",
    lead: "There is nothing in our records for this address. If you wrote from another one, ask for that one too.",
  },
  erased: {
    title: "Everything is erased",
    lead: "Nothing is left in our records for this address. Emails we sent stay in the inboxes they reached.",
  },
  remains: {
    title: "Erased, except the following",
    text: "Everything else is gone. We keep this for the reason given beside it.",
  },
  stays: "Kept",
  problems: {
    expired: {
      title: "This link has expired",
      lead: "It works for 24 hours, so that nobody finds it later. Ask for a new one.",
    },
    forged: {
      title: "This link is incomplete",
      lead: "Email programs sometimes cut off the end. Copy the whole link from the email, or ask for a new one.",
    },
  },
  again: "Ask for a new link",
  home: "To the home page",
  take: {
    title: "Download it",
    text: "One file in a format that programs can read (JSON).",
    button: "Download my data",
  },
  erase: {
    title: "Erase it",
    text: "Messages, subscription, bookings, your part in the podcast and the emails about them go at once and for good. A running subscription ends, and an upcoming conversation is cancelled.",
    stays: "Anything marked “Kept” stays, for the reason given beside it.",
    sure: "Yes, erase everything. I know that this cannot be undone.",
    unsure: "Tick the box first, so that nothing is erased by mistake.",
    button: "Erase my data",
  },
});
