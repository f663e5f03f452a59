import { pageCopy } from "../../facts/page-texts.ts";

export const sequenceEmails = pageCopy("words/server", "sequenceEmails", {
  confirm: {
    subject: "Please confirm: the emails that you asked for",
    preview: "Confirm, and the first one follows.",
    text: "Someone, most likely you, ticked this for your address: “{consent}”",
    button: "Yes, send them",
    days: "The link works for {days} days. After that we erase the request.",
    otherwise: "If it wasn’t you, do nothing. None of these emails is sent.",
    reason: "You’re receiving this email because a series of emails was requested for this address.",
  },
  calculated: {
    title: "Your calculation",
    alt: "Your chart: land for the headcount, soundings for the hours searched, one course for the largest saving.",
    open: "Open the calculation",
  },
  frame: {
    stop: "Stop these emails",
    consent:
      "You’re receiving this email because on {date} you agreed: “{consent}” It does not report what you open or click.",
  },
});
