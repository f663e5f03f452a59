import { type EmailContent, text } from "../email/email-content.ts";

/** Only the button on the linked page starts the sequence. */
export function sequenceConfirmationEmail(parts: {
  name: string | null;
  consent: string;
  href: string;
  days: number;
}): EmailContent {
  return {
    subject: "Please confirm: the emails that you asked for",
    preview: "Confirm, and the first one follows.",
    greeting: parts.name ? `Hello ${parts.name},` : "Hello,",
    blocks: [
      text(`Someone, most likely you, ticked this for your address: “${parts.consent}”`),
      { kind: "button", label: "Yes, send them", href: parts.href },
      { kind: "small", text: `The link works for ${parts.days} days. After that we erase the request.` },
      text("If it wasn’t you, do nothing. None of these emails is sent."),
    ],
    reason: "You’re receiving this email because a series of emails was requested for this address.",
  };
}
