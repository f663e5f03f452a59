import type { MailContent } from "./mail-content.ts";

/** The link for a new password; it holds for an hour. */
export function passwordResetMail(link: string): MailContent {
  return {
    subject: "Choose a new password",
    preview: "The link in this letter holds for one hour.",
    greeting: "Hello,",
    blocks: [
      { kind: "text", text: "somebody asked for a new password for your account in the admin area of this website." },
      { kind: "button", label: "Choose a new password", href: link },
      {
        kind: "small",
        text: "The link holds for one hour and works once. If it was not you, do nothing: your password stays as it is.",
      },
    ],
    reason: "You receive this letter because your address belongs to an administrator of this website.",
  };
}

/** Told after the password was changed, so that a stranger's change does not stay unnoticed. */
export function passwordChangedMail(siteUrl: string): MailContent {
  return {
    subject: "Your password was changed",
    preview: "If it was not you, act now.",
    greeting: "Hello,",
    blocks: [
      {
        kind: "text",
        text: "the password of your account in the admin area of this website was changed. If it was you, there is nothing to do.",
      },
      {
        kind: "text",
        text: "If it was not you, ask for a new password at once. That also ends every session that is signed in.",
      },
      { kind: "button", label: "Ask for a new password", href: `${siteUrl}/login/forgot` },
    ],
    reason: "You receive this letter because your address belongs to an administrator of this website.",
  };
}
