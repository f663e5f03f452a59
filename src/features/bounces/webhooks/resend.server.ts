import { createHmac } from "node:crypto";
import { z } from "zod";
import { readSvixKey } from "../../../server-context/config-values/svix-key.ts";
import type { ReportedBounce } from "../../email/reported-bounce.ts";
import { type EmailWebhook, isRecent, isSameSignature } from "./email-webhook.server.ts";

/** Each attempt is signed again. */
const maxAgeSeconds = 300;

const event = z.object({
  type: z.string(),
  data: z.looseObject({
    to: z.union([z.string(), z.array(z.string())]).nullish(),
    subject: z.string().nullish(),
    message_id: z.string().nullish(),
    bounce: z.object({ type: z.string().nullish(), message: z.string().nullish() }).nullish(),
    suppressed: z.object({ message: z.string().nullish() }).nullish(),
  }),
});
type Event = z.output<typeof event>;

function describe({ type, data }: Event): Pick<ReportedBounce, "kind" | "answer"> | undefined {
  if (type === "email.complained") return { kind: "complaint", answer: "Reported as spam to its email provider." };
  if (type === "email.suppressed") {
    return {
      kind: "permanent",
      answer: data.suppressed?.message ?? "The provider no longer sends to this address.",
    };
  }
  if (type !== "email.bounced") return undefined;
  // The documented default.
  const isPermanent = (data.bounce?.type ?? "Permanent") === "Permanent";
  return {
    kind: isPermanent ? "permanent" : "temporary",
    answer: data.bounce?.message ?? "The email was not delivered.",
  };
}

export const resendWebhook: EmailWebhook = {
  verify({ headers, body }, secret, now) {
    const key = readSvixKey(secret);
    const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => headers.get(`svix-${name}`));
    if (!key || !id || id.length > 200 || !timestamp || !signatures) return undefined;
    const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
    // During a rotation there is one signature per secret.
    const isSigned = signatures
      .split(" ")
      .some(
        (signature) =>
          signature.startsWith("v1,") && isSameSignature(Buffer.from(signature.slice(3), "base64"), expected),
      );
    return isSigned && isRecent(timestamp, maxAgeSeconds, now) ? id : undefined;
  },
  read(payload, deliveryId) {
    const parsed = event.safeParse(payload);
    if (!parsed.success) return undefined;
    const described = describe(parsed.data);
    if (!described) return [];
    const { to, subject, message_id: messageId } = parsed.data.data;
    return [to ?? []].flat().map((recipient, index) => ({
      sourceKey: `resend:${deliveryId}:${index}`,
      ...described,
      messageId: messageId ?? null,
      recipient,
      subject: subject ?? null,
    }));
  },
};
