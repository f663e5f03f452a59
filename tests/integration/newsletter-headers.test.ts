import { simpleParser } from "mailparser";
import PostalMime, { addressParser } from "postal-mime";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { composeEmail } from "../../server/email/compose-email.ts";
import { startDeliveryLoop } from "../../server/email/delivery-loop.ts";
import type { EmailTransport } from "../../server/email/email-transport.ts";
import { createLogger } from "../../server/logger.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { issueDeliveries } from "../../src/features/newsletter/dispatch/issue-deliveries.server.ts";
import { startSending } from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { unsubscribe } from "../../src/features/subscribers/subscribers.server.ts";
import { ok } from "../../src/lib/result.ts";
import { createIssue, createReaders } from "./support/newsletter.ts";
import { siteContext } from "./support/site-context.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

let store: Store;
beforeAll(async () => {
  store = await startStore(oneStoreKind);
});
afterAll(() => store.stop());

/** Sends an issue with this subject to one reader. @returns the raw email and its envelope sender */
async function sendTo(name: string | null, subject = "Eleven people, four systems and a fax: Grüße aus Köln") {
  const { db } = await store.open();
  const context = siteContext(db, "");
  const [reader = 0] = await createReaders(db, ["anna@example.com"], { name });
  const issueId = await createIssue(db, { subject });
  expect(await startSending(context, issueId, { actor: "owner@example.com", now: new Date() })).toEqual(ok());
  const rawEmails: Buffer[] = [];
  const transport: EmailTransport = {
    name: "test",
    repeatable: true,
    deliver: async ({ raw }, mayStart) => {
      await mayStart?.();
      rawEmails.push(raw);
      return { outcome: "sent" };
    },
  };
  const worker = startDeliveryLoop({
    queue: issueDeliveries(context),
    logger: createLogger("silent"),
    transport,
    sender: { from: () => "Your Name <hello@example.com>", host: "www.example.com" },
    isOnlySender: true,
  });
  onTestFinished(() => worker.stop());
  await worker.drain();
  const [raw] = rawEmails;
  if (!raw) throw new Error("nothing was sent");
  const { message_id } = await db.selectFrom("newsletter_recipients").select("message_id").executeTakeFirstOrThrow();
  return { raw: raw.toString("latin1"), email: await simpleParser(raw), context, reader, messageId: message_id };
}

/** Header fields of the raw email, unfolded, by lower-case name. */
function fieldsOf(raw: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const line of raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const [, name = "", value = ""] = /^([!-9;-~]+): (.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value]);
  }
  return fields;
}

describe("an email of an issue", () => {
  test("conforms to RFC 5322", async () => {
    const { raw, messageId } = await sendTo("Anna");
    const fields = fieldsOf(raw);
    for (const name of [
      "date",
      "from",
      "sender",
      "reply-to",
      "to",
      "message-id",
      "subject",
      "list-id",
      "list-unsubscribe",
    ]) {
      expect(fields.get(name)?.length ?? 0, name).toBe(name === "sender" ? 0 : 1);
    }
    expect(fields.get("message-id")).toEqual([`<${messageId}@www.example.com>`]);
    expect(Math.abs(Date.parse(fields.get("date")?.[0] ?? "") - Date.now())).toBeLessThan(60_000);
    expect(fields.get("date")?.[0]).toMatch(/^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/);
    expect(fields.get("from")).toEqual(["Your Name <hello@example.com>"]);
    // Not the address used for sign-in or for notices about leads.
    expect(defaultSite.facts.email).not.toBe("owner@example.com");
    expect(fields.get("reply-to")).toEqual([defaultSite.facts.email]);
    // Lines end with CRLF, have at most 998 characters, and header fields are ASCII.
    expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  });

  test("supports one-click unsubscribe (RFC 8058), and has a list id (RFC 2919)", async () => {
    const { raw, context, reader } = await sendTo("Anna");
    const fields = fieldsOf(raw);
    expect(fields.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
    expect(fields.get("list-id")).toEqual(['"The Sunday Review" <the-sunday-review.www.example.com>']);
    const [, url = ""] = /^<(https:[^>]+)>$/.exec(fields.get("list-unsubscribe")?.[0] ?? "") ?? [];
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe("https://www.example.com/newsletter/unsubscribe");
    expect(await unsubscribe(context, searchParams.get("token") ?? "", new Date())).toEqual(ok());
    const row = await context.db.selectFrom("subscribers").select("status").where("id", "=", reader).executeTakeFirst();
    expect(row?.status).toBe("unsubscribed");
  });

  test("greets the reader by name in HTML and plain text, with the same links and no placeholder left", async () => {
    const { email } = await sendTo('Anna <b> & "Co"');
    expect(email.subject).toBe("Eleven people, four systems and a fax: Grüße aus Köln");
    expect(email.html).toContain("Hello Anna &lt;b&gt; &amp; &quot;Co&quot;,");
    expect(email.text).toContain('Hello Anna <b> & "Co",');
    for (const part of [email.html || "", email.text ?? ""]) {
      expect(part).not.toContain("%%");
      expect(part).toContain("https://www.example.com/newsletter/unsubscribe?token=");
      expect(part).toContain("https://www.example.com/newsletter/preferences?token=");
      expect(part).toContain("4 March 2026");
    }
  });

  test.each([null, "%%UNSUBSCRIBE_URL%%", "Anna\r\nBcc: someone@example.com"])(
    "lets a reader called %j inject neither a greeting nor a header",
    async (name) => {
      const { raw, email } = await sendTo(name);
      expect(fieldsOf(raw).has("bcc")).toBe(false);
      expect(email.text).toContain(name === null ? "Hello,\n" : `Hello ${name.replaceAll(/\s+/g, " ")},`);
    },
  );

  test.each(['Notes, "quoted" & <b>', "Ключ: новости", "日本語", "A (very) long name; with: everything \\ in it"])(
    "has phrase and id of a list called %s, and a return address of its own",
    async (name) => {
      const parts = {
        message_id: "0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14",
        recipient: "anna@example.com",
        subject: "Hello",
      };
      const text = { plain: "Text", html: "<p>Text</p>", headers: {}, attachments: [], created_at: new Date() };
      const { raw, envelope } = await composeEmail(
        { ...parts, ...text, list: { name, id: "a-list.www.example.com" } },
        { from: () => "me@example.com", host: "www.example.com", returnAddress: "bounces@example.com" },
      );
      const { headers } = await PostalMime.parse(raw);
      const [field, ...duplicates] = headers.filter(({ key }) => key === "list-id");
      expect(duplicates).toEqual([]);
      expect(addressParser(field?.value ?? "")).toEqual([{ name, address: "a-list.www.example.com" }]);
      expect(envelope).toEqual({ from: `bounces+${parts.message_id}@example.com`, to: ["anna@example.com"] });
    },
  );
});
