import type { Site } from "../../facts/site.ts";
import { type EmailContent, text } from "../email/email-content.ts";

type Person = { name: string };
type Registration = Person & { email: string; organisation: string | null; expertise: string; topics: string };

const reason = (site: Site) =>
  `You’re receiving this email because you registered as a guest of ${site.facts.podcastName}. It is about that registration only.`;
const ownerReason = "You’re receiving this email because you own this website.";
export const guestReceivedEmail = (site: Site, { name }: Person): EmailContent => ({
  subject: `Your registration for ${site.facts.podcastName}`,
  preview: "The host reads it and replies either way.",
  greeting: `Hello ${name},`,
  blocks: [
    text("Thank you: your registration has arrived. The host reads it and replies either way."),
    text("If it is a yes, the reply contains your personal link: to the release form, and then to the calendar."),
  ],
  reason: reason(site),
});

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

/** Default texts of both answers; the host can replace them. */
export const guestAnswers = {
  accepted: "We would like to have you on the show.",
  declined: "Thank you for registering. It doesn’t fit the episodes we’re planning, so this time the answer is no.",
} as const;

/** `message` is the host's own text. */
export const guestAcceptedEmail = (site: Site, { name }: Person, spaceUrl: string, message?: string): EmailContent => ({
  subject: `Yes, let's talk: ${site.facts.podcastName}`,
  preview: "Two steps are left: the release form, then the calendar.",
  greeting: `Hello ${name},`,
  blocks: [
    text(message ?? guestAnswers.accepted),
    text("Two steps are left. Sign the release form, and the calendar for the recording opens. Both are on your page:"),
    { kind: "button", label: "Open your page", href: spaceUrl },
    text("Keep the link private: anyone with the link can sign and book in your name."),
  ],
  reason: reason(site),
});

export const guestDeclinedEmail = (site: Site, { name }: Person, message?: string): EmailContent => ({
  subject: `About your registration for ${site.facts.podcastName}`,
  preview: "Thank you for registering.",
  greeting: `Hello ${name},`,
  blocks: [
    text(message ?? guestAnswers.declined),
    text("We erase what you sent within a year, and sooner if you ask."),
  ],
  reason: reason(site),
});

export const guestSignedEmail = (site: Site, { name }: Person, spaceUrl: string): EmailContent => ({
  subject: `Your signed release form for ${site.facts.podcastName}`,
  preview: "The signed copy is attached.",
  greeting: `Hello ${name},`,
  blocks: [
    text("Thank you: the release form is signed. Your copy is attached; please keep it."),
    text("One step is left: choose a time for the recording, if you have not done so yet."),
    { kind: "button", label: "Choose a time", href: spaceUrl },
  ],
  reason: reason(site),
});

export const guestSignedOwnerEmail = ({ name }: Person, adminUrl: string): EmailContent => ({
  subject: `Release signed: ${name}`,
  preview: "The calendar is open to them now.",
  blocks: [
    text(`${name} has signed the release form and can now choose a time.`),
    { kind: "button", label: "Open the guest", href: adminUrl },
  ],
  reason: ownerReason,
});
