import { siteFacts } from "../../facts/site-facts.ts";
import type { MailContent } from "../email/email-content.ts";

const letter = siteFacts.newsletterName;
const greet = (name: string | null | undefined) => (name ? `Hello ${name},` : "Hello,");

/** Asks whether the subscription is meant; nothing is sent before the button on the page behind the link is pressed. */
export function confirmationLetter(parts: { name: string | null; href: string; days: number }): MailContent {
  return {
    subject: `Please confirm: ${letter}`,
    preview: "Confirm, and it arrives every Sunday.",
    greeting: greet(parts.name),
    blocks: [
      {
        kind: "text",
        text: `Someone, most likely you, asked us to send ${letter} to this address. Confirm, and it arrives every Sunday.`,
      },
      { kind: "button", label: "Confirm subscription", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase your address.` },
      { kind: "text", text: "If it wasn’t you, do nothing. We send nothing more, and the address is erased." },
    ],
    reason: `You’re receiving this email because ${letter} was requested for this address. You are not subscribed until you confirm.`,
  };
}

/** Greets a new reader, and says how to leave again. */
export function welcomeLetter(parts: { name: string | null; preferences: string }): MailContent {
  return {
    subject: `Welcome to ${letter}`,
    preview: "The first issue arrives next Sunday.",
    greeting: greet(parts.name),
    blocks: [
      {
        kind: "text",
        text: `Your address is confirmed. ${letter} arrives on Sunday morning, once a week, never in between.`,
      },
      { kind: "text", text: "Change your details or unsubscribe below. It is worth keeping this email for that." },
      { kind: "button", label: "Manage subscription", href: parts.preferences },
      { kind: "text", text: siteFacts.name },
    ],
    reason: `You’re receiving this email because you subscribed to ${letter}.`,
  };
}

/** Answers a request for an address that is subscribed already. */
export function alreadySubscribedLetter(parts: { name: string | null; preferences: string }): MailContent {
  return {
    subject: `You already read ${letter}`,
    preview: "There is nothing to do.",
    greeting: greet(parts.name),
    blocks: [
      {
        kind: "text",
        text: `Someone asked us to send ${letter} to this address. It is subscribed already, so nothing changes.`,
      },
      { kind: "button", label: "Manage subscription", href: parts.preferences },
      {
        kind: "text",
        text: "If it doesn’t arrive, check your spam folder, or reply to this email.",
      },
    ],
    reason: `You’re receiving this email because a subscription to ${letter} was requested with your address.`,
  };
}
