import { type EmailContent, text } from "../email/email-content.ts";

const administratorEmail = (parts: Pick<EmailContent, "subject" | "preview" | "blocks">): EmailContent => ({
  ...parts,
  greeting: "Hello,",
  reason: "You’re receiving this email because your address belongs to an administrator of this website.",
});

/** The link is valid for an hour. */
export const passwordResetEmail = (link: string): EmailContent =>
  administratorEmail({
    subject: "Choose a new password",
    preview: "The link in this email works for one hour.",
    blocks: [
      text("Someone asked for a new password for your account in the admin area of this website."),
      { kind: "button", label: "Choose a new password", href: link },
      {
        kind: "small",
        text: "The link works for one hour, and only once. If it wasn’t you, do nothing: your password stays as it is.",
      },
    ],
  });

/** Alerts the owner of the account if someone else changed it. */
export const passwordChangedEmail = (siteUrl: string): EmailContent =>
  administratorEmail({
    subject: "Your password was changed",
    preview: "If it wasn’t you, act now.",
    blocks: [
      text(
        "The password of your account in the admin area of this website was changed. If it was you, there is nothing to do.",
      ),
      text("If it wasn’t you, ask for a new password at once. That also signs out every session."),
      { kind: "button", label: "Ask for a new password", href: `${siteUrl}/login/forgot` },
    ],
  });

/** Alerts the owner of the account if someone else added it. */
export const passkeyAddedEmail = (siteUrl: string): EmailContent =>
  administratorEmail({
    subject: "A passkey was added to your account",
    preview: "If it wasn’t you, act now.",
    blocks: [
      text(
        "A passkey was added to your account in the admin area of this website. If it was you, there is nothing to do.",
      ),
      text("If it wasn’t you, remove it and change your password at once. That also signs out every other session."),
      { kind: "button", label: "Look at your passkeys", href: `${siteUrl}/admin/security` },
    ],
  });
