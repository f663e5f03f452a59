import type { EmailContent } from "../email/email-content.ts";

/** Leads to what is held about the reader of the newsletter. The same for everyone, known or not. */
export function myDataEmail(parts: { href: string; hours: number }): EmailContent {
  return {
    subject: "What we hold about you",
    preview: "The link shows it, and lets you download everything or erase it.",
    greeting: "Hello,",
    blocks: [
      {
        kind: "text",
        text: "You asked what our website stores about this address. The page behind the button shows it.",
      },
      { kind: "button", label: "Show my data", href: parts.href },
      {
        kind: "text",
        text: "There you can download everything as a file, or have it erased. If we hold nothing, the page says so.",
      },
      { kind: "small", text: `The link works for ${parts.hours} hours. Please don’t pass it on.` },
      {
        kind: "text",
        text: "If it wasn’t you who asked, do nothing. Only someone with this email can open the page.",
      },
    ],
    reason: "You’re receiving this email because someone entered your address on our page “My data”.",
  };
}
