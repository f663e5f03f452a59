import type { DownloadName } from "../../data/download.ts";
import type { NavLink } from "../../site/navigation.ts";
import { siteFacts } from "../../site/site-facts.ts";

export type ThanksCopy = {
  title: string;
  lead: string;
  /** Offered at once where the visitor asked for a file. */
  download?: { name: DownloadName; label: string; title: string; note: string };
  steps: readonly { title: string; text: string }[];
  action: NavLink;
};

const letter = siteFacts.newsletterName;

/** What a visitor reads after sending each form. */
export const thanksCopy: Record<string, ThanksCopy> = {
  contact: {
    title: "Your message has arrived",
    lead: "Thank you. It lies in our mailbox, and the person who does the work reads it.",
    steps: [
      { title: "We read it ourselves", text: "No ticket number and no autoresponder." },
      { title: "You get an answer by e-mail", text: "From a person, to the address you entered." },
      {
        title: "If you asked for the letter as well",
        text: `A mail asks you to confirm that you would like ${letter}. Without that click, none is sent.`,
      },
    ],
    action: { to: "/blog", label: "Read something meanwhile" },
  },
  ebook: {
    title: "Your copy is ready",
    lead: "Thank you. Open it now, or from the mail that is on its way to you.",
    download: {
      name: "ebook",
      label: "Open the eBook",
      title: siteFacts.ebookTitle,
      note: "PDF, for the screen and the printer. The link works for seven days.",
    },
    steps: [
      { title: "It comes by mail as well", text: "So that you find it again on Monday." },
      { title: "Nothing else follows", text: "Nobody rings you up, and no subscription comes with it." },
      {
        title: "If you asked for the letter as well",
        text: `A second mail asks you to confirm that you would like ${letter}. Without that click, none is sent.`,
      },
    ],
    action: { to: "/roi-calculator", label: "Calculate your return" },
  },
  "healthcare-guide": {
    title: "Your guide is ready",
    lead: "Thank you. Open it now, or from the mail that is on its way to you.",
    download: {
      name: "healthcare-guide",
      label: "Open the guide",
      title: "The procedure, spoken",
      note: "PDF, for the screen and the printer. The link works for seven days.",
    },
    steps: [
      { title: "It comes by mail as well", text: "To the address you entered, with the same link." },
      { title: "Nothing else follows", text: "Nobody rings you up, and no subscription comes with it." },
      {
        title: "If you asked for the letter as well",
        text: `A second mail asks you to confirm that you would like ${letter}. Without that click, none is sent.`,
      },
    ],
    action: { to: "/solutions/healthcare/ai-sop-agent", label: "Back to the voice agent" },
  },
  "my-data": {
    title: "The link is on its way",
    lead: "We have written to the address you entered. The mail leads to a page with everything we hold under it.",
    steps: [
      { title: "Open the mail", text: "It is called “What we hold about you” and arrives within a few minutes." },
      { title: "Its link works for 24 hours", text: "After that, ask again; it costs nothing." },
      {
        title: "Nothing there?",
        text: "Look into the folder for unwanted mail, or write to us. We answer within a month.",
      },
    ],
    action: { to: "/privacy-policy", label: "Read the privacy policy" },
  },
  newsletter: {
    title: "One more click, in your mailbox",
    lead: `Thank you. We have written to the address you entered; ${letter} starts once you have confirmed there.`,
    steps: [
      { title: "Open the mail", text: `It is called “Please confirm: ${letter}” and arrives within a few minutes.` },
      {
        title: "Press the button on its page",
        text: "Opening the link alone does nothing, so nobody subscribes for you.",
      },
      {
        title: "Nothing there?",
        text: "Look into the folder for unwanted mail. After seven days an address that was not confirmed is erased.",
      },
    ],
    action: { to: "/blog", label: "Read something meanwhile" },
  },
};
