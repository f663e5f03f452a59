import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { addByOwner } from "../../src/features/bookings/add-booking.server.ts";
import type { BookingContext } from "../../src/features/bookings/booking.ts";
import {
  addHolidays,
  addTimeOff,
  deleteTimeOff,
  getBookingSettings,
  saveHours,
} from "../../src/features/bookings/booking-settings.server.ts";
import {
  cancelByOwner,
  eraseBooking,
  getBookingDetail,
  listBookings,
  rescheduleByOwner,
  setBookingNotes,
} from "../../src/features/bookings/bookings.admin.server.ts";
import { getEventType, saveEventType } from "../../src/features/bookings/event-types.server.ts";
import { listFreeSlots } from "../../src/features/bookings/slots.server.ts";
import { groupDaysOff } from "../../src/features/bookings/time-off.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const day = 86_400_000;
const actor = "owner@example.com";
const person = { name: "Sample Visitor", email: "visitor@example.com", organisation: "Sample Port", topic: null };
const allBookings = { search: "", sort: "", page: 1, view: "", type: "" } as const;

describe.each(anyStoreKind)("bookings of the owner in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openBookingContext() {
    const { db } = await store.open();
    const now = new Date("2027-03-01T08:00:00Z");
    const context: BookingContext = {
      site: defaultSite,
      db,
      siteUrl: "https://www.example.com",
      secret: "a secret for the tests of the bookings",
      ownerEmail: actor,
    };
    const slots = async () => {
      const type = await getEventType(db, "demo");
      if (!type) throw new Error("no demo");
      return listFreeSlots(db, type, { start: now.getTime(), end: now.getTime() + 20 * day }, now);
    };
    const add = async (start: number) =>
      addByOwner(context, {
        eventType: "demo",
        start: new Date(start),
        zone: "Europe/Berlin",
        person,
        actor,
        now,
      });
    const emails = async () =>
      (await db.selectFrom("mails").select("kind").orderBy("id").execute()).map((email) => email.kind);
    const log = async () =>
      (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map((entry) => entry.action);
    return { db, context, now, slots, add, emails, log };
  }

  test("changed rules, hours and days off take effect in the calendar", async () => {
    const { db, now, slots, log } = await openBookingContext();
    const { types } = await getBookingSettings(db, "2020-01-01");
    const demo = types.find(({ key }) => key === "demo");
    if (!demo) throw new Error("no demo");
    await saveHours(db, "Asia/Kolkata", [{ weekday: 3, starts: "10:00", ends: "11:00" }], actor);
    await saveEventType(db, { ...demo, minutes: 60, slotStep: 60, noticeMinutes: 0 }, actor);
    const before = await slots();
    expect(before.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual(["04:30", "04:30", "04:30"]);
    const bookedDay = before[1]?.ownerDay ?? "";
    await addTimeOff(db, { from: bookedDay, until: bookedDay, reason: "Holiday" }, actor);
    expect(await slots()).toHaveLength(2);
    expect((await getBookingSettings(db, now.toISOString().slice(0, 10))).daysOff).toEqual([
      { day: bookedDay, reason: "Holiday" },
    ]);
    expect(await deleteTimeOff(db, { from: bookedDay, until: bookedDay }, actor)).toBe(true);
    expect(await deleteTimeOff(db, { from: bookedDay, until: bookedDay }, actor)).toBe(false);
    expect(await slots()).toHaveLength(3);
    expect(await saveEventType(db, { ...demo, key: "nothing" }, actor)).toBe(false);
    expect(await log()).toEqual(["availability.save", "event-type.save", "day-off.add", "day-off.remove"]);
  });

  test("the owner books for a caller, finds the booking, reschedules it, adds notes and cancels with emails", async () => {
    const { db, context, now, slots, add, emails, log } = await openBookingContext();
    const [first, ...later] = await slots();
    const other = later.at(-1);
    if (!first || !other) throw new Error("no free times");
    const added = await add(first.start);
    if (!added.ok) throw new Error(added.code);
    expect(await add(first.start)).toEqual(fail("taken"));
    const id = added.value;

    const countFound = async (search: string) => (await listBookings(db, { ...allBookings, search }, now)).total;
    expect([await countFound("SAMPLE"), await countFound("100%"), await countFound("nobody")]).toEqual([1, 0, 0]);
    expect((await listBookings(db, { ...allBookings, view: "past" }, now)).total).toBe(0);
    expect((await listBookings(db, { ...allBookings, view: "upcoming", type: "demo" }, now)).total).toBe(1);

    expect(await rescheduleByOwner(context, { id, start: new Date(other.start), actor, now })).toEqual(ok(id));
    expect(await setBookingNotes(db, id, "Brings two colleagues.", actor)).toEqual(ok());
    expect(await eraseBooking(db, id, actor, now)).toBe(false);
    expect(await cancelByOwner(context, id, actor, now)).toBe(true);
    expect(await cancelByOwner(context, id, actor, now)).toBe(false);
    expect(await getBookingDetail(db, id, now)).toMatchObject({
      startsAt: new Date(other.start).toISOString(),
      status: "cancelled",
      cancelledBy: "owner",
      notes: "Brings two colleagues.",
      title: "Demo",
    });
    expect(await emails()).toEqual(expect.arrayContaining(["booking-moved", "booking-cancelled"]));

    expect(await eraseBooking(db, id, actor, now)).toBe(true);
    expect(await emails()).toEqual([]);
    expect(await log()).toEqual(["booking.add", "booking.move", "booking.notes", "booking.cancel", "booking.erase"]);
  });

  test("a day off on a booked date names the bookings first, and keeps them on confirmation", async () => {
    const { db, now, slots, add, log } = await openBookingContext();
    const [first] = await slots();
    if (!first) throw new Error("no free times");
    const added = await add(first.start);
    if (!added.ok) throw new Error(added.code);
    const daysOff = { from: first.ownerDay, until: first.ownerDay, reason: "Holiday" };
    const before = { title: "Demo", name: person.name, startsAt: new Date(first.start).toISOString() };
    expect(await addTimeOff(db, daysOff, actor, now)).toEqual(
      fail("booked", { bookings: [{ id: added.value, ...before }] }),
    );
    expect((await getBookingSettings(db, "2020-01-01")).daysOff).toEqual([]);
    expect(await log()).toEqual(["booking.add"]);
    expect(await addTimeOff(db, { ...daysOff, despiteBookings: true }, actor, now)).toEqual(ok());
    expect((await getBookingSettings(db, "2020-01-01")).daysOff).toEqual([{ day: first.ownerDay, reason: "Holiday" }]);
    expect((await getBookingDetail(db, added.value, now))?.status).toBe("confirmed");
  });

  test("a booking's day is in the owner's zone, and past or cancelled bookings block nothing", async () => {
    const { db, context, now, add, slots } = await openBookingContext();
    const [first] = await slots();
    if (!first) throw new Error("no free times");
    const added = await add(first.start);
    if (!added.ok) throw new Error(added.code);
    // 23:30 to 00:30 in Berlin: both days are affected, although UTC has only one.
    await db
      .updateTable("bookings")
      .set({ starts_at: new Date("2027-03-09T22:30:00Z"), ends_at: new Date("2027-03-09T23:30:00Z") })
      .execute();
    const isBooked = async (day: string, at = now) =>
      !(await addTimeOff(db, { from: day, until: day, reason: "" }, actor, at)).ok;
    expect(await isBooked("2027-03-09")).toBe(true);
    expect(await isBooked("2027-03-10")).toBe(true);
    expect(await isBooked("2027-03-08")).toBe(false);
    expect(await isBooked("2027-03-11")).toBe(false);
    expect(await isBooked("2027-03-10", new Date("2027-03-09T23:30:00Z"))).toBe(false);
    await cancelByOwner(context, added.value, actor, now);
    expect(await isBooked("2027-03-09")).toBe(false);
  });

  test("a range of days off is one entry: its bookings are named, and it is removed as a whole", async () => {
    const { db, now, slots, add } = await openBookingContext();
    const booked = (await slots()).find(({ ownerDay }) => ownerDay === "2027-03-10");
    if (!booked) throw new Error("no free times");
    const added = await add(booked.start);
    if (!added.ok) throw new Error(added.code);
    const entry = { from: "2027-03-08", until: "2027-03-12", reason: "At sea" };
    expect(await addTimeOff(db, entry, actor, now)).toMatchObject({ ok: false, bookings: [{ id: added.value }] });
    expect(await addTimeOff(db, { ...entry, despiteBookings: true }, actor, now)).toEqual(ok());
    const { daysOff } = await getBookingSettings(db, "2027-01-01");
    expect(groupDaysOff(daysOff)).toEqual([entry]);
    const isOff = ({ ownerDay }: { ownerDay: string }) => ownerDay >= entry.from && ownerDay <= entry.until;
    expect((await slots()).some(isOff)).toBe(false);
    expect(await deleteTimeOff(db, entry, actor)).toBe(true);
    expect((await slots()).some(isOff)).toBe(true);
  });

  test("public holidays of a state are added at once, without past ones, beside existing days off", async () => {
    const { db, now, slots, log } = await openBookingContext();
    await addTimeOff(db, { from: "2027-03-26", until: "2027-03-26", reason: "Family" }, actor, now);
    const holidays = { country: "DE", state: "BY", year: 2027 };
    expect(await addHolidays(db, holidays, actor, now)).toEqual(ok());
    const { daysOff } = await getBookingSettings(db, "2027-01-01");
    expect(daysOff[0]).toEqual({ day: "2027-03-26", reason: "Family" });
    expect(daysOff).toContainEqual({ day: "2027-03-29", reason: "Easter Monday" });
    expect((await slots()).some(({ ownerDay }) => ownerDay === "2027-03-29")).toBe(false);
    expect(await log()).toEqual(["day-off.add", "day-off.holidays"]);
  });
});
