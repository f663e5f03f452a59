import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getBookingWeek } from "../../src/features/bookings/week/booking-week.server.ts";
import { ownerBookings } from "./support/owner-bookings.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

describe.each(anyStoreKind)("the booking week in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openWeek() {
    const { db } = await store.open();
    const site = ownerBookings(db);
    const calendar = { name: "Private", url: "https://calendar.example/private.ics" };
    const { id } = await db.insertInto("busy_calendars").values(calendar).returning("id").executeTakeFirstOrThrow();
    const busy = (starts_at: string, ends_at: string) =>
      db.insertInto("busy_times").values({ calendar_id: id, starts_at, ends_at }).execute();
    return { db, ...site, busy };
  }

  test("places bookings, busy times and days off by the owner's clock", async () => {
    const { db, now, book, busy } = await openWeek();
    // Wednesday at ten in Berlin.
    const id = await book(Date.parse("2027-03-03T09:00:00Z"));
    await busy("2027-03-03T09:15:00Z", "2027-03-03T11:00:00Z");
    await db.insertInto("days_off").values({ day: "2027-03-05", reason: "At sea" }).execute();
    const week = await getBookingWeek(db, "2027-03-07", now);
    expect(week).toMatchObject({ zone: "Europe/Berlin", today: "2027-03-01" });
    expect(week.days.map(({ day, off }) => [day, off])).toEqual([
      ["2027-03-01", null],
      ["2027-03-02", null],
      ["2027-03-03", null],
      ["2027-03-04", null],
      ["2027-03-05", "At sea"],
      ["2027-03-06", null],
      ["2027-03-07", null],
    ]);
    expect(week.days[0]?.hours).toEqual([{ weekday: 1, starts: "09:00", ends: "18:00" }]);
    expect(week.days[2]?.entries).toMatchObject([
      {
        from: 600,
        until: 630,
        item: { kind: "booking", id, name: "Sample Visitor", hasConflict: true, isOver: false },
      },
      { from: 615, until: 720, item: { kind: "busy", calendar: "Private" } },
    ]);
    expect((await getBookingWeek(db, "2027-03-08", now)).days.flatMap(({ entries }) => entries)).toEqual([]);
  });

  test("starts on Monday of the current week by default, also just before midnight in Berlin", async () => {
    const { db } = await openWeek();
    const first = async (now: string) => (await getBookingWeek(db, undefined, new Date(now))).days[0]?.day;
    expect(await first("2027-03-07T22:59:00Z")).toBe("2027-03-01");
    expect(await first("2027-03-07T23:01:00Z")).toBe("2027-03-08");
  });

  test.each([
    ["2027-03-28", "2027-03-28T21:30:00Z", "2027-03-28T22:30:00Z"],
    ["2027-10-31", "2027-10-31T22:30:00Z", "2027-10-31T23:30:00Z"],
  ])("shows the last hour of Sunday %s once, after a DST change", async (day, starts, ends) => {
    const { db, now, busy } = await openWeek();
    await busy(starts, ends);
    const { days } = await getBookingWeek(db, day, now);
    expect(days.flatMap(({ entries }) => entries)).toMatchObject([{ from: 1410, until: 1440 }]);
    expect(days[6]?.entries).toHaveLength(1);
  });
});
