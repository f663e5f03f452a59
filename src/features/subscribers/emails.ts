import type { Site } from "../../facts/site.ts";
import { type EmailContent, text } from "../email/email-content.ts";

const greet = (name: string | null | undefined) => (name ? `Hello ${name},` : "Hello,");

/** Only the button behind the link subscribes. */
export function confirmationEmail(
  site: Site,
  parts: { name: string | null; href: string; days: number },
): EmailContent {
  return {
    subject: `Please confirm: ${site.facts.newsletterName}`,
    preview: `Confirm, and it arrives every ${site.facts.newsletterDay}.`,
    greeting: greet(parts.name),
    blocks: [
      text(
        `Someone, most likely you, asked us to send ${site.facts.newsletterName} to this address. Confirm, and it arrives every ${site.facts.newsletterDay}.`,
      ),
      { kind: "button", label: "Confirm subscription", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase your address.` },
      text("If it wasn’t you, do nothing. We send nothing more, and the address is erased."),
    ],
    reason: `You’re receiving this email because ${site.facts.newsletterName} was requested for this address. You are not subscribed until you confirm.`,
  };
}

/** For readers of an earlier list without proof of consent. */
export function importConfirmationEmail(
  site: Site,
  parts: { name: string | null; href: string; days: number },
): EmailContent {
  return {
    subject: `Please confirm: ${site.facts.newsletterName}`,
    preview: `Confirm, and it arrives every ${site.facts.newsletterDay}.`,
    greeting: greet(parts.name),
    blocks: [
      text(
        `Your address is on a list of readers that we used before. We’d like to send you ${site.facts.newsletterName}, and only if you want it.`,
      ),
      { kind: "button", label: "Confirm subscription", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase your address.` },
      text("If you don’t want it, do nothing. We send nothing more, and the address is erased."),
    ],
    reason: `You’re receiving this email because your address was on an earlier list of ${site.facts.name}. You are not subscribed until you confirm.`,
  };
}

export function welcomeEmail(site: Site, parts: { name: string | null; preferences: string }): EmailContent {
  return {
    subject: `Welcome to ${site.facts.newsletterName}`,
    preview: `The first issue arrives next ${site.facts.newsletterDay}.`,
    greeting: greet(parts.name),
    blocks: [
      text(
        `Your address is confirmed. ${site.facts.newsletterName} arrives on ${site.facts.newsletterDay}, once a week, never in between.`,
      ),
      text("Change your details or unsubscribe below. Keep this email for its link."),
      { kind: "button", label: "Manage subscription", href: parts.preferences },
      text(site.facts.name),
    ],
    reason: `You’re receiving this email because you subscribed to ${site.facts.newsletterName}.`,
  };
}

export function subscriptionLinkEmail(site: Site, parts: { name: string | null; href: string }): EmailContent {
  return {
    subject: `Your link: ${site.facts.newsletterName}`,
    preview: "Unsubscribe or change your settings.",
    greeting: greet(parts.name),
    blocks: [
      text(
        "Someone, most likely you, used an old link or asked for a new one. On its page, a button unsubscribes you.",
      ),
      { kind: "button", label: "Unsubscribe or change settings", href: parts.href },
      text("If it wasn’t you, do nothing, and nothing changes."),
    ],
    reason: `You’re receiving this email because you read ${site.facts.newsletterName}.`,
  };
}

export function noSubscriptionEmail(site: Site, parts: { href: string }): EmailContent {
  return {
    subject: `Your link: ${site.facts.newsletterName}`,
    preview: "There is no subscription for this address.",
    greeting: greet(null),
    blocks: [
      text(`Someone asked for the link to a subscription to ${site.facts.newsletterName}. This address has none.`),
      text("If issues reach you, they go to another of your addresses. Ask again with that one."),
      { kind: "button", label: "Ask again", href: parts.href },
    ],
    reason: "You’re receiving this email because a link was requested with your address.",
  };
}

export function alreadySubscribedEmail(site: Site, parts: { name: string | null; preferences: string }): EmailContent {
  return {
    subject: `You already read ${site.facts.newsletterName}`,
    preview: "There is nothing to do.",
    greeting: greet(parts.name),
    blocks: [
      text(
        `Someone asked us to send ${site.facts.newsletterName} to this address. It is already subscribed, so nothing changes.`,
      ),
      { kind: "button", label: "Manage subscription", href: parts.preferences },
      text("If it doesn’t arrive, check your spam folder, or reply to this email."),
    ],
    reason: `You’re receiving this email because a subscription to ${site.facts.newsletterName} was requested with your address.`,
  };
}
