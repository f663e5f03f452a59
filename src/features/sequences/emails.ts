import { type EmailContent, text } from "../email/email-content.ts";

/** Only the button on the linked page starts the sequence. */
export function sequenceConfirmationEmail(parts: {
  name: string | null;
  consent: string;
  href: string;
  days: number;
  calculation?: { picture: string; href: string; facts: readonly { label: string; value: string }[] } | undefined;
}): EmailContent {
  const { calculation } = parts;
  return {
    subject: "Please confirm: the emails that you asked for",
    preview: "Confirm, and the first one follows.",
    greeting: parts.name ? `Hello ${parts.name},` : "Hello,",
    blocks: [
      text(`Someone, most likely you, ticked this for your address: “${parts.consent}”`),
      { kind: "button", label: "Yes, send them", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase the request.` },
      text("If it wasn’t you, do nothing. None of these emails is sent."),
      ...(calculation
        ? ([
            { kind: "heading", text: "Your calculation" },
            {
              kind: "picture",
              src: calculation.picture,
              alt: "Your chart: land for the headcount, soundings for the hours searched, one course for the largest saving.",
              width: 536,
              height: 281,
            },
            { kind: "facts", facts: calculation.facts },
            { kind: "links", links: [{ label: "Open the calculation", href: calculation.href, note: "" }] },
          ] as const)
        : []),
    ],
    reason: "You’re receiving this email because a series of emails was requested for this address.",
  };
}
