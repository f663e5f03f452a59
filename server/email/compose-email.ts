import { createTransport } from "nodemailer";
import type { QueuedMail } from "../../src/features/email/email-queue.server.ts";

export type ComposedMail = {
  id: string;
  envelope: { from: string; to: string[] };
  /** The whole letter as it travels. */
  raw: Buffer;
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * A queued letter in the form in which it travels. Its Message-ID comes from its row, so every copy of it is recognised
 * as the same letter.
 */
export async function composeMail(
  mail: QueuedMail,
  { from, host }: { from: string; host: string },
): Promise<ComposedMail> {
  const { "Reply-To": replyTo, ...headers } = mail.headers;
  const { envelope, message } = await composer.sendMail({
    from,
    to: mail.recipient,
    ...(replyTo ? { replyTo } : {}),
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    date: mail.created_at,
    messageId: `<${mail.message_id}@${host}>`,
    headers: {
      // Mail programs answer such letters with no "out of office" note (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...headers,
    },
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      encoding: "base64",
    })),
  });
  if (!envelope.from || !Buffer.isBuffer(message)) throw new Error("the letter could not be composed");
  return { id: mail.message_id, envelope: { from: envelope.from, to: envelope.to }, raw: message };
}
