import { type EmailContent, text } from "../../email/email-content.ts";

/** Tells the owner of a trouble that also waits on the home screen. */
export function ownerNoticeEmail(parts: {
  title: string;
  reason: string;
  action: { label: string; href: string };
}): EmailContent {
  return {
    subject: parts.title,
    preview: parts.reason,
    blocks: [
      text(`${parts.title}. ${parts.reason}`),
      text("This stays on the home screen of your admin area until it is over."),
      { kind: "button", label: parts.action.label, href: parts.action.href },
    ],
    reason: "You’re receiving this email because you own this website.",
  };
}
