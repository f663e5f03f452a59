import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { type EmailBlock, type EmailContent, text } from "../email/email-content.ts";
import { greet } from "../email/greeting-copy.ts";
import { guestEmails } from "./emails-copy.ts";

type Person = { name: string };
type Registration = Person & { email: string; organisation: string | null; expertise: string; topics: string };

const ownerReason = "You’re receiving this email because you own this website.";

function guestEmail(
  site: Site,
  { name }: Person,
  { subject, preview }: { subject: string; preview: string },
  blocks: EmailBlock[],
): EmailContent {
  return { subject, preview, greeting: greet(site, name), blocks, reason: copyOf(site, guestEmails).reason };
}

export function guestReceivedEmail(site: Site, guest: Person): EmailContent {
  const { received } = copyOf(site, guestEmails);
  return guestEmail(site, guest, received, [text(received.thanks), text(received.link)]);
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

export function guestAcceptedEmail(site: Site, guest: Person, spaceUrl: string, message?: string): EmailContent {
  const { answers, accepted } = copyOf(site, guestEmails);
  return guestEmail(site, guest, accepted, [
    text(message ?? answers.accepted),
    text(accepted.steps),
    { kind: "button", label: accepted.button, href: spaceUrl },
    text(accepted.private),
  ]);
}

export function guestDeclinedEmail(site: Site, guest: Person, message?: string): EmailContent {
  const { answers, declined } = copyOf(site, guestEmails);
  return guestEmail(site, guest, declined, [text(message ?? answers.declined), text(declined.erased)]);
}

export function releaseSignedEmail(site: Site, guest: Person, spaceUrl: string): EmailContent {
  const { signed } = copyOf(site, guestEmails);
  const button = { kind: "button" as const, label: signed.button, href: spaceUrl };
  return guestEmail(site, guest, signed, [text(signed.thanks), text(signed.left), button]);
}

export const releaseSignedOwnerEmail = ({ name }: Person, adminUrl: string): EmailContent => ({
  subject: `Release signed: ${name}`,
  preview: "The calendar is open to them now.",
  blocks: [
    text(`${name} has signed the release form and can now choose a time.`),
    { kind: "button", label: "Open the guest", href: adminUrl },
  ],
  reason: ownerReason,
});
