import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { type EmailContent, text } from "../email/email-content.ts";
import { greet } from "../email/greeting-copy.ts";
import { sequenceEmails } from "./emails-copy.ts";

/** Only the button on the linked page starts the sequence. */
export function sequenceConfirmationEmail(
  site: Site,
  parts: {
    name: string | null;
    consent: string;
    href: string;
    days: number;
    calculation?: { picture: string; href: string; facts: readonly { label: string; value: string }[] } | undefined;
  },
): EmailContent {
  const { confirm, calculated } = copyOf(site, sequenceEmails);
  const { calculation } = parts;
  return {
    subject: confirm.subject,
    preview: confirm.preview,
    greeting: greet(site, parts.name),
    blocks: [
      text(fillText(confirm.text, { consent: parts.consent })),
      { kind: "button", label: confirm.button, href: parts.href },
      { kind: "small", text: fillText(confirm.days, { days: parts.days }) },
      text(confirm.otherwise),
      ...(calculation
        ? ([
            { kind: "heading", text: calculated.title },
            { kind: "picture", src: calculation.picture, alt: calculated.alt, width: 536, height: 281 },
            { kind: "facts", facts: calculation.facts },
            { kind: "links", links: [{ label: calculated.open, href: calculation.href, note: "" }] },
          ] as const)
        : []),
    ],
    reason: confirm.reason,
  };
}
