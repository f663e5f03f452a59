import type { NavLink } from "../../../../facts/navigation.ts";
import { type Entry, pageCopy } from "../../../../facts/page-texts.ts";
import { guideTitle } from "../../../../facts/site-facts.ts";
import type { DownloadName } from "../../download.ts";

export type ThanksCopy = {
  title: string;
  lead: string;
  download?: { key: DownloadName; label: string; title: string; note: string };
  steps: readonly Entry<{ title: string; text: string }>[];
  action: NavLink;
};

const afterDownload = [
  {
    key: "noSalesCalls",
    title: "No sales calls, no automatic subscription",
    text: "We use your address to send you this, and for nothing else.",
  },
  {
    key: "ifAsked",
    title: "If you asked for the newsletter as well",
    text: "A second email asks you to confirm that you would like {newsletterName}. Nothing is sent until you confirm.",
  },
];

export const thanksCopy = pageCopy<Record<string, ThanksCopy>>("/thank-you/$form", "thanks", {
  contact: {
    title: "Your message has arrived",
    lead: "Thank you. It’s in our inbox, and the person who does the work reads it.",
    steps: [
      { key: "readOurselves", title: "We read it ourselves", text: "No ticket number and no autoresponder." },
      { key: "getReply", title: "You get a reply by email", text: "From a person, to the address you entered." },
      {
        key: "ifAsked",
        title: "If you asked for the newsletter as well",
        text: "An email asks you to confirm that you would like {newsletterName}. Nothing is sent until you confirm.",
      },
    ],
    action: { to: "/blog", label: "Read something in the meantime" },
  },
  guest: {
    title: "Your registration has arrived",
    lead: "Thank you. The host reads it and replies either way.",
    steps: [
      { key: "readOurselves", title: "We read it ourselves", text: "For the thing only you can tell us." },
      {
        key: "yesBrings",
        title: "A yes brings your link",
        text: "It leads to the release form, and then to the calendar.",
      },
      { key: "untilThen", title: "Nothing to prepare", text: "And nothing to sign before you have the link." },
    ],
    action: { to: "/episodes", label: "Hear how others did it" },
  },
  ebook: {
    title: "Your copy is ready",
    lead: "Thank you. Open it now, or from the email that is on its way to you.",
    download: {
      key: "ebook",
      label: "Open the eBook",
      title: "{ebookTitle}",
      note: "PDF, for the screen and the printer. The link works for seven days.",
    },
    steps: [
      { key: "byEmail", title: "It comes by email as well", text: "So that you can find it again on Monday." },
      ...afterDownload,
    ],
    action: { to: "/roi-calculator", label: "Calculate your return" },
  },
  "healthcare-guide": {
    title: "Your guide is ready",
    lead: "Thank you. Open it now, or from the email that is on its way to you.",
    download: {
      key: "healthcare-guide",
      label: "Open the guide",
      title: guideTitle,
      note: "PDF, for the screen and the printer. The link works for seven days.",
    },
    steps: [
      { key: "byEmail", title: "It comes by email as well", text: "To the address you entered, with the same link." },
      ...afterDownload,
    ],
    action: { to: "/solutions/healthcare/ai-sop-agent", label: "Back to the voice agent" },
  },
  "my-data": {
    title: "The link is on its way",
    lead: "We have written to the address you entered. The email leads to a page with everything we hold about it.",
    steps: [
      {
        key: "openEmail",
        title: "Open the email",
        text: "It is called “What we hold about you” and arrives within a few minutes.",
      },
      { key: "linkWorks", title: "Its link works for 24 hours", text: "After that, ask again; it costs nothing." },
      {
        key: "nothingThere",
        title: "Nothing there?",
        text: "Check your spam folder, or write to us. We reply within a month.",
      },
    ],
    action: { to: "/privacy-policy", label: "Read the privacy policy" },
  },
  calculation: {
    title: "One more click, in your inbox",
    lead: "Thank you. We have written to the address you entered; the first email follows once you have confirmed there.",
    steps: [
      { key: "openEmail", title: "Open the email", text: "It asks you to confirm, and arrives within a few minutes." },
      { key: "pressButton", title: "Press the button on its page", text: "Opening the link alone changes nothing." },
      {
        key: "nothingThere",
        title: "Nothing there?",
        text: "Check your spam folder. We erase a request that isn’t confirmed within seven days.",
      },
    ],
    action: { to: "/blog", label: "Read something in the meantime" },
  },
  "newsletter-link": {
    title: "The link is on its way",
    lead: "We have written to the address you entered. On the link’s page you can change your settings or unsubscribe.",
    steps: [
      {
        key: "openEmail",
        title: "Open the email",
        text: "It is called “Your link: {newsletterName}” and arrives within a few minutes.",
      },
      { key: "pressButton", title: "Press the button on its page", text: "Opening the link alone changes nothing." },
      {
        key: "nothingThere",
        title: "Nothing there?",
        text: "Check your spam folder, or ask with another of your addresses.",
      },
    ],
    action: { to: "/blog", label: "Read something in the meantime" },
  },
  newsletter: {
    title: "One more click, in your inbox",
    lead: "Thank you. We have written to the address you entered; {newsletterName} starts once you have confirmed there.",
    steps: [
      {
        key: "openEmail",
        title: "Open the email",
        text: "It is called “Please confirm: {newsletterName}” and arrives within a few minutes.",
      },
      {
        key: "pressButton",
        title: "Press the button on its page",
        text: "Opening the link alone does nothing, so nobody subscribes for you.",
      },
      {
        key: "nothingThere",
        title: "Nothing there?",
        text: "Check your spam folder. We erase an address that isn’t confirmed within seven days.",
      },
    ],
    action: { to: "/blog", label: "Read something in the meantime" },
  },
});

/** Texts that all forms share. */
export const thanksPage = pageCopy("/thank-you/$form", "page", {
  mark: "What happens next",
  title: "Three things to know",
  untilThen: "Until then",
});
