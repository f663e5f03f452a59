import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { type EmailContent, text } from "../email/email-content.ts";
import { greet } from "../email/greeting-copy.ts";
import { subscriberEmails } from "./emails-copy.ts";

type ConfirmationRequest = { name: string | null; href: string; days: number };

function askToConfirm(
  site: Site,
  { name, href, days }: ConfirmationRequest,
  why: "requested" | "imported",
): EmailContent {
  const { confirm, [why]: words } = copyOf(site, subscriberEmails);
  return {
    subject: confirm.subject,
    preview: confirm.preview,
    greeting: greet(site, name),
    blocks: [
      text(words.text),
      { kind: "button", label: confirm.button, href },
      { kind: "small", text: fillText(confirm.days, { days }) },
      text(words.otherwise),
    ],
    reason: words.reason,
  };
}

/** Only the button behind the link subscribes. */
export const confirmationEmail = (site: Site, parts: ConfirmationRequest): EmailContent =>
  askToConfirm(site, parts, "requested");

/** For readers of an earlier list without proof of consent. */
export const importConfirmationEmail = (site: Site, parts: ConfirmationRequest): EmailContent =>
  askToConfirm(site, parts, "imported");

export function welcomeEmail(site: Site, parts: { name: string | null; preferences: string }): EmailContent {
  const { welcome } = copyOf(site, subscriberEmails);
  return {
    subject: welcome.subject,
    preview: welcome.preview,
    greeting: greet(site, parts.name),
    blocks: [
      text(welcome.text),
      text(welcome.keep),
      { kind: "button", label: welcome.button, href: parts.preferences },
      text(site.facts.name),
    ],
    reason: welcome.reason,
  };
}

export function subscriptionLinkEmail(site: Site, parts: { name: string | null; href: string }): EmailContent {
  const { link } = copyOf(site, subscriberEmails);
  return {
    subject: link.subject,
    preview: link.preview,
    greeting: greet(site, parts.name),
    blocks: [text(link.text), { kind: "button", label: link.button, href: parts.href }, text(link.otherwise)],
    reason: link.reason,
  };
}

export function noSubscriptionEmail(site: Site, parts: { href: string }): EmailContent {
  const { link, none } = copyOf(site, subscriberEmails);
  return {
    subject: link.subject,
    preview: none.preview,
    greeting: greet(site),
    blocks: [text(none.text), text(none.other), { kind: "button", label: none.button, href: parts.href }],
    reason: none.reason,
  };
}

export function alreadySubscribedEmail(site: Site, parts: { name: string | null; preferences: string }): EmailContent {
  const { already, welcome } = copyOf(site, subscriberEmails);
  return {
    subject: already.subject,
    preview: already.preview,
    greeting: greet(site, parts.name),
    blocks: [
      text(already.text),
      { kind: "button", label: welcome.button, href: parts.preferences },
      text(already.missing),
    ],
    reason: already.reason,
  };
}
