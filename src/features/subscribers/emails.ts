import { siteFacts } from "../../facts/site-facts.ts";
import { type EmailContent, text } from "../email/email-content.ts";

const greet = (name: string | null | undefined) => (name ? `Hello ${name},` : "Hello,");

/** Only the button on the linked page subscribes. */
export function confirmationEmail(parts: { name: string | null; href: string; days: number }): EmailContent {
  return {
    subject: `Please confirm: ${siteFacts.newsletterName}`,
    preview: `Confirm, and it arrives every ${siteFacts.newsletterDay}.`,
    greeting: greet(parts.name),
    blocks: [
      text(
        `Someone, most likely you, asked us to send ${siteFacts.newsletterName} to this address. Confirm, and it arrives every ${siteFacts.newsletterDay}.`,
      ),
      { kind: "button", label: "Confirm subscription", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase your address.` },
      text("If it wasn’t you, do nothing. We send nothing more, and the address is erased."),
    ],
    reason: `You’re receiving this email because ${siteFacts.newsletterName} was requested for this address. You are not subscribed until you confirm.`,
  };
}

/** For readers of an earlier list without proof of consent. */
export function importConfirmationEmail(parts: { name: string | null; href: string; days: number }): EmailContent {
  return {
    subject: `Please confirm: ${siteFacts.newsletterName}`,
    preview: `Confirm, and it arrives every ${siteFacts.newsletterDay}.`,
    greeting: greet(parts.name),
    blocks: [
      text(
        `Your address is on a list of readers that we used before. We’d like to send you ${siteFacts.newsletterName}, and only if you want it.`,
      ),
      { kind: "button", label: "Confirm subscription", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase your address.` },
      text("If you don’t want it, do nothing. We send nothing more, and the address is erased."),
    ],
    reason: `You’re receiving this email because your address was on an earlier list of ${siteFacts.name}. You are not subscribed until you confirm.`,
  };
}

export function welcomeEmail(parts: { name: string | null; preferences: string }): EmailContent {
  return {
    subject: `Welcome to ${siteFacts.newsletterName}`,
    preview: `The first issue arrives next ${siteFacts.newsletterDay}.`,
    greeting: greet(parts.name),
    blocks: [
      text(
        `Your address is confirmed. ${siteFacts.newsletterName} arrives on ${siteFacts.newsletterDay}, once a week, never in between.`,
      ),
      text("Change your details or unsubscribe below. Keep this email for its link."),
      { kind: "button", label: "Manage subscription", href: parts.preferences },
      text(siteFacts.name),
    ],
    reason: `You’re receiving this email because you subscribed to ${siteFacts.newsletterName}.`,
  };
}

export function subscriptionLinkEmail(parts: { name: string | null; href: string }): EmailContent {
  return {
    subject: `Your link: ${siteFacts.newsletterName}`,
    preview: "Unsubscribe or change your settings.",
    greeting: greet(parts.name),
    blocks: [
      text(
        "Someone, most likely you, used an old link or asked for a new one. On its page, a button unsubscribes you.",
      ),
      { kind: "button", label: "Unsubscribe or change settings", href: parts.href },
      text("If it wasn’t you, do nothing, and nothing changes."),
    ],
    reason: `You’re receiving this email because you read ${siteFacts.newsletterName}.`,
  };
}

export function noSubscriptionEmail(parts: { href: string }): EmailContent {
  return {
    subject: `Your link: ${siteFacts.newsletterName}`,
    preview: "There is no subscription for this address.",
    greeting: greet(null),
    blocks: [
      text(`Someone asked for the link to a subscription to ${siteFacts.newsletterName}. This address has none.`),
      text("If issues reach you, they go to another of your addresses. Ask again with that one."),
      { kind: "button", label: "Ask again", href: parts.href },
    ],
    reason: "You’re receiving this email because a link was requested with your address.",
  };
}

export function alreadySubscribedEmail(parts: { name: string | null; preferences: string }): EmailContent {
  return {
    subject: `You already read ${siteFacts.newsletterName}`,
    preview: "There is nothing to do.",
    greeting: greet(parts.name),
    blocks: [
      text(
        `Someone asked us to send ${siteFacts.newsletterName} to this address. It is already subscribed, so nothing changes.`,
      ),
      { kind: "button", label: "Manage subscription", href: parts.preferences },
      text("If it doesn’t arrive, check your spam folder, or reply to this email."),
    ],
    reason: `You’re receiving this email because a subscription to ${siteFacts.newsletterName} was requested with your address.`,
  };
}
