import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { EmailWebhook } from "./email-webhook.server.ts";
import { mailgunWebhook } from "./mailgun.server.ts";
import { resendWebhook } from "./resend.server.ts";

const request = (body: string, headers: Record<string, string> = {}) => ({
  headers: new Headers(headers),
  body: Buffer.from(body),
  payload: JSON.parse(body) as unknown,
});

const read = (webhook: EmailWebhook, payload: unknown) =>
  webhook.read(payload, "4711")?.map(({ kind, answer, recipient }) => [kind, answer, recipient]);

describe("Resend webhooks", () => {
  // The example of the Standard Webhooks specification.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const body = '{"test": 2432232314}';
  const sentAt = new Date(1_614_265_330_000);
  const headers = {
    "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "svix-timestamp": "1614265330",
    "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  };
  const verify = (changes: Record<string, string> = {}, text = body, now = sentAt) =>
    resendWebhook.verify(request(text, { ...headers, ...changes }), secret, now);

  test("verify the signature of id, timestamp and body", () => {
    expect(verify()).toBe("msg_p5jXN8AQM9LWM0D4loKWxJek");
    expect(verify({ "svix-signature": `v1,AAAA v2,x ${headers["svix-signature"]}` })).toBeDefined();
  });

  test.each([
    ["another text", {}, '{"test": 2432232315}'],
    ["another identifier", { "svix-id": "msg_other" }, body],
    ["another time", { "svix-timestamp": "1614265331" }, body],
    ["no signature", { "svix-signature": "" }, body],
    ["a shorter signature", { "svix-signature": "v1,g0hM9SsE" }, body],
    ["a signature of an unknown version", { "svix-signature": headers["svix-signature"].replace("v1", "v0") }, body],
  ])("reject %s", (_, changes, text) => expect(verify(changes, text)).toBeUndefined());

  test("are accepted within five minutes of their timestamp", () => {
    const verifyAfter = (seconds: number) => verify({}, body, new Date(sentAt.getTime() + seconds * 1000));
    expect([verifyAfter(299), verifyAfter(-299)].every(Boolean)).toBe(true);
    expect([verifyAfter(301), verifyAfter(-301)]).toEqual([undefined, undefined]);
  });

  test("report bounces and complaints per recipient", () => {
    const event = (type: string, more: object = {}) => ({
      type,
      created_at: "2026-11-22T08:00:00.000Z",
      data: { email_id: "e1", from: "hello@example.com", to: ["anna@example.com"], subject: "A subject", ...more },
    });
    expect(
      read(
        resendWebhook,
        event("email.bounced", {
          bounce: { type: "Permanent", subType: "General", message: "No such inbox", diagnosticCode: ["smtp; 550"] },
        }),
      ),
    ).toEqual([["permanent", "No such inbox", "anna@example.com"]]);
    expect(read(resendWebhook, event("email.bounced", { bounce: { type: "Transient" } }))?.[0]?.[0]).toBe("temporary");
    expect(read(resendWebhook, event("email.complained"))?.[0]?.[0]).toBe("complaint");
    expect(read(resendWebhook, event("email.suppressed"))?.[0]?.[0]).toBe("permanent");
    expect(read(resendWebhook, event("email.opened"))).toEqual([]);
    const empty = { subject: null, message_id: null, bounce: null, suppressed: null };
    expect(read(resendWebhook, event("email.bounced", empty))?.[0]?.[2]).toBe("anna@example.com");
    expect(read(resendWebhook, event("email.complained", { to: ["a@b", "c@d"] }))).toHaveLength(2);
    for (const payload of [
      null,
      [],
      {},
      { type: 1 },
      { type: "email.bounced" },
      { type: "email.bounced", data: { to: 1 } },
    ]) {
      expect(read(resendWebhook, payload)).toBeUndefined();
    }
  });
});

describe("Mailgun webhooks", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const sentAt = new Date(1_770_920_772_000);
  const timestamp = "1770920772";
  const token = "e0b5477167110d68991efc6b9f89f0a11066af27834600e123";
  const signature = createHmac("sha256", secret).update(`${timestamp}${token}`).digest("hex");
  const verify = (changes: Record<string, unknown> = {}, now = sentAt) => {
    const body = JSON.stringify({ signature: { timestamp, token, signature, ...changes }, "event-data": {} });
    return mailgunWebhook.verify(request(body), secret, now);
  };

  test("verify the signature of timestamp and token, also with a numeric timestamp", () => {
    expect(verify()).toBe(token);
    expect(verify({ timestamp: Number(timestamp) })).toBe(token);
    expect(verify({ "parent-signature": "x" })).toBe(token);
  });

  test.each([
    { token: `${token}0` },
    { timestamp: "1770920773" },
    { signature: signature.slice(2) },
    { signature: "" },
    { signature: 5 },
    { token: "" },
  ])("reject %j", (changes) => expect(verify(changes)).toBeUndefined());

  test("are accepted for as long as Mailgun retries", () => {
    const verifyAfter = (hours: number) => verify({}, new Date(sentAt.getTime() + hours * 3_600_000));
    expect(verifyAfter(11)).toBe(token);
    expect([verifyAfter(13), verifyAfter(-13)]).toEqual([undefined, undefined]);
    expect(mailgunWebhook.verify(request("{}"), secret, sentAt)).toBeUndefined();
  });

  test("report bounces and complaints of the recipient", () => {
    const event = (more: object) => ({
      "event-data": {
        event: "failed",
        severity: "permanent",
        reason: "bounce",
        recipient: "anna@example.com",
        message: { headers: { "message-id": "a@b", to: "anna@example.com", subject: "A subject" }, size: 5 },
        ...more,
      },
    });
    const status = { code: 550, "enhanced-code": "5.1.1", message: "5.1.1 No such inbox", description: "" };
    expect(read(mailgunWebhook, event({ "delivery-status": status }))).toEqual([
      ["permanent", "550 5.1.1 No such inbox", "anna@example.com"],
    ]);
    expect(read(mailgunWebhook, event({ severity: "temporary" }))?.[0]?.slice(0, 2)).toEqual(["temporary", "bounce"]);
    expect(read(mailgunWebhook, event({ reason: "suppress-complaint" }))?.[0]?.[0]).toBe("complaint");
    expect(read(mailgunWebhook, event({ event: "complained" }))?.[0]?.[0]).toBe("complaint");
    expect(read(mailgunWebhook, event({ event: "delivered" }))).toEqual([]);
    const empty = { code: null, "enhanced-code": null, message: null, description: null };
    expect(read(mailgunWebhook, event({ "delivery-status": empty, reason: null, message: null }))?.[0]?.[0]).toBe(
      "permanent",
    );
    for (const payload of [null, [], {}, { "event-data": "x" }, { "event-data": { event: "failed", recipient: 1 } }]) {
      expect(read(mailgunWebhook, payload)).toBeUndefined();
    }
  });
});
