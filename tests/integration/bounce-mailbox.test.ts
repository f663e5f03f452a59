import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBounceMailbox } from "../../src/features/bounces/mailbox/bounce-mailbox.server.ts";
import { claimDueEmails, markSent } from "../../src/features/email/email-queue.server.ts";
import { queueRenderedEmail, retryEmail } from "../../src/features/email/emails.server.ts";
import { listNotices } from "../../src/features/overview/notices/notices.server.ts";
import { readBounceMailboxUrl } from "../../src/server-context/config-values/bounce-mailbox-url.ts";
import type { Db } from "../../src/server-context/db.ts";
import { type ImapMessage, startImapServer } from "./support/imap-server.ts";
import { createSentIssue } from "./support/newsletter.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const explanation = { type: "text/plain", text: "I'm sorry to have to inform you …\r\n" };

type Original = { messageId?: string; subject?: string };

const headersOf = ({ messageId, subject = "A subject" }: Original) =>
  `${messageId ? `Message-ID: <${messageId}>\r\n` : ""}Subject: ${subject}\r\n`;

/** A delivery status notification that quotes the original message, completely or only its header fields. */
function bounceReport(
  name: string,
  {
    to,
    action = "failed",
    status = "5.1.1",
    isComplete = true,
    ...original
  }: Original & {
    to: string;
    action?: string;
    status?: string;
    isComplete?: boolean;
  },
): ImapMessage {
  const delivery = `Reporting-MTA: dns; mx.example.net\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 words of another server\r\n`;
  const returned = isComplete
    ? { type: "message/rfc822", text: `${headersOf(original)}\r\nThe text\r\n` }
    : { type: "text/rfc822-headers", text: headersOf(original) };
  const parts = [explanation, { type: "message/delivery-status", text: delivery }, returned];
  return { messageId: `<${name}@mx.example.net>`, parts, flags: new Set() };
}

const complaint = (name: string, original: Original, type = "abuse"): ImapMessage => ({
  messageId: `<${name}@fbl.example.net>`,
  parts: [
    explanation,
    { type: "message/feedback-report", text: `Feedback-Type: ${type}\r\nUser-Agent: Provider/1.0\r\nVersion: 1\r\n` },
    { type: "message/rfc822", text: `${headersOf(original)}\r\nThe text\r\n` },
  ],
  flags: new Set(),
});

const fromFixture = (name: string, messageId: string): ImapMessage => ({
  raw: readFileSync(`tests/fixtures/email/${name}.eml`, "utf8").replaceAll("{{MESSAGE_ID}}", messageId),
  messageId: "",
  parts: [],
  flags: new Set(),
});

const ordinaryMessage = (): ImapMessage => ({ messageId: "<hello@example.com>", parts: [], flags: new Set() });

async function read(url: string, db: Db) {
  const mailbox = readBounceMailboxUrl(url);
  if (!mailbox) throw new Error("the test's URL is one of a mailbox");
  return readBounceMailbox(mailbox, siteContext(db, ""));
}

const stored = async (db: Db) => ({
  deliveries: await db
    .selectFrom("newsletter_recipients")
    .select(["email", "status", "last_answer"])
    .orderBy("email")
    .execute(),
  readers: await db.selectFrom("subscribers").select(["status", "end_reason"]).orderBy("email").execute(),
});

describe.each(anyStoreKind)("the bounce mailbox, with the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("marks a delivery as bounced by Message-ID, and stores only status and address", async () => {
    const { db } = await store.open();
    const { messageIds } = await createSentIssue(db, ["a@example.com", "b@example.com", "c@example.com"]);
    const server = await startImapServer([
      ordinaryMessage(),
      bounceReport("one", { to: "a@example.com", messageId: `${messageIds[0]}@www.example.com` }),
      bounceReport("two", {
        to: "elsewhere@forwarded.example",
        messageId: `${messageIds[1]}@www.example.com`,
        isComplete: false,
      }),
      bounceReport("three", {
        to: "c@example.com",
        messageId: `${messageIds[2]}@www.example.com`,
        action: "delayed",
        status: "4.4.1",
      }),
    ]);
    expect(await read(server.url(), db)).toEqual({ reports: 3, recorded: 3 });
    const { deliveries } = await stored(db);
    expect(deliveries).toEqual([
      { email: "a@example.com", status: "bounced", last_answer: "5.1.1 There is no such inbox." },
      { email: "b@example.com", status: "bounced", last_answer: "5.1.1 There is no such inbox." },
      { email: "c@example.com", status: "sent", last_answer: null },
    ]);
    const bounces = await db.selectFrom("newsletter_bounces").select(["answer"]).execute();
    expect(JSON.stringify(bounces)).not.toContain("another server");
    // Other messages stay unread, and their text is never fetched.
    expect(server.folders.get("INBOX")?.map(({ flags }) => flags.has("\\Seen"))).toEqual([false, true, true, true]);
    expect(server.commands.filter((command) => /^UID FETCH 1 .*BODY\.PEEK\[\]/.test(command))).toEqual([]);
    expect(await read(server.url(), db)).toEqual({ reports: 0, recorded: 0 });
  });

  test("records a repeated report once, and moves recorded reports to their folder", async () => {
    const { db } = await store.open();
    const { messageIds } = await createSentIssue(db, ["a@example.com"]);
    const sameReport = () =>
      bounceReport("one", { to: "a@example.com", messageId: `${messageIds[0]}@www.example.com` });
    const server = await startImapServer([sameReport(), sameReport(), bounceReport("other", { to: "x@example.com" })]);
    expect(await read(server.url("?processed=Processed"), db)).toEqual({ reports: 3, recorded: 1 });
    expect(server.folders.get("Processed")).toHaveLength(2);
    expect(server.folders.get("INBOX")?.map(({ messageId }) => messageId)).toEqual(["<other@mx.example.net>"]);
    expect(await db.selectFrom("newsletter_bounces").select("kind").execute()).toEqual([{ kind: "permanent" }]);
  });

  test("finds a delivery with a replaced Message-ID by address and subject, and ignores other emails", async () => {
    const { db } = await store.open();
    await createSentIssue(db, ["a@example.com", "b@example.com", "c@example.com", "d@example.com"]);
    const server = await startImapServer([
      bounceReport("relay", { to: "A@example.com", messageId: "0100-abc@eu-west-1.relay.example" }),
      bounceReport("private", {
        to: "b@example.com",
        messageId: "0100-def@eu-west-1.relay.example",
        subject: "Lunch?",
      }),
      bounceReport("site", { to: "c@example.com", messageId: "0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14@www.example.com" }),
      bounceReport("expired", { to: "d@example.com", status: "4.4.7" }),
    ]);
    expect(await read(server.url(), db)).toEqual({ reports: 4, recorded: 2 });
    const { deliveries } = await stored(db);
    expect(deliveries.map(({ status }) => status)).toEqual(["bounced", "sent", "sent", "bounced"]);
    // Without our Message-ID, nothing counts towards ending a subscription.
    const counts = await db.selectFrom("subscribers").select("bounces_in_row").orderBy("email").execute();
    expect(counts.map(({ bounces_in_row }) => bounces_in_row)).toEqual([0, 0, 0, 0]);
  });

  test("ends no subscription and pauses no dispatch because of forged reports", async () => {
    const { db } = await store.open();
    const emails = Array.from({ length: 30 }, (_, index) => `r${index}@example.com`);
    const forged: ImapMessage[] = [];
    for (const number of [1, 2, 3]) {
      const { issueId } = await createSentIssue(db, emails, `Issue ${number}`);
      await db.updateTable("newsletter_issues").set({ status: "sending" }).where("id", "=", issueId).execute();
      const blocks = emails.map((to) => `Final-Recipient: rfc822; ${to}\r\nAction: failed\r\nStatus: 5.1.1\r\n`);
      const combined = bounceReport(`all${number}`, { to: "x@example.com", subject: `Issue ${number}` });
      const status = { type: "message/delivery-status", text: `Reporting-MTA: dns; x\r\n\r\n${blocks.join("\r\n")}` };
      forged.push({ ...combined, parts: [status, ...combined.parts.slice(2)] });
      for (const to of emails.slice(1)) forged.push(bounceReport(`${to}${number}`, { to, subject: `Issue ${number}` }));
    }
    await read((await startImapServer(forged)).url(), db);
    const { readers } = await stored(db);
    expect(readers.filter(({ status }) => status !== "confirmed")).toEqual([]);
    expect(await db.selectFrom("newsletter_issues").select("status").distinct().execute()).toEqual([
      { status: "sending" },
    ]);
    const bounces = await db.selectFrom("newsletter_bounces").select("is_proven").execute();
    expect(bounces.length).toBeLessThanOrEqual(forged.length);
    expect(bounces.filter(({ is_proven }) => is_proven)).toEqual([]);
  });

  test("marks the newest delivery to the recipient if the original email is missing in a report", async () => {
    const { db } = await store.open();
    await createSentIssue(db, ["a@example.com", "b@example.com"]);
    const bare = bounceReport("bare", { to: "a@example.com" });
    const { messageIds } = await createSentIssue(db, ["c@example.com"], "Another subject");
    const returned = {
      ...bounceReport("returned", { to: "someone@else.example" }),
      to: `bounces+${messageIds[0]}@example.com`,
    };
    const server = await startImapServer(
      [bare, returned].map((message) => ({ ...message, parts: message.parts.slice(0, 2) })),
    );
    expect(await read(server.url(), db)).toEqual({ reports: 2, recorded: 2 });
    const { deliveries } = await stored(db);
    expect(deliveries.map(({ status }) => status)).toEqual(["bounced", "sent", "bounced"]);
    const bounces = await db.selectFrom("newsletter_bounces").select("is_proven").orderBy("issue_id").execute();
    expect(bounces.map(({ is_proven }) => is_proven)).toEqual([false, true]);
  });

  test("records reports of real mail servers", async () => {
    const { db } = await store.open();
    const names = ["bcontrol", "bb64", "bupper", "bqmail", "bmixed", "bexch", "bnoaction", "bexim", "bprovider"];
    const emails = names.map((name) => `${name}@cases.example`);
    const { messageIds } = await createSentIssue(db, emails);
    const messages = names.map((name, index) => fromFixture(name, `<${messageIds[index]}@www.example.com>`));
    const server = await startImapServer(messages);
    expect(await read(server.url(), db)).toEqual({ reports: names.length, recorded: names.length });
    const { deliveries } = await stored(db);
    expect(deliveries.filter(({ status }) => status !== "bounced")).toEqual([]);
    expect(messages.filter(({ flags }) => !flags.has("\\Seen"))).toEqual([]);
  });

  test("leaves an unclear report unread, processes it once, and lists its subject until it is read", async () => {
    const { db } = await store.open();
    const unclear = fromFixture("bqmail", "<other@relay.example>");
    const hugeReport = bounceReport("huge", { to: "x@example.com" });
    hugeReport.parts = Array.from({ length: 10_000 }, () => ({ type: "message/rfc822", text: "x" }));
    const server = await startImapServer([unclear, hugeReport, fromFixture("ooo", "<other@relay.example>")]);
    const fetchCount = () => server.commands.filter((command) => /^UID FETCH .*BODY\.PEEK\[\]/.test(command)).length;
    await read(server.url(), db);
    expect([unclear, hugeReport].map(({ flags }) => flags.size)).toEqual([0, 0]);
    const [listed] = await listNotices(db);
    expect(listed?.reason).toContain("“failure notice”");
    expect(listed?.title).toBe("2 reports in the bounce mailbox could not be read");
    const before = fetchCount();
    await read(server.url(), db);
    expect(fetchCount()).toBe(before);
    for (const { flags } of [unclear, hugeReport]) flags.add("\\Seen");
    await read(server.url(), db);
    expect(await listNotices(db)).toEqual([]);
  });

  test("marks any other bounced email as failed with the reason, and can resend it", async () => {
    const { db } = await store.open();
    const queued = { kind: "lead-reply" as const, subject: "A reply", html: "<p>Text</p>", plain: "Text" };
    for (const to of ["gone@example.com", "slow@example.com"]) await queueRenderedEmail(db, { ...queued, to });
    const emails = await db.selectFrom("mails").select(["id", "message_id"]).orderBy("id").execute();
    for (const { id } of await claimDueEmails(db, 5)) await markSent(db, id, new Date());
    const report = (name: string, index: number, overrides: { action?: string; status?: string } = {}) =>
      bounceReport(name, {
        to: "x@example.com",
        messageId: `${emails[index]?.message_id}@www.example.com`,
        ...overrides,
      });
    const server = await startImapServer([
      report("gone", 0),
      report("gone-twice", 0),
      report("slow", 1, { action: "delayed", status: "4.4.1" }),
    ]);
    expect(await read(server.url("?processed=Processed"), db)).toEqual({ reports: 3, recorded: 1 });
    expect(server.folders.get("Processed")).toHaveLength(2);
    const states = await db.selectFrom("mails").select(["status", "last_error"]).orderBy("id").execute();
    expect(states).toEqual([
      { status: "dead", last_error: "The email came back: 5.1.1 There is no such inbox." },
      { status: "sent", last_error: null },
    ]);
    expect(await retryEmail(db, emails[0]?.id ?? 0)).toBe(true);
  });

  test("ends the subscription after one complaint, but not without the Message-ID", async () => {
    const { db } = await store.open();
    const { messageIds } = await createSentIssue(db, ["a@example.com", "b@example.com"]);
    const server = await startImapServer([
      complaint("spam", { messageId: `${messageIds[0]}@www.example.com` }),
      complaint("forged", { subject: "A subject" }),
      complaint("not", { messageId: `${messageIds[1]}@www.example.com` }, "not-spam"),
    ]);
    expect(await read(server.url(), db)).toEqual({ reports: 3, recorded: 1 });
    const { deliveries, readers } = await stored(db);
    expect(readers).toEqual([
      { status: "unsubscribed", end_reason: "The subscriber reported an issue as spam." },
      { status: "confirmed", end_reason: null },
    ]);
    // The email had been delivered.
    expect(deliveries.map(({ status }) => status)).toEqual(["sent", "sent"]);
    const events = await db.selectFrom("subscription_events").select(["event", "text"]).execute();
    expect(events).toEqual([{ event: "unsubscribed", text: "The subscriber reported an issue as spam." }]);
  });

  test("records other reports despite one with characters that cannot be stored", async () => {
    const { db } = await store.open();
    const { messageIds } = await createSentIssue(db, ["a@example.com", "b@example.com"]);
    const server = await startImapServer([
      bounceReport("hostile", { to: "a\0b@example.com", isComplete: false }),
      bounceReport("subject", {
        to: "b@example.com",
        messageId: "x\0@relay.example",
        subject: "A\0subject",
        isComplete: false,
      }),
      bounceReport("one", { to: "a@example.com", messageId: `${messageIds[0]}@www.example.com` }),
    ]);
    expect(await read(server.url(), db)).toEqual({ reports: 3, recorded: 1 });
    expect((await stored(db)).deliveries.map(({ status }) => status)).toEqual(["bounced", "sent"]);
    expect(await read(server.url(), db)).toEqual({ reports: 0, recorded: 0 });
  });

  test("ends the subscription after three bounced issues in a row", async () => {
    const { db } = await store.open();
    const messages: ImapMessage[] = [];
    for (const number of [1, 2, 3]) {
      const { messageIds } = await createSentIssue(db, ["a@example.com"], `Issue ${number}`);
      messages.push(bounceReport(`n${number}`, { to: "a@example.com", messageId: `${messageIds[0]}@www.example.com` }));
    }
    await read((await startImapServer(messages)).url(), db);
    expect((await stored(db)).readers).toEqual([
      { status: "unsubscribed", end_reason: "3 issues in a row bounced: 5.1.1 There is no such inbox." },
    ]);
  });

  test("reports an unreadable mailbox without its password", async () => {
    const { db } = await store.open();
    const server = await startImapServer([]);
    const wrongUrl = server.url().replace("secret", "wrong-password");
    await expect(read(wrongUrl, db)).rejects.toThrow(/^the bounce mailbox cannot be read: .*Wrong password$/);
    await expect(read(wrongUrl, db)).rejects.not.toThrow("wrong-password");
    await expect(read(server.url().replace("INBOX", "Nowhere"), db)).rejects.toThrow("cannot be read");
  });
});
