import type { FormShape } from "../../lib/form-shape.ts";
import { siteFacts } from "../../site/site-facts.ts";

const letter = siteFacts.newsletterName;

type Words = { title: string; lead: string };

/** What the page behind a letter's link says in each state. */
export const confirmCopy = {
  pending: {
    title: "Shall the letter come?",
    lead: `Press the button, and ${letter} comes to this address once a week, on Sunday.`,
  },
  confirmed: {
    title: "Welcome aboard",
    lead: `Your subscription is confirmed. The first ${letter} comes next Sunday.`,
  },
  already: {
    title: "You are already subscribed",
    lead: `This address is confirmed, and ${letter} comes on Sundays. Nothing needs to be done.`,
  },
  expired: {
    title: "This request has run out",
    lead: "A request waits seven days for its confirmation; then the address is erased. Ask again, and a new mail is on its way.",
  },
  forged: {
    title: "This link is not whole",
    lead: "Mail programs sometimes cut off the end. Copy the whole address from the letter, or ask for a new one.",
  },
  unsubscribed: {
    title: "This subscription has ended",
    lead: `${letter} no longer comes to this address. You can subscribe again at any time.`,
  },
} satisfies Record<string, Words>;

export const confirmButtons = {
  confirm: "Yes, send me the letter",
  again: "Ask again",
  read: "Read something meanwhile",
};

export const unsubscribeCopy = {
  confirmed: { title: "End the subscription?", lead: `After this click, no further ${letter} comes to this address.` },
  unsubscribed: {
    title: "The subscription has ended",
    lead: "No further letter comes. Thank you for having read along.",
  },
  forged: {
    title: "This link is not whole",
    lead: "Mail programs sometimes cut off the end. Copy the whole address from the letter, or answer it with “stop”.",
  },
} satisfies Record<string, Words>;

export const unsubscribeButtons = {
  end: "End the subscription",
  again: "Subscribe again",
  keep: "Keep it, and change the settings",
};

export const preferencesCopy = {
  title: "Your letter, your settings",
  lead: `How ${letter} addresses you, and which cases you would rather read.`,
  saved: "Saved. The next letter knows.",
  address: "The letter goes to",
  submitLabel: "Save the settings",
  leave: "End the subscription",
  pending: {
    title: "First the confirmation",
    lead: "This subscription has not been confirmed yet. Its button is in the mail that asks for it.",
  },
  held: "What we hold about you",
};

export const preferencesForm: FormShape = {
  form: "preferences",
  fields: [
    {
      name: "name",
      kind: "text",
      label: "Name",
      help: "Stands after “Hello”. Leave it empty for no name.",
      autoComplete: "name",
    },
    {
      name: "industry",
      kind: "select",
      label: "Industry",
      placeholder: "All of them",
      options: [
        { value: "healthcare", label: "Healthcare" },
        { value: "logistics", label: "Logistics" },
        { value: "financial", label: "Financial Services" },
      ],
    },
  ],
  notice: "Both are used for the letter only, and erased when you end the subscription and its proof has run out.",
};
