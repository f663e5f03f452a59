import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addHolidays,
  addTimeOff,
  deleteTimeOff,
  getBookingSettings,
  getCurrentSettings,
  saveHours,
} from "../../src/features/bookings/booking-settings.server.ts";
import {
  cancelByOwner,
  eraseBooking,
  getBookingDetail,
  listBookings,
  rescheduleByOwner,
} from "../../src/features/bookings/bookings.admin.server.ts";
import { saveEventType } from "../../src/features/bookings/event-types.server.ts";
import { groupDaysOff } from "../../src/features/bookings/time-off.ts";
import { setNotes } from "../../src/features/people/records/records.server.ts";
import { defaultSettings } from "../../src/features/settings/setting-facts.ts";
import { listSettingVersions } from "../../src/features/settings/setting-versions.server.ts";
import { readSettings, saveSettings } from "../../src/features/settings/settings.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { owner, ownerBookings, readAttachedEntry, visitor } from "./support/owner-bookings.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const allBookings = { search: "", sort: "", page: 1, view: "", type: "" } as const;

describe.each(anyStoreKind)("bookings of the owner in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openBookings() {
    const { db } = await store.open();
    const emailKinds = async () =>
      (await db.selectFrom("mails").select("kind").orderBy("id").execute()).map((email) => email.kind);
    const log = async () =>
      (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map((entry) => entry.action);
    return { db, ...ownerBookings(db), emailKinds, log };
  }

  test("sends the owner the calendar entry of a booking that they added, as theirs", async () => {
    const { book, emails } = await openBookings();
    await book();
    const [email] = await emails("booking-owner");
    expect(email?.plain.replaceAll(/\s+/g, " ")).toContain(
      "You have added a conversation with Sample Visitor. Open the attached file to add it to your calendar.",
    );
    expect(email?.plain).not.toContain("has booked");
    expect(readAttachedEntry(email).method).toBe("PUBLISH");
  });

  test("applies changed rules, hours and days off to the free times", async () => {
    const { db, now, slots, log } = await openBookings();
    const { types } = await getBookingSettings(db, "2020-01-01");
    const demo = types.find(({ key }) => key === "demo");
    if (!demo) throw new Error("no demo");
    await saveHours(db, "Asia/Kolkata", [{ weekday: 3, starts: "10:00", ends: "11:00" }], owner);
    await saveEventType(db, { ...demo, minutes: 60, slotStep: 60, noticeMinutes: 0 }, owner);
    const before = await slots();
    expect(before.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual(["04:30", "04:30", "04:30"]);
    const bookedDay = before[1]?.ownerDay ?? "";
    await addTimeOff(db, { from: bookedDay, until: bookedDay, reason: "Holiday" }, owner);
    expect(await slots()).toHaveLength(2);
    expect((await getBookingSettings(db, now.toISOString().slice(0, 10))).daysOff).toEqual([
      { day: bookedDay, reason: "Holiday" },
    ]);
    expect(await deleteTimeOff(db, { from: bookedDay, until: bookedDay }, owner)).toBe(true);
    expect(await deleteTimeOff(db, { from: bookedDay, until: bookedDay }, owner)).toBe(false);
    expect(await slots()).toHaveLength(3);
    expect(await saveEventType(db, { ...demo, key: "nothing" }, owner)).toBe(false);
    expect(await log()).toEqual(["availability.save", "event-type.save", "day-off.add", "day-off.remove"]);
  });

  test("changes the time zone in the settings too, and only if it was changed with the hours", async () => {
    const { db } = await openBookings();
    const hours = [{ weekday: 3, starts: "10:00", ends: "11:00" }];
    const zone = async () => (await getBookingSettings(db, "2020-01-01")).zone;
    const saveNotices = (version: number, values: Record<string, string>) =>
      saveSettings(db, [{ group: "notices", version, values: { ...defaultSettings.notices, ...values } }], owner);
    expect(await saveNotices(0, { weekly: "Yes" })).toMatchObject({ ok: true });
    await saveHours(db, "Europe/Lisbon", hours, owner);
    expect(await saveNotices(1, { weekly: "Yes" })).toMatchObject({ code: "conflict" });
    expect((await readSettings(db)).changed.notices).toEqual({ weekly: "Yes", zone: "Europe/Lisbon" });
    const [version] = await listSettingVersions(db, "notices");
    expect(version).toMatchObject({
      version: 2,
      savedBy: owner,
      changes: [{ label: "Time zone", before: "Europe/Berlin", after: "Europe/Lisbon" }],
    });

    await saveHours(db, "Europe/Lisbon", hours, owner);
    expect(await saveNotices(2, { zone: "Europe/Vienna" })).toMatchObject({ ok: true });
    await saveHours(db, undefined, hours, owner);
    expect(await zone()).toBe("Europe/Vienna");
    expect((await readSettings(db)).versions.notices).toBe(3);
  });

  test("adds a booking for a caller, finds, reschedules, annotates, cancels and erases it", async () => {
    const { db, context, now, slots, book, emailKinds, log } = await openBookings();
    const [first, ...later] = await slots();
    const other = later.at(-1);
    if (!first || !other) throw new Error("no free times");
    const id = await book(first.start);
    await expect(book(first.start)).rejects.toThrow("taken");

    const countFound = async (search: string) => (await listBookings(db, { ...allBookings, search }, now)).total;
    expect([await countFound("SAMPLE"), await countFound("100%"), await countFound("nobody")]).toEqual([1, 0, 0]);
    expect((await listBookings(db, { ...allBookings, view: "past" }, now)).total).toBe(0);
    expect((await listBookings(db, { ...allBookings, view: "upcoming", type: "demo" }, now)).total).toBe(1);

    expect(await rescheduleByOwner(context, { id, start: new Date(other.start), actor: owner, now })).toEqual(ok(id));
    const notes = "Brings two colleagues.";
    expect(await setNotes(db, { kind: "booking", id, base: "", notes }, owner)).toEqual(ok());
    expect(await setNotes(db, { kind: "booking", id, base: "", notes: "Late." }, owner)).toEqual(fail("changed"));
    expect(await eraseBooking(db, id, owner, now)).toBe(false);
    expect(await cancelByOwner(context, id, owner, now)).toBe(true);
    expect(await cancelByOwner(context, id, owner, now)).toBe(false);
    expect(await getBookingDetail(db, id, now)).toMatchObject({
      startsAt: new Date(other.start).toISOString(),
      status: "cancelled",
      cancelledBy: "owner",
      notes,
      title: "Demo",
    });
    expect(await emailKinds()).toEqual(expect.arrayContaining(["booking-moved", "booking-cancelled"]));

    expect(await eraseBooking(db, id, owner, now)).toBe(true);
    expect(await emailKinds()).toEqual([]);
    expect(await log()).toEqual(["booking.add", "booking.move", "booking.notes", "booking.cancel", "booking.erase"]);
  });

  test("lists the bookings on a new day off first, and keeps them once confirmed", async () => {
    const { db, now, slots, book, log } = await openBookings();
    const [first] = await slots();
    if (!first) throw new Error("no free times");
    const id = await book(first.start);
    const daysOff = { from: first.ownerDay, until: first.ownerDay, reason: "Holiday" };
    const booked = { title: "Demo", name: visitor.name, startsAt: new Date(first.start).toISOString() };
    expect(await addTimeOff(db, daysOff, owner, now)).toEqual(fail("booked", { bookings: [{ id, ...booked }] }));
    expect((await getBookingSettings(db, "2020-01-01")).daysOff).toEqual([]);
    expect(await log()).toEqual(["booking.add"]);
    expect(await addTimeOff(db, { ...daysOff, despiteBookings: true }, owner, now)).toEqual(ok());
    expect((await getBookingSettings(db, "2020-01-01")).daysOff).toEqual([{ day: first.ownerDay, reason: "Holiday" }]);
    expect((await getBookingDetail(db, id, now))?.status).toBe("confirmed");
  });

  test("finds a booking's days in the owner's zone, and ignores past or cancelled bookings", async () => {
    const { db, context, now, book, slots } = await openBookings();
    const [first] = await slots();
    if (!first) throw new Error("no free times");
    const id = await book(first.start);
    // 23:30 to 00:30 in Berlin: both days are affected, although UTC has only one.
    await db
      .updateTable("bookings")
      .set({ starts_at: new Date("2027-03-09T22:30:00Z"), ends_at: new Date("2027-03-09T23:30:00Z") })
      .execute();
    const isBooked = async (day: string, at = now) =>
      !(await addTimeOff(db, { from: day, until: day, reason: "" }, owner, at)).ok;
    expect(await isBooked("2027-03-09")).toBe(true);
    expect(await isBooked("2027-03-10")).toBe(true);
    expect(await isBooked("2027-03-08")).toBe(false);
    expect(await isBooked("2027-03-11")).toBe(false);
    expect(await isBooked("2027-03-10", new Date("2027-03-09T23:30:00Z"))).toBe(false);
    await cancelByOwner(context, id, owner, now);
    expect(await isBooked("2027-03-09")).toBe(false);
  });

  test("treats a range of days off as one entry, which is removed as a whole", async () => {
    const { db, now, slots, book } = await openBookings();
    const booked = (await slots()).find(({ ownerDay }) => ownerDay === "2027-03-10");
    if (!booked) throw new Error("no free times");
    const id = await book(booked.start);
    const entry = { from: "2027-03-08", until: "2027-03-12", reason: "At sea" };
    expect(await addTimeOff(db, entry, owner, now)).toMatchObject({ ok: false, bookings: [{ id }] });
    expect(await addTimeOff(db, { ...entry, despiteBookings: true }, owner, now)).toEqual(ok());
    const { daysOff } = await getBookingSettings(db, "2027-01-01");
    expect(groupDaysOff(daysOff)).toEqual([entry]);
    const isOff = ({ ownerDay }: { ownerDay: string }) => ownerDay >= entry.from && ownerDay <= entry.until;
    expect((await slots()).some(isOff)).toBe(false);
    expect(await deleteTimeOff(db, entry, owner)).toBe(true);
    expect((await slots()).some(isOff)).toBe(true);
  });

  test("lists today's day off until midnight in the owner's zone", async () => {
    const { db, now } = await openBookings();
    await addTimeOff(db, { from: "2027-03-08", until: "2027-03-09", reason: "" }, owner, now);
    const listed = async (zone: string) => {
      await saveHours(db, zone, [], owner);
      const { daysOff } = await getCurrentSettings(db, new Date("2027-03-08T23:30:00Z"));
      return daysOff.map(({ day }) => day);
    };
    expect(await listed("America/Los_Angeles")).toEqual(["2027-03-08", "2027-03-09"]);
    expect(await listed("Europe/Berlin")).toEqual(["2027-03-09"]);
  });

  test("adds the upcoming public holidays of a state, and keeps existing days off", async () => {
    const { db, now, slots, log } = await openBookings();
    await addTimeOff(db, { from: "2027-03-26", until: "2027-03-26", reason: "Family" }, owner, now);
    const holidays = { country: "DE", state: "BY", year: 2027 };
    expect(await addHolidays(db, holidays, owner, now)).toEqual(ok());
    const { daysOff } = await getBookingSettings(db, "2027-01-01");
    expect(daysOff[0]).toEqual({ day: "2027-03-26", reason: "Family" });
    expect(daysOff).toContainEqual({ day: "2027-03-29", reason: "Easter Monday" });
    expect((await slots()).some(({ ownerDay }) => ownerDay === "2027-03-29")).toBe(false);
    expect(await log()).toEqual(["day-off.add", "day-off.holidays"]);
  });
});
