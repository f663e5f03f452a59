import { type EmailContent, text } from "./email-content.ts";

export const deliveryTestEmail = (domain: string): EmailContent => ({
  subject: `A test from ${domain}`,
  preview: "If you can read this, the mail server accepts what the site sends.",
  blocks: [
    text("The mail server accepts what the site sends. Whether receivers trust it is in the source of this email:"),
    text(
      "Gmail: the menu of the email, Show original. Apple Mail: View, Message, All headers. Outlook: File, Properties.",
    ),
    text(
      `Look for Authentication-Results. It should say spf=pass, dkim=pass and dmarc=pass, and the signature (DKIM-Signature) should name d=${domain}. If this email was in the spam folder, one of them is usually missing.`,
    ),
  ],
  reason: "You’re receiving this email because someone sent a test of the site’s mail server to your address.",
});
