import { siteFacts } from "../site/site-facts.ts";
import type { MailContent } from "./mail-content.ts";

const letter = siteFacts.newsletterName;
const greet = (name: string | null | undefined) => (name ? `Hello ${name},` : "Hello,");

/** Asks whether the subscription is meant; nothing is sent before the button on the page behind the link is pressed. */
export function confirmationLetter(parts: { name: string | null; href: string; days: number }): MailContent {
  return {
    subject: `Please confirm: ${letter}`,
    preview: "One click, then the letter comes on Sundays.",
    greeting: greet(parts.name),
    blocks: [
      { kind: "text", text: `somebody, most likely you, asked us to send ${letter} to this address.` },
      { kind: "button", label: "To the confirmation", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that your address is erased.` },
      { kind: "text", text: "If it was not you, do nothing. No letter is sent, and the address is forgotten." },
    ],
    reason: `This letter only asks. You are not subscribed to ${letter} until you say so.`,
  };
}

/** Greets a new reader, and says how to leave again. */
export function welcomeLetter(parts: { name: string | null; preferences: string }): MailContent {
  return {
    subject: `Welcome to ${letter}`,
    preview: "The first letter comes next Sunday.",
    greeting: greet(parts.name),
    blocks: [
      {
        kind: "text",
        text: `your address is confirmed. ${letter} comes on Sunday morning, once a week, never in between.`,
      },
      { kind: "text", text: "Keep this letter: the link below changes your details or ends the subscription." },
      { kind: "button", label: "Your settings", href: parts.preferences },
      { kind: "text", text: siteFacts.name },
    ],
    reason: `You get this letter because you subscribed to ${letter}.`,
  };
}

/** Answers a request for an address that is subscribed already. */
export function alreadySubscribedLetter(parts: { name: string | null; preferences: string }): MailContent {
  return {
    subject: `You already read ${letter}`,
    preview: "Nothing needs to be done.",
    greeting: greet(parts.name),
    blocks: [
      {
        kind: "text",
        text: `somebody asked us to send ${letter} to this address. It is subscribed already, so nothing changes.`,
      },
      { kind: "button", label: "Your settings", href: parts.preferences },
      {
        kind: "text",
        text: "If the letters do not arrive, look into the folder for unwanted mail, or answer this letter.",
      },
    ],
    reason: `You get this letter because a subscription to ${letter} was asked for with your address.`,
  };
}
