import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { DeliveryResult, EmailTransport } from "./email-transport.ts";

type SmtpFault = Error & { code?: string; responseCode?: number };

/** Well below the time after which another process takes an email for abandoned. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000, dnsTimeout: 30_000 };

/** Whether what went wrong proves that the email was not delivered, and whether trying again makes sense. */
function judge(fault: SmtpFault, begun: boolean): DeliveryResult {
  const { message: reason, responseCode, code } = fault;
  if (responseCode !== undefined && responseCode >= 400) {
    // A wrong password is rejected for good too, but it is the setting that is wrong, not the email.
    const permanent = responseCode >= 500 && responseCode !== 503 && code !== "EAUTH" && code !== "ENOAUTH";
    return { outcome: "refused", reason, permanent };
  }
  // A recipient that the server rejects, found before anything was sent.
  if (code === "EENVELOPE") return { outcome: "refused", reason, permanent: true };
  return begun ? { outcome: "uncertain", reason } : { outcome: "refused", reason, permanent: false };
}

/**
 * Hands emails to an SMTP server. A connection for each email: a shared one would queue emails again by itself, and
 * then nothing could guarantee that one is handed over at most once.
 * @param url smtp://user:password@host:port or smtps://…
 */
export function createSmtp(url: string): EmailTransport {
  const transport = createTransport({ url, ...timeouts });
  return {
    name: new URL(url).host,
    repeatable: false,
    async deliver({ envelope, raw }) {
      let begun = false;
      const message = new Readable({
        read() {
          begun = true;
          this.push(raw);
          this.push(null);
        },
      });
      try {
        await transport.sendMail({ envelope, raw: message });
        return { outcome: "sent" };
      } catch (error) {
        return judge(error as SmtpFault, begun);
      }
    },
  };
}
