import type { MailContent } from "./mail-content.ts";

/** Leads to what is held about the reader of the letter. The same for everybody, known or not. */
export function myDataLetter(parts: { href: string; hours: number }): MailContent {
  return {
    subject: "What we hold about you",
    preview: "The link shows it, and lets you take it along or erase it.",
    greeting: "Hello,",
    blocks: [
      {
        kind: "text",
        text: "you asked what our website holds about this address. The page behind the button shows it.",
      },
      { kind: "button", label: "Show my data", href: parts.href },
      {
        kind: "text",
        text: "There you can take everything along as a file, or have it erased. If we hold nothing, the page says so.",
      },
      { kind: "small", text: `The link works for ${parts.hours} hours. Please do not pass it on.` },
      {
        kind: "text",
        text: "If it was not you who asked, do nothing. Nobody but the reader of this letter sees the page.",
      },
    ],
    reason: "You get this letter because somebody entered your address on our page “My data”.",
  };
}
