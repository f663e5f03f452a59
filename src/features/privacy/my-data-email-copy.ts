import { pageCopy } from "../../facts/page-texts.ts";

export const myDataEmail = pageCopy("words/server", "myDataEmail", {
  subject: "What we hold about you",
  preview: "The link shows it, and lets you download everything or erase it.",
  asked: "You asked what our website stores about this address. The page behind the button shows it.",
  button: "Show my data",
  choice: "There you can download everything as a file, or have it erased. If we hold nothing, the page says so.",
  hours: "The link works for {hours} hours. Please don’t pass it on.",
  otherwise: "If it wasn’t you who asked, do nothing. Only someone with this email can open the page.",
  reason: "You’re receiving this email because someone entered your address on our page “My data”.",
});
