import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { type EmailContent, text } from "../email/email-content.ts";
import { greet } from "../email/greeting-copy.ts";
import { subscriberEmails } from "./emails-copy.ts";

type EmailFrame = Pick<EmailContent, "subject" | "preview" | "reason">;

const createEmail = (
  site: Site,
  { subject, preview, reason }: EmailFrame,
  name: string | null,
  blocks: EmailContent["blocks"],
): EmailContent => ({ subject, preview, greeting: greet(site, name), blocks, reason });

type ConfirmationRequest = { name: string | null; href: string; days: number };

function askToConfirm(
  site: Site,
  { name, href, days }: ConfirmationRequest,
  why: "requested" | "imported",
): EmailContent {
  const { confirm, [why]: request } = copyOf(site, subscriberEmails);
  return createEmail(site, { ...confirm, ...request }, name, [
    text(request.text),
    { kind: "button", label: confirm.button, href },
    { kind: "small", text: fillText(confirm.days, { days }) },
    text(request.otherwise),
  ]);
}

/** Only the button behind the link subscribes. */
export const confirmationEmail = (site: Site, parts: ConfirmationRequest): EmailContent =>
  askToConfirm(site, parts, "requested");

/** For readers of an earlier list without proof of consent. */
export const importConfirmationEmail = (site: Site, parts: ConfirmationRequest): EmailContent =>
  askToConfirm(site, parts, "imported");

export function welcomeEmail(site: Site, parts: { name: string | null; preferences: string }): EmailContent {
  const { welcome } = copyOf(site, subscriberEmails);
  return createEmail(site, welcome, parts.name, [
    text(welcome.text),
    text(welcome.keep),
    { kind: "button", label: welcome.button, href: parts.preferences },
    text(site.facts.name),
  ]);
}

export function subscriptionLinkEmail(site: Site, parts: { name: string | null; href: string }): EmailContent {
  const { link } = copyOf(site, subscriberEmails);
  const button = { kind: "button", label: link.button, href: parts.href } as const;
  return createEmail(site, link, parts.name, [text(link.text), button, text(link.otherwise)]);
}

export function noSubscriptionEmail(site: Site, parts: { href: string }): EmailContent {
  const { link, none } = copyOf(site, subscriberEmails);
  const button = { kind: "button", label: none.button, href: parts.href } as const;
  return createEmail(site, { ...link, ...none }, null, [text(none.text), text(none.other), button]);
}

export function alreadySubscribedEmail(site: Site, parts: { name: string | null; preferences: string }): EmailContent {
  const { already, welcome } = copyOf(site, subscriberEmails);
  const button = { kind: "button", label: welcome.button, href: parts.preferences } as const;
  return createEmail(site, already, parts.name, [text(already.text), button, text(already.missing)]);
}
