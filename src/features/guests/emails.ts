import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { type EmailContent, text } from "../email/email-content.ts";
import { greet } from "../email/greeting-copy.ts";
import { guestEmails } from "./emails-copy.ts";

type Person = { name: string };
type Registration = Person & { email: string; organisation: string | null; expertise: string; topics: string };

const ownerReason = "You’re receiving this email because you own this website.";

export function guestReceivedEmail(site: Site, { name }: Person): EmailContent {
  const { reason, received } = copyOf(site, guestEmails);
  return {
    subject: received.subject,
    preview: received.preview,
    greeting: greet(site, name),
    blocks: [text(received.thanks), text(received.link)],
    reason,
  };
}

export const guestOwnerEmail = (guest: Registration, adminUrl: string): EmailContent => ({
  subject: `Guest registration: ${guest.name}`,
  preview: guest.expertise,
  blocks: [
    text(`${guest.name} would like to be a guest.`),
    {
      kind: "facts",
      facts: [
        { label: "Name", value: guest.name },
        { label: "Email", value: guest.email },
        ...(guest.organisation ? [{ label: "Organisation", value: guest.organisation }] : []),
        { label: "Expertise", value: guest.expertise },
        { label: "Topics", value: guest.topics },
      ],
    },
    { kind: "button", label: "Accept or decline", href: adminUrl },
  ],
  reason: ownerReason,
});

/** `message` is the host's own text. */
export function guestAcceptedEmail(site: Site, { name }: Person, spaceUrl: string, message?: string): EmailContent {
  const { reason, answers, accepted } = copyOf(site, guestEmails);
  return {
    subject: accepted.subject,
    preview: accepted.preview,
    greeting: greet(site, name),
    blocks: [
      text(message ?? answers.accepted),
      text(accepted.steps),
      { kind: "button", label: accepted.button, href: spaceUrl },
      text(accepted.private),
    ],
    reason,
  };
}

export function guestDeclinedEmail(site: Site, { name }: Person, message?: string): EmailContent {
  const { reason, answers, declined } = copyOf(site, guestEmails);
  return {
    subject: declined.subject,
    preview: declined.preview,
    greeting: greet(site, name),
    blocks: [text(message ?? answers.declined), text(declined.erased)],
    reason,
  };
}

export function guestSignedEmail(site: Site, { name }: Person, spaceUrl: string): EmailContent {
  const { reason, signed } = copyOf(site, guestEmails);
  return {
    subject: signed.subject,
    preview: signed.preview,
    greeting: greet(site, name),
    blocks: [text(signed.thanks), text(signed.left), { kind: "button", label: signed.button, href: spaceUrl }],
    reason,
  };
}

export const guestSignedOwnerEmail = ({ name }: Person, adminUrl: string): EmailContent => ({
  subject: `Release signed: ${name}`,
  preview: "The calendar is open to them now.",
  blocks: [
    text(`${name} has signed the release form and can now choose a time.`),
    { kind: "button", label: "Open the guest", href: adminUrl },
  ],
  reason: ownerReason,
});
