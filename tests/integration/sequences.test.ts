import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import type { ComposedEmail } from "../../server/email/compose-email.ts";
import { startDeliveryLoop } from "../../server/email/delivery-loop.ts";
import { createLogger } from "../../server/logger.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { readBounceMailbox } from "../../src/features/bounces/mailbox/bounce-mailbox.server.ts";
import { recordReportedBounce } from "../../src/features/bounces/record-bounce.server.ts";
import { ebookForm } from "../../src/features/leads/ebook-form.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import { enterLead, replyToLead } from "../../src/features/leads/replies.server.ts";
import { weeklySummaryEmail } from "../../src/features/overview/emails.ts";
import { getAdminHome } from "../../src/features/overview/overview.server.ts";
import { getPerson } from "../../src/features/people/person.server.ts";
import { erasePerson, findPersonalData, purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { homeDefaults } from "../../src/features/roi/roi.ts";
import {
  type ClaimedSequenceEmail,
  type Clock,
  claimSequenceEmails,
} from "../../src/features/sequences/delivery-claims.server.ts";
import {
  markSequenceInFlight,
  recoverSequenceEmails,
  settleSequenceEmail,
} from "../../src/features/sequences/delivery-queue.server.ts";
import { confirmSequence, requestSequence, stopSequence } from "../../src/features/sequences/readers.server.ts";
import { sequenceDeliveries } from "../../src/features/sequences/sequence-deliveries.server.ts";
import {
  changeReader,
  getSequence,
  listSequenceReaders,
} from "../../src/features/sequences/sequence-readers.admin.server.ts";
import {
  addSequenceEmail,
  createSequence,
  getSequenceEmail,
  readSequenceOffers,
  removeSequenceEmail,
  saveSequence,
  saveSequenceEmail,
  setSequenceState,
} from "../../src/features/sequences/sequences.admin.server.ts";
import { updateReaderStates } from "../../src/features/sequences/stop-reasons.server.ts";
import { confirmSubscription, requestSubscription } from "../../src/features/subscribers/subscribers.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { readBounceMailboxUrl } from "../../src/server-context/config-values/bounce-mailbox-url.ts";
import { startImapServer } from "./support/imap-server.ts";
import { createReaders, createSentIssue } from "./support/newsletter.ts";
import { byOwner } from "./support/newsletter-dispatch.ts";
import { consent, createCall, createRunningSequence, steps } from "./support/sequences.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const monday = new Date("2026-11-23T06:00:00Z");
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);
const clockAt =
  (at: Date): Clock =>
  () =>
    sql<Date>`${at.toISOString()}::timestamptz`;
const email = "anna@readers.example";
const person = { email, name: "Anna <b>", organisation: null, page: "/ebook", consent };

describe.each(anyStoreKind)("sequences in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function prepare(options: Parameters<typeof createRunningSequence>[1] = {}) {
    const database = await store.open();
    const { db } = database;
    return { database, db, context: siteContext(db, ""), sequence: await createRunningSequence(db, options) };
  }
  type PreparedSite = Awaited<ReturnType<typeof prepare>>;

  /** Links in the queued emails. */
  async function linkIn(db: Database["db"], mailKind: string): Promise<string> {
    const rows = await db
      .selectFrom("mails")
      .select("plain")
      .where("kind", "=", mailKind)
      .orderBy("id", "desc")
      .execute();
    return /token=([\w.-]+)/.exec(rows[0]?.plain ?? "")?.[1] ?? "";
  }

  async function startSequence({ db, context }: PreparedSite, at = monday): Promise<{ id: number; link_key: string }> {
    await requestSequence(context, db, { ...person, trigger: "ebook", now: at });
    await confirmSequence(context, await linkIn(db, "sequence-confirmation"), at);
    return db
      .selectFrom("sequence_readers")
      .select(["id", "link_key"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
  }

  const claim = async ({ db, sequence, context: { secret } }: PreparedSite, at: Date, owner = "me") =>
    (await claimSequenceEmails(db, sequence.id, { owner, limit: 10, secret, clock: clockAt(at) })).deliveries;

  async function send(prepared: PreparedSite, at: Date): Promise<number> {
    const deliveries = await claim(prepared, at);
    let count = 0;
    for (const delivery of deliveries) {
      if (!(await markSequenceInFlight(prepared.db, delivery, "me", clockAt(at)))) continue;
      await settleSequenceEmail(prepared.db, delivery, "me", { status: "sent", answer: null }, clockAt(at));
      count += 1;
    }
    return count;
  }

  const readerOf = async ({ db, sequence }: PreparedSite) =>
    (await listSequenceReaders(db, { id: sequence.id, state: "", page: 1 })).readers[0];

  const dueTimes = async ({ db }: PreparedSite) =>
    (await db.selectFrom("sequence_deliveries").select("next_attempt_at").orderBy("position").execute()).map(
      ({ next_attempt_at }) => next_attempt_at.toISOString(),
    );

  test("start only for readers who agreed to exactly this sentence and confirmed the address", async () => {
    const prepared = await prepare();
    const { db, context } = prepared;
    await requestSequence(context, db, { ...person, trigger: "ebook", consent: "Another sentence", now: monday });
    await requestSequence(context, db, { ...person, trigger: "ebook", consent: undefined, now: monday });
    expect(await readerOf(prepared)).toBeUndefined();
    await requestSequence(context, db, { ...person, trigger: "ebook", now: monday });
    expect(await readerOf(prepared)).toMatchObject({ email, state: "pending", total: 0 });
    expect(await send(prepared, later(48))).toBe(0);
    await confirmSequence(context, "forged", monday);
    expect(await readerOf(prepared)).toMatchObject({ state: "pending" });
    await startSequence(prepared);
    expect(await readerOf(prepared)).toMatchObject({ state: "active", sent: 0, total: 3 });
    const consentRecord = await db.selectFrom("sequence_readers").selectAll().executeTakeFirstOrThrow();
    expect(consentRecord).toMatchObject({ consent_text: consent, page: "/ebook", zone: "Europe/Berlin" });
    expect(consentRecord.confirmed_at).toEqual(monday);
  });

  test("keep a pending reader's link working once no further confirmation is sent", async () => {
    const prepared = await prepare();
    const { db, context } = prepared;
    for (const hours of [0, 0.2, 0.4, 0.6])
      await requestSequence(context, db, { ...person, trigger: "ebook", now: later(hours) });
    expect(await db.selectFrom("mails").select("id").execute()).toHaveLength(3);
    await confirmSequence(context, await linkIn(db, "sequence-confirmation"), later(1));
    expect(await readerOf(prepared)).toMatchObject({ state: "active" });
  });

  test("start with the confirmation of a subscription, too", async () => {
    const prepared = await prepare({ trigger: "subscription" });
    const { db, context } = prepared;
    const requestForm = { email, name: "Anna", page: "/sunday-review", text: "By subscribing you agree.", now: monday };
    await requestSubscription(context, db, requestForm);
    await requestSequence(context, db, { ...person, trigger: "subscription", now: monday });
    expect(await linkIn(db, "sequence-confirmation")).toBe("");
    expect(await readerOf(prepared)).toMatchObject({ state: "pending" });
    await confirmSubscription(context, await linkIn(db, "newsletter-confirmation"), monday);
    expect(await readerOf(prepared)).toMatchObject({ state: "active", total: 3 });
  });

  test("are offered by the eBook’s form", async () => {
    const { db, context } = await prepare();
    const submission = { values: { email }, page: "/ebook", campaign: {}, notice: "", marketing: undefined };
    await createLead(context, {
      kind: "ebook",
      shape: ebookForm(defaultSite),
      submission: { ...submission, sequence: consent },
      now: monday,
    });
    expect(await db.selectFrom("sequence_readers").select(["email", "state"]).execute()).toEqual([
      { email, state: "pending" },
    ]);
  });

  test("keep their schedule, and send a changed text to readers who have not received it yet", async () => {
    const prepared = await prepare();
    const { db, sequence } = prepared;
    await startSequence(prepared);
    const before = await dueTimes(prepared);
    expect(before).toEqual(["2026-11-23T07:00:00.000Z", "2026-11-24T07:00:00.000Z", "2026-11-25T07:00:00.000Z"]);
    const second = await getSequenceEmail(db, sequence.emailIds[1] ?? 0);
    if (!second) throw new Error("there is a second email");
    const changed = { ...second, subject: "New words", waitDays: 30, hour: 20 };
    expect(await saveSequenceEmail(db, changed, byOwner())).toEqual(ok());
    expect(await saveSequenceEmail(db, changed, byOwner())).toEqual(fail("conflict"));
    await addSequenceEmail(db, sequence.id, byOwner());
    expect(await dueTimes(prepared)).toEqual(before);
    expect(await send(prepared, later(1))).toBe(1);
    const [claimed] = await claim(prepared, later(25));
    expect(claimed).toMatchObject({ emailId: second.id, version: 2 });
  });

  test("send links that stop them, the reader’s own name and the sentence of consent", async () => {
    const prepared = await prepare();
    const { db, context, database } = prepared;
    await startSequence(prepared);
    await db
      .updateTable("sequence_deliveries")
      .set({ next_attempt_at: new Date(Date.now() - 1000) })
      .where("position", "=", 1)
      .execute();
    const sentEmails: ComposedEmail[] = [];
    const worker = startDeliveryLoop({
      queue: sequenceDeliveries(context),
      logger: createLogger("silent"),
      sender: { from: () => "Your Name <hello@example.com>", host: "www.example.com" },
      isOnlySender: database.kind === "embedded",
      transport: {
        name: "test",
        repeatable: false,
        async deliver(composed, start) {
          if (start && !(await start()))
            return { outcome: "rejected", failure: "local", reason: "deferred", permanent: false };
          sentEmails.push(composed);
          return { outcome: "sent" };
        },
      },
    });
    await worker.drain();
    await worker.drain();
    await worker.stop();
    expect(sentEmails).toHaveLength(1);
    const message = await simpleParser(sentEmails[0]?.raw ?? "");
    expect(message.subject).toBe("Email 1");
    expect(message.html).toContain("Anna &lt;b&gt;");
    expect(message.html).toContain(consent);
    expect(message.text).toContain("Stop these emails");
    expect(message.headers.get("list")).toMatchObject({ "unsubscribe-post": { name: "List-Unsubscribe=One-Click" } });
    const token = /sequence\/stop\?token=([\w.-]+)/.exec(message.text ?? "")?.[1] ?? "";
    expect(await stopSequence(context, token, { everything: false, now: new Date() })).toBe(true);
    expect(await readerOf(prepared)).toMatchObject({ state: "stopped", stopReason: "reader", nextAt: null });
  });

  test.each([
    ["reader", async ({ db }: PreparedSite) => changeReader(db, (await readerId(db)) ?? 0, "end", byOwner()), "owner"],
    [
      "newsletter",
      async ({ db }: PreparedSite) => {
        const [id] = await createReaders(db, [email]);
        const unsubscribed = { status: "unsubscribed", unsubscribed_at: later(1) } as const;
        await db
          .updateTable("subscribers")
          .set(unsubscribed)
          .where("id", "=", id ?? 0)
          .execute();
      },
      "unsubscribed",
    ],
    [
      "booking",
      ({ db }: PreparedSite) => createCall(db, email.toUpperCase(), { index: 1, createdAt: later(1) }),
      "booking",
    ],
    [
      "mandate",
      ({ db }: PreparedSite) =>
        db
          .insertInto("leads")
          .values({
            kind: "contact",
            email: email.toUpperCase(),
            page: "/contact",
            notice_text: "We use what you enter to answer you.",
            status: "mandate",
            mandate_euro: 12_000,
            mandate_on: "2026-11-02",
            fingerprint: "a mandate",
            expires_at: later(400),
          })
          .execute(),
      "mandate",
    ],
  ] as const)(
    "send nothing more to a reader who leaves between claim and handover (%s)",
    async (_way, leave, reason) => {
      const prepared = await prepare();
      const { db } = prepared;
      await startSequence(prepared);
      const [delivery] = await claim(prepared, later(1));
      if (!delivery) throw new Error("an email was due");
      await leave(prepared);
      expect(await markSequenceInFlight(db, delivery, "me", clockAt(later(1)))).toBe(false);
      await updateReaderStates(db, later(2));
      expect(await readerOf(prepared)).toMatchObject({ state: "stopped", stopReason: reason, sent: 0 });
      expect(await send(prepared, later(100))).toBe(0);
    },
  );

  const readerId = async (db: Database["db"]) =>
    (await db.selectFrom("sequence_readers").select("id").executeTakeFirst())?.id;

  test("continue when a subscription ended before the consent", async () => {
    const prepared = await prepare();
    const [id] = await createReaders(prepared.db, [email]);
    const unsubscribed = { status: "unsubscribed", unsubscribed_at: later(-100) } as const;
    await prepared.db
      .updateTable("subscribers")
      .set(unsubscribed)
      .where("id", "=", id ?? 0)
      .execute();
    await startSequence(prepared);
    expect(await send(prepared, later(1))).toBe(1);
  });

  test("send one email a day to an address, across all sequences and replicas", async () => {
    const prepared = await prepare();
    const { db, context } = prepared;
    await startSequence(prepared);
    const otherSequence = { ...prepared, sequence: await createRunningSequence(db, { trigger: "calculation" }) };
    await requestSequence(context, db, {
      ...person,
      email: "ANNA@readers.example",
      trigger: "calculation",
      now: monday,
    });
    await confirmSequence(context, await linkIn(db, "sequence-confirmation"), monday);
    const [fromFirst] = await claim(prepared, later(1), "one");
    const [fromSecond] = await claim(otherSequence, later(1), "two");
    if (!fromFirst || !fromSecond) throw new Error("both were due");
    const marked = await Promise.all([
      markSequenceInFlight(db, fromFirst, "one", clockAt(later(1))),
      markSequenceInFlight(db, fromSecond, "two", clockAt(later(1))),
    ]);
    expect(marked.filter(Boolean)).toHaveLength(1);
    const { id } = marked[0] ? otherSequence.sequence : prepared.sequence;
    await db.updateTable("sequence_deliveries").set({ lease_until: null }).where("status", "=", "waiting").execute();
    expect(await send({ ...prepared, sequence: { id, emailIds: [] } }, later(2))).toBe(0);
    const moved = await db
      .selectFrom("sequence_deliveries")
      .select("next_attempt_at")
      .where("sequence_id", "=", id)
      .orderBy("position")
      .executeTakeFirst();
    expect(moved?.next_attempt_at).toEqual(new Date("2026-11-24T07:00:00Z"));
  });

  test("send nothing on the day of an issue of the newsletter, but on the next", async () => {
    const prepared = await prepare();
    const { db } = prepared;
    await startSequence(prepared);
    const { issueId } = await createSentIssue(db, [email]);
    await db
      .updateTable("newsletter_recipients")
      .set({ sent_at: later(0) })
      .where("issue_id", "=", issueId)
      .execute();
    expect(await send(prepared, later(1))).toBe(0);
    expect((await dueTimes(prepared))[0]).toBe("2026-11-24T07:00:00.000Z");
    await db
      .updateTable("newsletter_issues")
      .set({ status: "scheduled", scheduled_at: later(34) })
      .execute();
    expect(await send(prepared, later(25))).toBe(0);
    expect(await send(prepared, later(49))).toBe(1);
  });

  test("reclaim a killed replica’s deliveries, and never resend one whose transmission had started", async () => {
    const prepared = await prepare();
    const { db } = prepared;
    await startSequence(prepared);
    expect(await claim(prepared, later(1), "killed")).toHaveLength(1);
    expect(await claim(prepared, later(1), "other")).toHaveLength(0);
    const [reclaimed] = await claim(prepared, later(2), "other");
    if (!reclaimed) throw new Error("its lease has expired");
    expect(await markSequenceInFlight(db, { ...reclaimed }, "killed", clockAt(later(2)))).toBe(false);
    expect(await markSequenceInFlight(db, reclaimed, "other", clockAt(later(2)))).toBe(true);
    const recover = { repeatable: false, isOnlySender: false, clock: clockAt(later(3)) };
    expect(await recoverSequenceEmails(db, recover)).toBe(1);
    expect(await claim(prepared, later(3))).toHaveLength(0);
    expect(await send(prepared, later(25))).toBe(1);
  });

  test("pause, resume and skip for one reader, and keep the remaining waits", async () => {
    const prepared = await prepare();
    const { db } = prepared;
    const { id } = await startSequence(prepared);
    expect(await changeReader(db, id, "pause", { actor: "owner@example.com", now: monday })).toEqual(ok());
    expect(await send(prepared, later(49))).toBe(0);
    expect(await changeReader(db, id, "resume", { actor: "owner@example.com", now: later(96) })).toEqual(ok());
    const dueDates = ["2026-11-27T07:00:00.000Z", "2026-11-28T07:00:00.000Z", "2026-11-29T07:00:00.000Z"];
    expect(await dueTimes(prepared)).toEqual(dueDates);
    expect(await changeReader(db, id, "skip", byOwner())).toEqual(ok());
    expect(await readerOf(prepared)).toMatchObject({ state: "active", nextSubject: "Email 2" });
    expect(await changeReader(db, id, "resume", byOwner())).toEqual(fail("gone"));
  });

  test("send at the hour of the zone that the browser reported, otherwise of a booking", async () => {
    const prepared = await prepare({ emails: steps(1) });
    const { db, context } = prepared;
    await createCall(db, email, { zone: "America/New_York", startsAt: later(-48), createdAt: later(-72) });
    const request = { ...person, trigger: "ebook" as const };
    await requestSequence(context, db, { ...request, zone: "Australia/Sydney", now: monday });
    await confirmSequence(context, await linkIn(db, "sequence-confirmation"), monday);
    expect(await dueTimes(prepared)).toEqual(["2026-11-23T21:00:00.000Z"]);
    await db.deleteFrom("sequence_readers").execute();
    await requestSequence(context, db, { ...request, now: later(1) });
    await confirmSequence(context, await linkIn(db, "sequence-confirmation"), later(1));
    expect(await dueTimes(prepared)).toEqual(["2026-11-24T13:00:00.000Z"]);
  });

  test("start after a call, in the visitor’s zone, and stop with a cancellation", async () => {
    const prepared = await prepare({ trigger: "call", emails: steps(1, 1) });
    const { db, context } = prepared;
    const call = { zone: "America/New_York", startsAt: later(30), createdAt: monday };
    const bookingId = await createCall(db, email, call);
    await requestSequence(context, db, { ...person, trigger: "call", bookingId, now: monday });
    await confirmSequence(context, await linkIn(db, "sequence-confirmation"), monday);
    expect((await dueTimes(prepared))[0]).toBe("2026-11-25T13:00:00.000Z");
    await db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", bookingId).execute();
    await updateReaderStates(db, later(1));
    expect(await readerOf(prepared)).toMatchObject({ state: "stopped", stopReason: "no-call" });
  });

  test.each([
    ["permanent", "bounced"],
    ["complaint", "complaint"],
    ["reply", "reply"],
  ] as const)("stop when one of their emails is returned (%s)", async (kind, reason) => {
    const prepared = await prepare();
    const { db, context } = prepared;
    await startSequence(prepared);
    const [delivery] = (await claim(prepared, later(1))) as [ClaimedSequenceEmail];
    await markSequenceInFlight(db, delivery, "me", clockAt(later(1)));
    await settleSequenceEmail(db, delivery, "me", { status: "sent", answer: null }, clockAt(later(1)));
    const messageId = `<${delivery.messageId}@www.example.com>`;
    const report = { sourceKey: "a", answer: "550 5.1.1 No such inbox", messageId, recipient: null, subject: null };
    const inbox = { messageId: "<re@readers.example>", parts: [], flags: new Set<string>(), inReplyTo: messageId };
    if (kind === "reply") {
      const server = await startImapServer([inbox]);
      const mailbox = readBounceMailboxUrl(server.url());
      if (mailbox) await readBounceMailbox(mailbox, context);
      expect([...inbox.flags]).toEqual([]);
    }
    if (kind !== "reply") expect(await recordReportedBounce(context, { ...report, kind }, later(2))).toBe("recorded");
    expect(await readerOf(prepared)).toMatchObject({ state: "stopped", stopReason: reason });
    const figures = (await getSequence(db, prepared.sequence.id))?.emails[0]?.counts;
    expect(figures).toMatchObject(kind === "permanent" ? { sent: 0, bounced: 1 } : { sent: 1, bounced: 0 });
  });

  test.each([["ooo"], ["exchange"], ["receipt"]])("ignore an automatic reply (%s.eml)", async (name) => {
    const prepared = await prepare();
    const { db, context } = prepared;
    await startSequence(prepared);
    expect(await send(prepared, later(1))).toBe(1);
    const { message_id } = await db
      .selectFrom("sequence_deliveries")
      .select("message_id")
      .where("status", "=", "sent")
      .executeTakeFirstOrThrow();
    const saved = readFileSync(`tests/fixtures/email/${name}.eml`, "utf8");
    const raw = saved.replaceAll("{{MESSAGE_ID}}", `<${message_id}@www.example.com>`);
    const inbox = { raw, messageId: "", parts: [], flags: new Set<string>() };
    const mailbox = readBounceMailboxUrl((await startImapServer([inbox])).url());
    if (mailbox) await readBounceMailbox(mailbox, context);
    expect(await readerOf(prepared)).toMatchObject({ state: "active" });
    expect((await getAdminHome(context, later(4))).replies).toEqual([]);
    expect([...inbox.flags]).toEqual([]);
  });

  test("list a reply on the home screen until it is answered, and a newer one again", async () => {
    const prepared = await prepare();
    const { db, context } = prepared;
    const { id } = await startSequence(prepared);
    expect(await send(prepared, later(1))).toBe(1);
    const { message_id } = await db
      .selectFrom("sequence_deliveries")
      .select("message_id")
      .where("status", "=", "sent")
      .executeTakeFirstOrThrow();
    const inReplyTo = `<${message_id}@www.example.com>`;
    const reply = (name: string, arrived: string) => {
      const messageId = `<${name}@readers.example>`;
      return { messageId, parts: [], flags: new Set<string>(), inReplyTo, arrived };
    };
    const inboxes = [reply("first", "23-Nov-2026 09:00:00 +0000")];
    const read = async () => {
      const mailbox = readBounceMailboxUrl((await startImapServer(inboxes)).url());
      if (mailbox) await readBounceMailbox(mailbox, context);
    };
    const waiting = async () => (await getAdminHome(context, later(4))).replies;
    await read();
    expect(await waiting()).toMatchObject([
      { id, email, name: person.name, sequence: "Procedures", at: "2026-11-23T09:00:00.000Z" },
    ]);
    const week = weeklySummaryEmail(await getAdminHome(context, later(4)), {
      siteUrl: "https://www.example.com",
      zone: "UTC",
    });
    expect(week.subject).toContain("1 reply waiting");
    expect(JSON.stringify(week.blocks)).toContain("Replied to “Procedures”, Monday, 23 November");
    expect(await changeReader(db, id, "answered", { actor: "owner@example.com", now: later(4) })).toEqual(ok());
    await read();
    expect(await waiting()).toEqual([]);
    inboxes.push(reply("second", "24-Nov-2026 09:00:00 +0000"));
    await read();
    expect(await waiting()).toMatchObject([{ at: "2026-11-24T09:00:00.000Z" }]);

    // Replying to one lead of a person also answers the person's other leads.
    const values = { name: "Anna", email: email.toUpperCase(), organisation: "", source: "", message: "" };
    const lead = await enterLead(db, values, { actor: "owner@example.com", now: monday });
    const leadReply = { id: lead, key: "an-answer-to-anna", subject: "Re: procedures", body: "Hello", status: null };
    await replyToLead(context, leadReply, { actor: "owner@example.com", now: new Date("2026-11-24T10:00:00Z") });
    expect(await waiting()).toEqual([]);
  });

  test("keep anonymous figures of an erased person, and show everything under “My data” before", async () => {
    const prepared = await prepare();
    const { db, context, sequence } = prepared;
    await startSequence(prepared);
    await send(prepared, later(1));
    const groups = await findPersonalData(context, email, later(2));
    const exportedData = JSON.stringify(groups.find(({ title }) => title === "Series of emails that you asked for"));
    for (const part of ["Procedures", consent, "Email 1", "Europe/Berlin"]) expect(exportedData).toContain(part);
    await erasePerson(context, email, "owner@example.com", later(2));
    expect(await db.selectFrom("sequence_readers").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("sequence_deliveries").select("email").execute()).toEqual([]);
    expect(await db.selectFrom("mails").select("id").where("recipient", "=", email).execute()).toEqual([]);
    expect((await getSequence(db, sequence.id))?.emails[0]?.counts.sent).toBe(1);
    expect(await send(prepared, later(25))).toBe(0);
  });

  test("keep the calculation that they were requested with, for the email, the owner and “My data”", async () => {
    const prepared = await prepare({ trigger: "calculation" });
    const { db, context, sequence } = prepared;
    const calculation = { industry: "healthcare", ...homeDefaults, annualSalary: 70_000 } as const;
    const requestForm = { ...person, page: "/roi-calculator", trigger: "calculation" } as const;
    await requestSequence(context, db, { ...requestForm, email: "ben@readers.example", now: monday });
    await requestSequence(context, db, { ...requestForm, calculation, now: monday });
    const { readers } = await listSequenceReaders(db, { id: sequence.id, state: "", page: 1 });
    expect(readers.map((reader) => [reader.email, reader.calculation])).toEqual([
      [email, calculation],
      ["ben@readers.example", null],
    ]);

    const emails = await db.selectFrom("mails").select(["html", "plain"]).orderBy("id").execute();
    expect(emails[0]?.plain).not.toContain("Your calculation");
    const url = "/roi-calculator?industry=healthcare&employees=100&salary=70000&hours=8&turnover=15&cost=2000000";
    for (const part of ["Return a year, before costs: $1.4M to $2.9M", "Annual salary: $70,000", url])
      expect(emails[1]?.plain).toContain(part);
    expect(emails[1]?.html).toMatch(/<img src="http[^"]+\/covers\/own-healthcare-4-8-0\.png" alt="Your chart: [^"]+"/);

    const event = (await getPerson(db, email)).events.find(({ key }) => key.startsWith("calculation:"));
    expect(event).toMatchObject({
      title: "Calculated $1.4M to $2.9M a year",
      note: "Asked for “Procedures”",
      calculation,
    });
    const exportedData = JSON.stringify(await findPersonalData(context, email, later(2)));
    for (const part of ["$1.4M to $2.9M", "$70,000", "Healthcare"]) expect(exportedData).toContain(part);
    await erasePerson(context, email, "owner@example.com", later(2));
    expect((await getPerson(db, email)).events).toEqual([]);
  });

  test("purge an unconfirmed request, and the proof of an ended one after its years", async () => {
    const prepared = await prepare();
    const { db, context } = prepared;
    await requestSequence(context, db, { ...person, trigger: "ebook", now: monday });
    await purgePersonalData(context, later(24 * 6));
    expect(await readerOf(prepared)).toBeDefined();
    await purgePersonalData(context, later(24 * 8));
    expect(await readerOf(prepared)).toBeUndefined();
    await startSequence(prepared, later(200));
    await stopSequence(context, "forged", { everything: true, now: monday });
    const id = await readerId(db);
    await changeReader(db, id ?? 0, "end", { actor: "owner@example.com", now: later(210) });
    await purgePersonalData(context, new Date("2029-12-31T12:00:00Z"));
    expect(await readerOf(prepared)).toBeDefined();
    await purgePersonalData(context, new Date("2030-01-01T12:00:00Z"));
    expect(await readerOf(prepared)).toBeUndefined();
  });

  test("start only when complete, once for each occasion, and are offered while they run", async () => {
    const { db } = await store.open();
    const id = await createSequence(db, { name: "Procedures", trigger: "ebook" }, byOwner());
    expect(await setSequenceState(db, id, "running", byOwner())).toEqual(
      fail("incomplete", { findings: ["Enter the sentence that people agree to.", "Add an email."] }),
    );
    expect(await saveSequence(db, { id, version: 1, name: "Procedures", consent }, byOwner())).toEqual(ok());
    expect(await saveSequence(db, { id, version: 1, name: "Other", consent }, byOwner())).toEqual(fail("conflict"));
    const added = await addSequenceEmail(db, id, byOwner());
    const saved = added.ok ? await getSequenceEmail(db, added.value) : null;
    if (!saved) throw new Error("an email was added");
    expect(await setSequenceState(db, id, "running", byOwner())).toEqual(
      fail("incomplete", { findings: ["Email 1 has no subject.", "Email 1 has no text."] }),
    );
    const parts = [{ kind: "opening" as const, title: "", html: "<p>Text</p><script>alert(1)</script>" }];
    expect(await saveSequenceEmail(db, { ...saved, subject: "One", parts }, byOwner())).toEqual(ok());
    expect((await getSequenceEmail(db, saved.id))?.parts[0]?.html).toBe("<p>Text</p>");
    expect(await setSequenceState(db, id, "running", byOwner())).toEqual(ok());
    expect(await readSequenceOffers(db)).toEqual({ ebook: consent });
    expect(await removeSequenceEmail(db, saved.id, byOwner())).toEqual(
      fail("incomplete", { findings: ["It is the only email of the sequence: add another one first."] }),
    );
    await createRunningSequence(db, { trigger: "call" });
    await db.updateTable("sequences").set({ state: "closed" }).where("trigger", "=", "call").execute();
    await db.updateTable("sequences").set({ trigger: "ebook" }).where("trigger", "=", "call").execute();
    const otherSequence = await db.selectFrom("sequences").select("id").where("id", "<>", id).executeTakeFirstOrThrow();
    expect(await setSequenceState(db, Number(otherSequence.id), "running", byOwner())).toEqual(fail("taken"));
    for (let count = 1; count < 10; count++) expect((await addSequenceEmail(db, id, byOwner())).ok).toBe(true);
    expect(await addSequenceEmail(db, id, byOwner())).toEqual(fail("full"));
  });
});
