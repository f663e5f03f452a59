import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { addByOwner } from "../../src/features/bookings/add-booking.server.ts";
import { bookingLinkPurpose, type EventType } from "../../src/features/bookings/booking.ts";
import { listBookableTimes, readPlainTimes } from "../../src/features/bookings/booking-view.server.ts";
import {
  cancelByOwner,
  getBookingDetail,
  listRescheduleTimes,
  rescheduleByOwner,
} from "../../src/features/bookings/bookings.admin.server.ts";
import { confirmBooking, getBooking } from "../../src/features/bookings/bookings.server.ts";
import { withLength } from "../../src/features/bookings/event-types/event-type-length.ts";
import {
  createEventType,
  getActiveEventType,
  getEventType,
  listBookingPages,
  listEventTypes,
  orderEventTypes,
  retireEventType,
  saveEventType,
} from "../../src/features/bookings/event-types.server.ts";
import { holdSlot } from "../../src/features/bookings/holds.server.ts";
import { toBookable } from "../../src/features/bookings/offered-slots.ts";
import { bookingsPersonalData } from "../../src/features/bookings/personal-data.server.ts";
import { listFreeSlots } from "../../src/features/bookings/slots.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { openAdministeredSite } from "./support/administered-site.ts";
import { owner, ownerBookings, readAttachedEntry, visitor } from "./support/owner-bookings.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(anyStoreKind)("an event type's own rules in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openDemo(changes: Partial<EventType>) {
    const { db } = await store.open();
    const site = ownerBookings(db);
    const saved = { ...(await site.demo()), ...changes };
    expect(await saveEventType(db, saved, owner)).toBe(true);
    const free = async (minutes: number) => {
      const type = { ...(await site.demo()), minutes };
      return listFreeSlots(db, type, { start: site.now.getTime(), end: site.now.getTime() + 20 * day }, site.now);
    };
    return { db, ...site, free };
  }

  test("gives an interview the hour and a half that its page announces", async () => {
    expect((await getActiveEventType((await store.open()).db, "interview"))?.minutes).toBe(90);
  });

  test("saves the rules, except for the fixed length of the interview", async () => {
    const hours = [{ weekday: 3, starts: "13:00", ends: "15:00" }];
    const questions = [{ id: "a1", kind: "choice" as const, label: "Which?", required: true, options: ["A", "B"] }];
    const { db, demo } = await openDemo({ otherLengths: [60, 15, 60], hours, questions });
    expect(await demo()).toMatchObject({ otherLengths: [15, 60], hours, questions });
    const interview = await getActiveEventType(db, "interview");
    if (!interview) throw new Error("no interview");
    await saveEventType(db, { ...interview, otherLengths: [15] }, owner);
    expect((await getActiveEventType(db, "interview"))?.otherLengths).toEqual([]);
  });

  test("derives times, end and buffer from the selected length", async () => {
    const { db, context, now, demo, free } = await openDemo({ otherLengths: [60], bufferAfter: 15 });
    const hour = await free(60);
    const half = await free(30);
    expect(hour.length).toBeLessThan(half.length);
    const start = hour[0]?.start ?? 0;
    expect(half.map((slot) => slot.start)).toContain(start);
    const request = { eventType: "demo", start: new Date(start), zone: "Europe/Berlin", person: visitor, actor: owner };
    expect(await addByOwner(context, { ...request, minutes: 45, now })).toEqual(fail("not-offered"));
    const added = await addByOwner(context, { ...request, minutes: 60, now });
    if (!added.ok) throw new Error(added.code);
    const booked = await getBookingDetail(db, added.value, now);
    expect(Date.parse(booked?.endsAt ?? "") - start).toBe(60 * minute);
    // Its hour and the following quarter are unavailable for short events, too.
    const remaining = (await listFreeSlots(db, await demo(), { start, end: start + 2 * 60 * minute }, now)).map(
      (slot) => Math.round((slot.start - start) / minute),
    );
    expect(remaining).toEqual([90]);
  });

  test("keeps the booked length when rescheduled after the event type's length has changed", async () => {
    const { db, context, now, demo, free } = await openDemo({ otherLengths: [60] });
    const [first, , later] = await free(60);
    const request = { eventType: "demo", start: new Date(first?.start ?? 0), minutes: 60, zone: "Europe/Berlin" };
    const added = await addByOwner(context, { ...request, person: visitor, actor: owner, now });
    if (!added.ok) throw new Error(added.code);
    await saveEventType(db, { ...(await demo()), otherLengths: [], minutes: 30 }, owner);
    const start = later?.start ?? 0;
    expect(await rescheduleByOwner(context, { id: added.value, start: new Date(start), actor: owner, now })).toEqual(
      ok(added.value),
    );
    const moved = await getBookingDetail(db, added.value, now);
    expect([Date.parse(moved?.startsAt ?? ""), Date.parse(moved?.endsAt ?? "")]).toEqual([start, start + 60 * minute]);
    const row = await db.selectFrom("bookings").select("reference").executeTakeFirstOrThrow();
    const booking = await getBooking(db, row.reference);
    if (!booking) throw new Error("not booked");
    const plain = await readPlainTimes(context, await demo(), { times: "list", minutes: 30 }, booking);
    expect(plain).toMatchObject({ minutes: 60, lengths: [60] });
  });

  test("stores answers in the owner's own booking, all of them optional", async () => {
    const questions = [
      { id: "a", kind: "choice" as const, label: "Which?", required: true, options: ["Ward", "Office"] },
      { id: "b", kind: "short" as const, label: "How many?", required: true, options: [] },
    ];
    const { db, context, now, free } = await openDemo({ questions });
    const slots = await free(30);
    // Days apart, so that none is too close to another.
    const [first, second, third] = [slots[0], slots[30], slots.at(-1)];
    const add = (slot: typeof first, answers: Record<string, string>) => {
      const request = { eventType: "demo", start: new Date(slot?.start ?? 0), zone: "Europe/Berlin" };
      return addByOwner(context, { ...request, answers, person: visitor, actor: owner, now });
    };
    const added = await add(first, { "question-a": "Office", "question-z": "Not asked" });
    if (!added.ok) throw new Error(added.code);
    expect((await getBookingDetail(db, added.value, now))?.answers).toEqual([{ question: "Which?", answer: "Office" }]);
    expect(await add(second, {})).toMatchObject({ ok: true });
    expect(await add(third, { "question-a": "Neither" })).toEqual(fail("not-offered"));
  });

  test("copies another type's rules into an added one, which the owner then activates", async () => {
    const { db, demo } = await openDemo({ otherLengths: [60], meets: "phone" });
    const created = await createEventType(db, { title: "Copy of Demo", copyOf: "demo" }, owner);
    expect(created).toEqual(ok("copy-of-demo"));
    expect(await createEventType(db, { title: "Copy of Demo", copyOf: "demo" }, owner)).toEqual(ok("copy-of-demo-2"));
    expect(await createEventType(db, { title: "x", copyOf: "unknown" }, owner)).toEqual(fail("gone"));
    expect(await getActiveEventType(db, "copy-of-demo")).toBeNull();
    const copy = await getEventType(db, "copy-of-demo");
    expect(copy).toEqual({ ...(await demo()), key: "copy-of-demo", title: "Copy of Demo", active: false });
    if (!copy) throw new Error("no copy");
    await saveEventType(db, { ...copy, active: true }, owner);
    expect(await listBookingPages(db)).toEqual(["/book/copy-of-demo"]);
    await orderEventTypes(db, ["copy-of-demo", "interview"], owner);
    const order = (await listEventTypes(db)).map(({ key }) => key);
    expect(order.slice(0, 2)).toEqual(["copy-of-demo", "interview"]);
  });

  test("asks for the number of a call by phone and repeats it in the email", async () => {
    const { context, now, free, emails } = await openDemo({ meets: "phone", place: null });
    const start = new Date((await free(30))[0]?.start ?? 0);
    const request = { eventType: "demo", start, zone: "Europe/Berlin", person: visitor, actor: owner, now };
    expect(await addByOwner(context, { ...request, answers: { "question-phone": "none" } })).toEqual(
      fail("not-offered"),
    );
    await addByOwner(context, { ...request, answers: { "question-phone": "+49 69 123456" } });
    const [email] = await emails("booking-confirmed");
    expect(email?.plain.replaceAll(/\s+/g, " ")).toContain("will call you on +49 69 123456.");
    expect(readAttachedEntry(email).event.location).toBe("By phone, +49 69 123456");
  });

  test("retires a type, which keeps its bookings, and restores it unchanged", async () => {
    const { db, context, now, demo, free, book } = await openDemo({});
    const id = await book();
    expect(await retireEventType(db, "demo", now, owner)).toBe(true);
    expect(await retireEventType(db, "demo", now, owner)).toBe(false);
    expect(await getActiveEventType(db, "demo")).toBeNull();
    expect(await getBookingDetail(db, id, now)).toMatchObject({ title: "Demo", status: "confirmed" });
    expect(await retireEventType(db, "demo", null, owner)).toBe(true);
    expect(await demo()).toMatchObject({ active: true, retired: false });
    const later = (await free(30)).at(-1);
    const moved = await rescheduleByOwner(context, {
      id,
      start: new Date(later?.start ?? 0),
      actor: owner,
      now,
    });
    expect(moved).toEqual(ok(id));
  });

  test("lists the times for rescheduling a booking of a retired type in its booked length", async () => {
    const { db, now, demo, free, book } = await openDemo({ dailyLimit: 1 });
    const [first, second] = await free(30);
    if (!first || !second) throw new Error("nothing is free");
    const id = await book(first.start);
    await saveEventType(db, { ...(await demo()), minutes: 60 }, owner);
    await retireEventType(db, "demo", now, owner);
    const times = await listRescheduleTimes(db, { id, from: now.getTime(), to: now.getTime() + 20 * day }, now);
    expect(times).toMatchObject({ minutes: 30, lengths: [30] });
    // Neither its own time nor its place in the daily limit counts as taken.
    expect(times?.times.slice(0, 2)).toEqual([first, second].map(toBookable));
    expect(await listBookableTimes(db, { eventType: "demo", from: 0, to: now.getTime() }, now)).toBeNull();
    await cancelByOwner(ownerBookings(db).context, id, owner, now);
    expect(await listRescheduleTimes(db, { id, from: 0, to: now.getTime() }, now)).toBeNull();
  });

  test("counts all lengths towards the daily limit", async () => {
    const { db, context, now, demo, free } = await openDemo({ otherLengths: [60], dailyLimit: 1 });
    const [first] = await free(60);
    if (!first) throw new Error("nothing is free");
    const request = { eventType: "demo", start: new Date(first.start), minutes: 60, zone: "Europe/Berlin" };
    await addByOwner(context, { ...request, person: visitor, actor: owner, now });
    const sameDay = (await free(30)).filter(({ ownerDay }) => ownerDay === first.ownerDay);
    expect(sameDay).toEqual([]);
    const hold = await holdSlot(db, await demo(), { start: new Date(first.end + 60 * minute), zone: "UTC" }, now);
    expect(hold).toMatchObject(fail("taken"));
  });

  test("replaces the general hours by custom ones, and still applies days off", async () => {
    const hours = [{ weekday: 6, starts: "10:00", ends: "11:00" }];
    const { db, now, free } = await openDemo({ hours, noticeMinutes: 0 });
    const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", weekday: "long" });
    const saturdaySlots = await free(30);
    expect(new Set(saturdaySlots.map(({ start }) => weekday.format(start)))).toEqual(new Set(["Saturday"]));
    const audit = await getActiveEventType(db, "knowledge-audit");
    if (!audit) throw new Error("no audit");
    const otherSlots = await listFreeSlots(db, audit, { start: now.getTime(), end: now.getTime() + 20 * day }, now);
    expect(otherSlots.map(({ start }) => weekday.format(start))).not.toContain("Saturday");
    const dayOff = saturdaySlots[0]?.ownerDay ?? "";
    await db.insertInto("days_off").values({ day: dayOff, reason: null }).execute();
    expect((await free(30)).map(({ ownerDay }) => ownerDay)).not.toContain(dayOff);
  });

  test("gives answers to the owner's email, calendar and record and the visitor's own data only", async () => {
    const { db, context, now, demo, free, emails, personalDataContext } = await openDemo({ otherLengths: [60] });
    const type = withLength(await demo(), 60);
    if (!type) throw new Error("no such length");
    const [slot] = await free(60);
    const hold = await holdSlot(db, type, { start: new Date(slot?.start ?? 0), zone: "Europe/Berlin" }, now);
    if (!hold.ok) throw new Error(hold.code);
    const answers = [{ question: "How many people?", answer: "Two hundred nurses" }];
    const details = { ...visitor, consentText: "", answers };
    const booking = await confirmBooking(context, type, hold.value.reference, details, now);
    if (!booking.ok) throw new Error(booking.code);
    expect(await getBookingDetail(db, booking.value.id, now)).toMatchObject({ answers });
    const [notice] = await emails("booking-owner");
    expect(notice?.plain).toContain("Two hundred nurses");
    expect(readAttachedEntry(notice).event.description).toContain("How many people?\nTwo hundred nurses");
    const [confirmation] = await emails("booking-confirmed");
    expect(confirmation?.plain).not.toContain("nurses");
    const [personalData] = await bookingsPersonalData.find(db, visitor.email, personalDataContext);
    expect(personalData?.facts).toContainEqual({ label: "How many people?", value: "Two hundred nurses" });
    await db.transaction().execute((trx) => bookingsPersonalData.erase(trx, visitor.email, personalDataContext));
    expect(await db.selectFrom("bookings").select("id").execute()).toEqual([]);
    expect(JSON.stringify(await db.selectFrom("mails").selectAll().execute())).not.toContain("nurses");
  });
});

test("times to reschedule a booking of a closed event type are offered to those who have its link", async () => {
  const site = await openAdministeredSite();
  onTestFinished(site.close);
  const { db } = site.database;
  const bookings = ownerBookings(db);
  const id = await bookings.book();
  await saveEventType(db, { ...(await bookings.demo()), active: false }, owner);
  const { reference } = await db
    .selectFrom("bookings")
    .select("reference")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { secret } = siteContext(db, site.mediaDir);
  const expiresAt = new Date(Date.now() + day);
  const from = Date.now();
  const fetchTimes = async (subject: string) => {
    const booking = signLink(secret, { purpose: bookingLinkPurpose, subject, expiresAt });
    const data = { eventType: "demo", from, to: from + 20 * day, booking };
    return (await site.call("fetchSlots", { method: "GET", data })).text();
  };
  expect(await fetchTimes(reference)).toContain('"times"');
  expect(await fetchTimes(crypto.randomUUID())).not.toContain('"times"');
});
