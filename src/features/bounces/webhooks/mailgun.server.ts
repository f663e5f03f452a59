import { createHmac } from "node:crypto";
import { z } from "zod";
import type { ReportedBounce } from "../../email/reported-bounce.ts";
import { type EmailWebhook, isRecent, isSameSignature } from "./email-webhook.server.ts";

/** Mailgun retries for eight hours. Its signature covers only timestamp and token, so single-use tokens prevent replays. */
const maxAgeSeconds = 12 * 3600;

const signed = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: z.string().min(1).max(200), signature: z.string() }),
});

const event = z.object({
  "event-data": z.object({
    event: z.string(),
    severity: z.string().nullish(),
    reason: z.string().nullish(),
    recipient: z.string().nullish(),
    message: z
      .object({
        headers: z.object({ "message-id": z.string().nullish(), subject: z.string().nullish() }).nullish(),
      })
      .nullish(),
    "delivery-status": z
      .object({
        code: z.union([z.number(), z.string()]).nullish(),
        "enhanced-code": z.string().nullish(),
        message: z.string().nullish(),
        description: z.string().nullish(),
      })
      .nullish(),
  }),
});
type EventData = z.output<typeof event>["event-data"];

function reasonOf({ "delivery-status": status, reason }: EventData): string {
  const text = status?.message || status?.description || reason || "The email was not delivered.";
  const code = String(status?.code ?? "");
  const enhanced = status?.["enhanced-code"] ?? "";
  // The text often repeats the codes.
  return [code, enhanced]
    .filter((part) => part !== "" && !text.includes(part))
    .concat(text)
    .join(" ");
}

function kindOf({ event: name, severity, reason }: EventData): ReportedBounce["kind"] | undefined {
  if (name === "complained" || (name === "failed" && reason === "suppress-complaint")) return "complaint";
  if (name !== "failed") return undefined;
  return severity === "temporary" ? "temporary" : "permanent";
}

export const mailgunWebhook: EmailWebhook = {
  verify({ payload }, secret, now) {
    const parsed = signed.safeParse(payload);
    if (!parsed.success) return undefined;
    const { timestamp, token, signature } = parsed.data.signature;
    const expected = createHmac("sha256", secret).update(`${timestamp}${token}`).digest();
    if (!isSameSignature(Buffer.from(signature, "hex"), expected)) return undefined;
    return isRecent(timestamp, maxAgeSeconds, now) ? token : undefined;
  },
  read(payload, deliveryId) {
    const parsed = event.safeParse(payload);
    if (!parsed.success) return undefined;
    const data = parsed.data["event-data"];
    const kind = kindOf(data);
    if (!kind) return [];
    const headers = data.message?.headers;
    return [
      {
        sourceKey: `mailgun:${deliveryId}`,
        kind,
        answer: reasonOf(data),
        messageId: headers?.["message-id"] ?? null,
        recipient: data.recipient ?? null,
        subject: headers?.subject ?? null,
      },
    ];
  },
};
