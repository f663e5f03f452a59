import { pageCopy } from "../../facts/page-texts.ts";

export const leadEmails = pageCopy("words/server", "leadEmails", {
  download: {
    subject: "Your copy: {title}",
    preview: "The link works for {days} days.",
    text: "Here is “{title}”, as you asked. It is a PDF, made for the screen and for the printer.",
    button: "Open the PDF",
    days: "The link works for {days} days. After that, ask again, free of charge: {page}",
    question: "If a chapter raises a question about your own department, reply to this email. It reaches me directly.",
    reason:
      "You’re receiving this email because someone entered your address on this site. It doesn’t subscribe you to anything.",
  },
  reply: {
    quoted: "On {date} {from} wrote:",
    reason: "You’re receiving this email because you wrote to us. It is a reply from a person.",
  },
});
