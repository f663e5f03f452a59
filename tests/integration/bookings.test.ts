import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import type { BookingDetails, EventType } from "../../src/features/bookings/booking.ts";
import { manageUrl } from "../../src/features/bookings/booking-emails.server.ts";
import { viewBooking } from "../../src/features/bookings/booking-view.server.ts";
import {
  cancelBooking,
  confirmBooking,
  getBooking,
  rescheduleBooking,
} from "../../src/features/bookings/bookings.server.ts";
import { getActiveEventType } from "../../src/features/bookings/event-types.server.ts";
import {
  holdClient,
  holdForVisitor,
  holdSlot,
  purgeExpiredHolds,
  releaseHold,
} from "../../src/features/bookings/holds.server.ts";
import { listFreeSlots } from "../../src/features/bookings/slots.server.ts";
import { confirmWaitingBooking, openWaitingBooking } from "../../src/features/bookings/waiting-bookings.server.ts";
import { queueEmail } from "../../src/features/email/emails.server.ts";
import { deliveryTestEmail } from "../../src/features/email/emails.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { RequestContext } from "../../src/server-context/request-context.ts";
import { siteContext } from "./support/site-context.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const hour = 3_600_000;
const day = 24 * hour;
const details: BookingDetails = {
  name: "Sample Visitor",
  email: "visitor@example.com",
  organisation: null,
  topic: null,
  consentText: "We use what you enter to hold the conversation.",
};

describe.each(storeKinds)("bookings in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openCalendar() {
    const { db } = await store.open();
    const now = new Date();
    const span = { start: now.getTime(), end: now.getTime() + 21 * day };
    const type = async (key: string) => {
      const eventType = await getActiveEventType(db, key);
      if (!eventType) throw new Error(`no event type ${key}`);
      return eventType;
    };
    const free = async (key: string) => listFreeSlots(db, await type(key), span, now);
    const hold = async (key: string, start: number) =>
      holdSlot(db, await type(key), { start: new Date(start), zone: "Asia/Kolkata" }, now);
    async function book(key: string, start: number) {
      const result = await hold(key, start);
      if (!result.ok) throw new Error(`the time was ${result.code}`);
      const booking = await confirmBooking(siteContext(db, ""), await type(key), result.value.reference, details, now);
      if (!booking.ok) throw new Error(booking.code);
      return booking.value;
    }
    return { db, now, type, free, hold, book };
  }

  test("rejects a held time for every event type, with the next free ones", async () => {
    const { free, hold } = await openCalendar();
    const slots = await free("demo");
    // An hour-long conversation starts on the hour only.
    const index = slots.findIndex(({ start }) => start % hour === 0);
    const first = slots[index];
    if (!first) throw new Error("nothing is free");
    expect(await hold("demo", first.start)).toMatchObject({ ok: true });
    const rejection = await hold("knowledge-audit", first.start);
    expect(rejection).toMatchObject(fail("taken"));
    expect("alternatives" in rejection && rejection.alternatives).toHaveLength(3);
    const repeated = await hold("demo", first.start);
    // Starting half an hour later would violate its buffer.
    expect(repeated).toMatchObject({ ...fail("taken"), alternatives: slots.slice(index + 2, index + 5) });
    expect((await free("strategy-call")).map(({ start }) => start)).not.toContain(first.start);
  });

  test("offers the time of an expired hold", async () => {
    const { db, free, hold } = await openCalendar();
    const [first] = await free("demo");
    if (!first) throw new Error("nothing is free");
    await hold("demo", first.start);
    await sql`update bookings set held_until = now() - interval '1 second'`.execute(db);
    expect((await free("demo"))[0]).toEqual(first);
    expect(await hold("demo", first.start)).toMatchObject({ ok: true });
  });

  test("rejects a time outside the hours", async () => {
    const { free, hold } = await openCalendar();
    const [first] = await free("demo");
    expect(await hold("demo", (first?.start ?? 0) + 60_000)).toMatchObject(fail("not-offered"));
    expect(await hold("demo", Date.now() - day)).toMatchObject(fail("not-offered"));
  });

  test("limits a client to three holds under concurrent requests", async () => {
    const { db, now, type, free } = await openCalendar();
    await sql`update event_types set daily_limit = null, buffer_after = 0`.execute(db);
    const slots = await free("demo");
    const [demo, audit] = [await type("demo"), await type("strategy-call")];
    const holdFor = (client: string, index: number) =>
      holdSlot(db, index % 2 ? demo : audit, { start: new Date(slots[index]?.start ?? 0), zone: "UTC", client }, now);
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => holdFor("a", index)));
    const holds = results.flatMap((result) => (result.ok ? [result.value] : []));
    expect(holds).toHaveLength(3);
    expect(results.filter((result) => !result.ok)).toEqual(Array(9).fill(fail("too-many")));
    // Other clients are counted separately; a hold that becomes a booking, expires or is released frees its slot.
    expect(await holdFor("b", 12)).toMatchObject({ ok: true });
    const [first, second] = holds.map(({ reference }) => reference);
    const confirm = (kind: EventType) => confirmBooking(siteContext(db, ""), kind, first ?? "", details, now);
    const confirmed = await confirm(demo);
    expect((confirmed.ok ? confirmed : await confirm(audit)).ok).toBe(true);
    expect(await holdFor("a", 13)).toMatchObject({ ok: true });
    expect(await holdFor("a", 14)).toEqual(fail("too-many"));
    await releaseHold(db, second ?? "");
    expect(await holdFor("a", 14)).toMatchObject({ ok: true });
    await sql`update bookings set held_until = now() - interval '1 second' where held_by = 'a'`.execute(db);
    expect(await holdFor("a", 15)).toMatchObject({ ok: true });
    await purgeExpiredHolds(db);
    const { rows } = await sql<{ client: string }>`
      select held_by as client from bookings where held_by is not null order by 1`.execute(db);
    expect(rows.map(({ client }) => client)).toEqual(["a", "b"]);
  });

  test("stores a client as a digest, not as an IP", () => {
    const name = (secret: string, clientNetwork: string) => holdClient({ secret, clientNetwork });
    expect(name("one secret", "203.0.113.9")).toBe(name("one secret", "203.0.113.9"));
    expect(name("one secret", "203.0.113.9")).not.toBe(name("one secret", "203.0.113.8"));
    expect(name("one secret", "203.0.113.9")).not.toBe(name("another secret", "203.0.113.9"));
  });

  test("counts a /48 of IPv6 as one client", () => {
    const name = (clientNetwork: string) => holdClient({ secret: "one secret", clientNetwork });
    expect(name("2001:db8:0:1::/64")).toBe(name("2001:db8:0:ffff::/64"));
    expect(name("2001:db8:0:1::/64")).not.toBe(name("2001:db8:1:1::/64"));
  });

  test("frees a cancelled time at once, and cancels it only once", async () => {
    const { db, now, type, free, book } = await openCalendar();
    const [first] = await free("demo");
    if (!first) throw new Error("nothing is free");
    const demo = await type("demo");
    const booking = await book("demo", first.start);
    expect(booking).toMatchObject({
      status: "confirmed",
      zone: "Asia/Kolkata",
      sequence: 0,
      startsAt: new Date(first.start),
    });
    const cancel = () => cancelBooking(siteContext(db, ""), demo, booking.reference, "visitor", now);
    expect(await cancel()).toMatchObject({ status: "cancelled", sequence: 1 });
    expect(await cancel()).toBeNull();
    expect((await free("demo"))[0]).toEqual(first);
    await book("demo", first.start);
    expect(await getBooking(db, booking.reference)).toMatchObject({ status: "cancelled" });
  });

  test("reschedules to a time overlapping the booking's own, not to an occupied one", async () => {
    const { db, now, type, free, book } = await openCalendar();
    const slots = await free("demo");
    const [first, second, , fourth] = slots;
    if (!first || !second || !fourth) throw new Error("too little is free");
    const booking = await book("demo", first.start);
    await book("demo", fourth.start);
    const demo = await type("demo");
    const move = (start: number) =>
      rescheduleBooking(siteContext(db, ""), demo, booking, { start: new Date(start), zone: "UTC" }, now);
    expect(await move(fourth.start)).toEqual(fail("taken"));
    expect(await move(first.start + 60_000)).toEqual(fail("not-offered"));
    const moved = ok({ startsAt: new Date(second.start), sequence: 1, zone: "UTC" });
    // Pressed three times.
    const moves = await Promise.all([move(second.start), move(second.start), move(second.start)]);
    for (const result of moves) expect(result).toMatchObject(moved);
    const emails = await db.selectFrom("mails").select("kind").where("kind", "=", "booking-moved").execute();
    expect(emails).toHaveLength(1);
  });

  test("keeps the daily limit under concurrent requests", async () => {
    const { db, free, hold } = await openCalendar();
    await sql`update event_types set daily_limit = 2, buffer_after = 0 where key = 'demo'`.execute(db);
    const slots = await free("demo");
    const sameDay = slots.filter(({ ownerDay }) => ownerDay === slots[0]?.ownerDay).slice(0, 8);
    const results = await Promise.all(sameDay.map(({ start }) => hold("demo", start)));
    expect(results.filter((result) => result.ok)).toHaveLength(Math.min(2, sameDay.length));
  });

  test("keeps the daily limit when an expired hold is confirmed", async () => {
    const { db, now, type, free, hold, book } = await openCalendar();
    await sql`update event_types set daily_limit = 1, buffer_after = 0 where key = 'demo'`.execute(db);
    const [first, second] = await free("demo");
    if (!first || second?.ownerDay !== first.ownerDay) throw new Error("too little is free");
    const result = await hold("demo", first.start);
    if (!result.ok) throw new Error(result.code);
    await sql`update bookings set held_until = now() - interval '1 second'`.execute(db);
    const booking = await book("demo", second.start);
    const demo = await type("demo");
    const confirm = () => confirmBooking(siteContext(db, ""), demo, result.value.reference, details, now);
    expect(await confirm()).toEqual(fail("expired"));
    await cancelBooking(siteContext(db, ""), demo, booking.reference, "visitor", now);
    expect(await confirm()).toMatchObject({ ok: true });
  });

  describe("bookings of visitors", () => {
    async function openVisitors() {
      const calendar = await openCalendar();
      const { db, now, type, free } = calendar;
      await sql`update event_types set daily_limit = null, buffer_after = 0`.execute(db);
      const [context, demo, slots] = [siteContext(db, ""), await type("demo"), await free("demo")];
      let next = 0;
      const hold = async (client: string) => {
        const start = new Date(slots[next++]?.start ?? 0);
        return holdSlot(db, demo, { start, zone: "UTC", client }, now);
      };
      const book = async (email: string, client: string) => {
        const result = await hold(client);
        if (!result.ok) return result;
        const booking = await confirmBooking(context, demo, result.value.reference, { ...details, email, client }, now);
        if (!booking.ok) await releaseHold(db, result.value.reference);
        return booking;
      };
      const click = async (email: string) => {
        const mail = await db
          .selectFrom("mails")
          .select("plain")
          .where("kind", "=", "booking-check")
          .where("recipient", "=", email)
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        const token = /\/booking\/(\S+)/.exec(mail.plain)?.[1] ?? "";
        return (at = now) => openWaitingBooking(context, token, at);
      };
      const kinds = async () =>
        (
          await db.selectFrom("mails").select("kind").where("kind", "<>", "booking-reminder").orderBy("id").execute()
        ).map(({ kind: eventKind }) => eventKind);
      return { ...calendar, context, demo, slots, book, click, kinds };
    }

    test("holds a second open booking of an address until the click in its email", async () => {
      const { context, demo, now, book, click, kinds } = await openVisitors();
      expect(await book("a@example.com", "one")).toMatchObject({ ok: true, value: { status: "confirmed" } });
      const second = await book("A@example.com", "two");
      if (!second.ok) throw new Error(second.code);
      const { reference, endsAt } = second.value;
      expect(await kinds()).toEqual(["booking-confirmed", "booking-owner", "booking-check"]);
      // Anyone who submits the form can open the page after it: its link authorises nothing.
      const shownReference = new URL(manageUrl(context, { reference, endsAt })).pathname.split("/").at(-1) ?? "";
      expect(await openWaitingBooking(context, shownReference, now)).toMatchObject({ isProven: false });
      expect(await viewBooking(context, shownReference, {})).toMatchObject({ state: "waiting" });
      const opened = await click("A@example.com");
      expect(await opened()).toMatchObject({ isProven: true, booking: { status: "held" } });
      expect(await opened(new Date(now.getTime() + 3 * hour))).toBeNull();
      expect(await confirmWaitingBooking(context, demo, reference, now)).toMatchObject({ ok: true });
      expect(await confirmWaitingBooking(context, demo, reference, now)).toEqual(fail("expired"));
      expect((await kinds()).slice(3)).toEqual(["booking-confirmed", "booking-owner"]);
      expect(await viewBooking(context, shownReference, {})).toMatchObject({ state: "confirmed" });
    });

    test("keeps the address of a booking that waits for a click when its hold is submitted again", async () => {
      const { context, db, demo, now, book, click, kinds } = await openVisitors();
      await book("typo@example.com", "one");
      await book("right@example.com", "two");
      const waiting = await book("typo@example.com", "three");
      if (!waiting.ok) throw new Error(waiting.code);
      const corrected = { ...details, email: "right@example.com", client: "three" };
      const { reference } = waiting.value;
      expect(await confirmBooking(context, demo, reference, corrected, now)).toEqual(fail("expired"));
      expect(await (await click("typo@example.com"))()).toMatchObject({ booking: { email: "typo@example.com" } });
      // The panel then holds the time again, in place of the booking that waits.
      const request = { eventType: "demo", start: waiting.value.startsAt.getTime(), zone: "UTC", instead: reference };
      const again = await holdForVisitor({ ...context, clientNetwork: "192.0.2.1" } as RequestContext, request);
      if (!again.ok) throw new Error(again.code);
      expect(await confirmBooking(context, demo, again.value.reference, corrected, now)).toMatchObject({ ok: true });
      expect(await (await click("right@example.com"))()).toMatchObject({ booking: { email: "right@example.com" } });
      expect((await kinds()).filter((eventKind) => eventKind === "booking-check")).toHaveLength(2);
      expect(await getBooking(db, reference)).toBeNull();
    });

    test("limits open bookings per address and per network", async () => {
      const { context, demo, now, book, db } = await openVisitors();
      for (let index = 0; index < 3; index++) {
        const booking = await book("a@example.com", `network-${index}`);
        if (booking.ok && index > 0) await confirmWaitingBooking(context, demo, booking.value.reference, now);
      }
      expect(await book("a@example.com", "another")).toEqual(fail("too-many"));
      const results = [];
      for (let index = 0; index < 9; index++) results.push(await book(`${index}@example.com`, "b"));
      expect(results.filter((result) => result.ok)).toHaveLength(8);
      expect(results.at(-1)).toEqual(fail("too-many"));
      // The network is deleted once its bookings are over.
      await sql`update bookings set starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year'`.execute(
        db,
      );
      await purgeExpiredHolds(db);
      expect(await db.selectFrom("bookings").select("id").where("booked_by", "is not", null).execute()).toEqual([]);
    });

    test("limits how often a visitor changes a booking, and emails about it", async () => {
      const { db, context, demo, now, slots, book } = await openVisitors();
      const booked = await book("a@example.com", "one");
      if (!booked.ok) throw new Error(booked.code);
      const move = async (index: number, by: "visitor" | "owner") => {
        const requested = { start: new Date(slots[index]?.start ?? 0), zone: "UTC" };
        return rescheduleBooking(context, demo, booked.value, requested, now, by);
      };
      const setSequence = (sequence: number) => db.updateTable("bookings").set({ sequence }).execute();
      await setSequence(10);
      expect(await move(20, "visitor")).toEqual(fail("too-many"));
      await setSequence(0);
      const moves = [];
      for (let index = 0; index < 7; index++) moves.push(await move(10 + index, "visitor"));
      expect(moves.filter((moved) => moved.ok)).toHaveLength(5);
      expect(moves.at(-1)).toEqual(fail("too-many"));
      expect(await move(20, "owner")).toMatchObject({ ok: true });
      const cancelled = await cancelBooking(context, demo, booked.value.reference, "visitor", now);
      expect(cancelled?.status).toBe("cancelled");
      const queued = db.selectFrom("mails").select("failure").where("recipient", "=", "a@example.com");
      const failures = (await queued.where("kind", "<>", "booking-reminder").execute()).map(({ failure }) => failure);
      expect(failures.filter((failure) => failure === null)).toHaveLength(7);
      // Bookings beyond the limit wait for the owner.
      expect(failures.filter((failure) => failure === "limit")).toHaveLength(1);
    });

    test("emails an unverified address at most ten times an hour, whatever the reason", async () => {
      const { db } = await openVisitors();
      const to = "stranger@example.com";
      const kindsInTurn = ["download", "guest-received", "my-data", "newsletter-link", "booking-moved"] as const;
      const send = async () => {
        let count = 0;
        for (let index = 0; index < 20; index++) {
          const mail = { kind: kindsInTurn[index % 5] ?? "download", to, content: deliveryTestEmail("example.com") };
          if (await db.transaction().execute((trx) => queueEmail(defaultSite, trx, mail))) count++;
        }
        return count;
      };
      expect(await send()).toBe(10);
      const owner = { kind: "lead-reply", to, content: deliveryTestEmail("example.com") } as const;
      expect(await queueEmail(defaultSite, db, owner)).toBe(true);
      const confirmed = { email: to, page: "/", status: "confirmed", created_at: new Date() } as const;
      await db
        .insertInto("subscribers")
        .values({ ...confirmed, name: null, industry: null, visit: null, expires_at: null })
        .execute();
      expect(await send()).toBeGreaterThan(0);
    });
  });

  test("gives each time to exactly one of the concurrent requests", async () => {
    const { db, free, hold } = await openCalendar();
    await sql`update event_types set daily_limit = null, buffer_after = 0 where key = 'demo'`.execute(db);
    const requestedSlots = (await free("demo")).slice(0, 10);
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        hold("demo", requestedSlots[index % requestedSlots.length]?.start ?? 0),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(requestedSlots.length);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings`.execute(db);
    expect(rows).toEqual([{ count: requestedSlots.length }]);
  });
});
