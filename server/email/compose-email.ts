import { createTransport } from "nodemailer";
import type { EmailParts } from "../../src/features/platform.server.ts";

export type ComposedEmail = {
  id: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
};

export type Sender = {
  from: () => string;
  host: string;
  /** Set when the mailbox also accepts "name+anything@…": bounces then identify the email that they are about. */
  returnAddress?: string;
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The Message-ID is stored with the row, so every delivery can be recognised as the same email. */
export async function composeEmail(email: EmailParts, { from, host, returnAddress }: Sender): Promise<ComposedEmail> {
  const { "Reply-To": replyTo, ...headers } = email.headers;
  // Also as an alternative, from which email programs offer to add the entry.
  const invitation = email.attachments.find(({ contentType }) => contentType.startsWith("text/calendar"));
  const files = email.attachments.filter((attachment) => attachment !== invitation);
  const { envelope, message } = await composer.sendMail({
    from: from(),
    to: email.recipient,
    ...(returnAddress && {
      envelope: { from: returnAddress.replace(/(?=@[^@]*$)/, `+${email.message_id}`), to: email.recipient },
    }),
    replyTo,
    subject: email.subject,
    text: email.plain,
    html: email.html,
    date: email.created_at,
    messageId: `<${email.message_id}@${host}>`,
    headers: {
      // Prevents out-of-office replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...headers,
    },
    ...(email.list && { list: { id: { url: email.list.id, comment: email.list.name ?? "" } } }),
    ...(invitation && {
      icalEvent: {
        filename: invitation.filename,
        method: /method=(\w+)/.exec(invitation.contentType)?.[1] ?? "PUBLISH",
        content: Buffer.from(invitation.content, "base64").toString("utf8"),
      },
    }),
    attachments: files.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      encoding: "base64",
    })),
  });
  if (!envelope.from || !Buffer.isBuffer(message)) throw new Error("the email could not be composed");
  return { id: email.message_id, envelope: { from: envelope.from, to: envelope.to }, raw: message };
}
