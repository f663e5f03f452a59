import type { FormShape } from "../../lib/form-shape.ts";

export const myDataCopy = {
  title: "What do you hold about me?",
  lead: "Enter your e-mail address. The mail we send leads to a page with everything, where you can take it along or have it erased.",
  cardTitle: "Send me the link",
  submitLabel: "Send the link",
  mark: "How it works",
  stepsTitle: "No form by post, no copy of your passport",
  steps: [
    {
      title: "A letter proves that it is you",
      text: "Only the reader of the mailbox sees the page. Its link works for 24 hours.",
    },
    { title: "The page shows everything", text: "What you sent, when, under which words, and until when it is kept." },
    {
      title: "Two buttons",
      text: "One hands it over as a file that programs can read. The other one erases it, at once.",
    },
  ],
};

export const myDataForm: FormShape = {
  form: "my-data",
  fields: [
    {
      name: "email",
      kind: "email",
      label: "E-mail",
      required: "Enter the e-mail address that you used with us.",
      help: "We write to it whether we know it or not.",
      autoComplete: "email",
    },
  ],
  notice: "We use the address to send this one link. The letter is erased from our records after thirty days.",
};

export const heldCopy = {
  lead: (email: string) => `Everything that this site has stored under ${email}.`,
  nothing: {
    title: "We hold nothing about you",
    lead: "There is nothing in our records under this address. If you wrote from another one, ask for that one too.",
  },
  erased: {
    title: "Everything is erased",
    lead: "Nothing is left in our records under this address. What was sent by e-mail stays in the mailboxes it reached.",
  },
  remains: {
    title: "Erased, but for what stands here",
    text: "Everything else is gone. This stays, for the reason given beside it.",
  },
  stays: "Stays",
  problems: {
    expired: {
      title: "This link has run out",
      lead: "It works for 24 hours, so that nobody finds it later. Ask for a new one.",
    },
    forged: {
      title: "This link is not whole",
      lead: "Mail programs sometimes cut off the end. Copy the whole address from the letter, or ask for a new one.",
    },
  },
  again: "Ask for a new link",
  home: "To the home page",
  take: {
    title: "Take it along",
    text: "One file in a form that programs can read (JSON).",
    button: "Download my data",
  },
  erase: {
    title: "Erase it",
    text: "Messages, subscription, bookings, your part in the podcast and letters go at once and for good. A running subscription ends with it, and a conversation that lies ahead is cancelled.",
    stays: "What is marked as staying remains, for the reason given beside it.",
    sure: "Yes, erase everything. I know that this cannot be undone.",
    unsure: "Tick the box first, so that nothing is erased by mistake.",
    button: "Erase my data",
  },
};
