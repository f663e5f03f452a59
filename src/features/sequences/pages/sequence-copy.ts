import { editable } from "../../../facts/page-texts.ts";

type Words = { title: string; lead: string };

export const sequenceConfirmCopy = editable("/newsletter", "sequenceConfirm", {
  pending: {
    title: "Send you these emails?",
    lead: "Press the button, and the emails that you asked for come to this address. Each has a link that stops them.",
  },
  active: { title: "They are on their way", lead: "Your address is confirmed. The first email follows on its day." },
  over: { title: "These emails have stopped", lead: "None of them goes to this address any more." },
  expired: {
    title: "This request has expired",
    lead: "We wait seven days for a confirmation, then erase the request. Ask again where you found it.",
  },
  forged: {
    title: "This link is incomplete",
    lead: "Email programs sometimes cut off the end. Copy the whole link from the email.",
  },
} satisfies Record<string, Words>);

export const sequenceStopCopy = editable("/newsletter", "sequenceStop", {
  active: {
    title: "Stop these emails?",
    lead: "After this click, none of them goes to this address. A subscription to {newsletterName} goes on.",
  },
  over: { title: "These emails have stopped", lead: "None of them goes to this address any more." },
  expired: { title: "These emails have stopped", lead: "We hold nothing about them any more." },
  forged: {
    title: "This link is incomplete",
    lead: "Email programs sometimes cut off the end. Copy the whole link from the email, or reply to it with “stop”.",
  },
} satisfies Record<string, Words>);

export const sequenceButtons = editable("/newsletter", "sequenceButtons", {
  confirm: "Yes, send them",
  stop: "Stop these emails",
  everything: "Stop everything, the newsletter too",
  read: "Read something in the meantime",
});
