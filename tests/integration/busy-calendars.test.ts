import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReaderPool } from "../../server/foreign-files/reader-pool.ts";
import { addTimeOff } from "../../src/features/bookings/booking-settings.server.ts";
import { getBookingDetail, listBookings } from "../../src/features/bookings/bookings.admin.server.ts";
import {
  addBusyCalendar,
  deleteBusyCalendar,
  listBusyCalendars,
  offerUnknownTimes,
  readBusyCalendars,
} from "../../src/features/bookings/calendars/busy-calendars.server.ts";
import { createBusyTimesReader } from "../../src/features/bookings/calendars/threaded-busy-times.server.ts";
import { holdSlot } from "../../src/features/bookings/holds.server.ts";
import { weeklySummaryEmail } from "../../src/features/overview/emails.ts";
import { clearNotice, listNotices } from "../../src/features/overview/notices/notices.server.ts";
import { getAdminHome } from "../../src/features/overview/overview.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { startMediaServer, thisMachine } from "./support/media-server.ts";
import { owner, ownerBookings } from "./support/owner-bookings.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
const calendarOf = (...spans: { start: number; end: number }[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Test//EN",
    ...spans.flatMap(({ start, end }, index) => [
      "BEGIN:VEVENT",
      `UID:${index}`,
      "SUMMARY:Dentist",
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

describe.each(anyStoreKind)("busy times of other calendars in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  /** A site, and a server with a calendar that a test can change. */
  async function openSite() {
    const { db } = await store.open();
    const bookings = ownerBookings(db);
    const site = {
      ...bookings,
      context: { ...bookings.context, readBusyTimes: createBusyTimesReader(createReaderPool()) },
    };
    const calendarResponse = { status: 200, body: calendarOf() };
    const { port } = await startMediaServer({
      "/private.ics": (_, response) => response.writeHead(calendarResponse.status).end(calendarResponse.body),
    });
    const readOptions = { now: site.now, allowedHosts: thisMachine };
    const today = async (hours: number) =>
      (await listNotices(db, new Date(site.now.getTime() + hours * 3_600_000))).map(({ title, reason, since }) => ({
        title,
        reason,
        since,
      }));
    const url = `http://calendar.example:${port}/private.ics`;
    const add = () => addBusyCalendar(site.context, { name: "Private", url, actor: owner }, readOptions);
    return {
      db,
      ...site,
      calendarResponse,
      readOptions,
      today,
      add,
      read: () => readBusyCalendars(site.context, readOptions),
    };
  }

  test("neither offers nor holds a busy time until the calendar frees it", async () => {
    const { db, now, demo, slots, calendarResponse, add, read } = await openSite();
    const [first, second] = await slots();
    if (!first || !second) throw new Error("nothing is free");
    calendarResponse.body = calendarOf(first);
    expect(await add()).toEqual(ok({ note: null }));
    const starts = async () => (await slots()).map(({ start }) => start);
    expect(await starts()).not.toContain(first.start);
    const hold = async () => holdSlot(db, await demo(), { start: new Date(first.start), zone: "Europe/Berlin" }, now);
    expect(await hold()).toMatchObject(fail("not-offered"));
    calendarResponse.body = calendarOf();
    await read();
    expect(await starts()).toContain(first.start);
    expect(await hold()).toMatchObject({ ok: true });
  });

  test("keeps the busy times of a failing calendar, and reports why it fails", async () => {
    const { db, now, slots, calendarResponse, add, read } = await openSite();
    const [first] = await slots();
    if (!first) throw new Error("nothing is free");
    calendarResponse.body = calendarOf(first);
    await add();
    calendarResponse.status = 503;
    await expect(read()).rejects.toThrow("Its server answered 503.");
    expect((await slots()).map(({ start }) => start)).not.toContain(first.start);
    const { calendars, next } = await listBusyCalendars(db, now);
    expect(calendars).toMatchObject([{ host: "calendar.example", problem: "Its server answered 503." }]);
    expect(next).toEqual([{ start: new Date(first.start).toISOString(), end: new Date(first.end).toISOString() }]);
    calendarResponse.status = 200;
    await read();
    expect((await listBusyCalendars(db, now)).calendars).toMatchObject([{ problem: null }]);
    expect(await deleteBusyCalendar(db, calendars[0]?.id ?? 0, owner)).toBe(true);
    expect((await slots()).map(({ start }) => start)).toContain(first.start);
  });

  test("reports an unreadable calendar on the home screen and in Monday's email after an hour", async () => {
    const { db, context, now, calendarResponse, add, read, today } = await openSite();
    await add();
    calendarResponse.body = "<html>Sign in</html>";
    await expect(read()).rejects.toThrow("not a calendar");
    expect(await today(0.9)).toEqual([]);
    const [notice] = await today(1);
    expect(notice).toMatchObject({ title: "The calendar “Private” can’t be read", since: now.toISOString() });
    const nextMonday = new Date(now.getTime() + 7 * 86_400_000);
    const email = weeklySummaryEmail(await getAdminHome(context, nextMonday), {
      siteUrl: context.siteUrl,
      zone: "Europe/Berlin",
    });
    expect(JSON.stringify(email)).toContain("Since Monday, 1 March, 9:00 AM.");
    calendarResponse.body = calendarOf();
    await read();
    expect(await today(1)).toEqual([]);
    expect((await listBusyCalendars(db, now)).calendars).toMatchObject([{ problemSince: null }]);
  });

  test("reports unreadable parts of a calendar in its row and on the home screen", async () => {
    const { db, now, calendarResponse, add, read, today } = await openSite();
    const file = (name: string) =>
      readFileSync(path.join(import.meta.dirname, `../fixtures/calendars/${name}.ics`), "utf8");
    calendarResponse.body = file("08b-turned-bad-a-good");
    expect(await add()).toEqual(ok({ note: null }));
    expect(await today(0)).toEqual([]);
    calendarResponse.body = file("08b-turned-bad-b-turned-bad");
    await read();
    const leftOut = "1 of 2 events could not be read: line 17 isn’t valid and was left out.";
    expect((await listBusyCalendars(db, now)).calendars).toMatchObject([{ leftOut, problem: null }]);
    expect(await today(0)).toMatchObject([{ reason: expect.stringContaining(leftOut) as string }]);
    await clearNotice(db, "busy-calendar-events:1", now);
    await read();
    expect(await today(0)).toEqual([]);
  });

  test("offers nothing after the last known time of an unreadable calendar, unless the owner allows it", async () => {
    const { db, now, slots, calendarResponse, add, read } = await openSite();
    const offeredStarts = (await slots()).map(({ start }) => start);
    const until = offeredStarts[Math.floor(offeredStarts.length / 2)] ?? 0;
    calendarResponse.body = [
      "BEGIN:VCALENDAR",
      "BEGIN:VFREEBUSY",
      `DTSTART:${stamp(now.getTime())}`,
      `DTEND:${stamp(until)}`,
      "END:VFREEBUSY",
      "END:VCALENDAR",
    ].join("\n");
    expect(await add()).toEqual(ok({ note: expect.stringContaining("Nothing in it can make a time busy") as string }));
    const starts = async () => (await slots()).map(({ start }) => start);
    expect(await starts()).toEqual(offeredStarts);
    calendarResponse.status = 503;
    await expect(read()).rejects.toThrow();
    expect((await starts()).at(-1)).toBeLessThan(until);
    const [calendar] = (await listBusyCalendars(db, now)).calendars;
    expect(calendar?.knownUntil).toBe(new Date(until).toISOString());
    await offerUnknownTimes(db, { id: calendar?.id ?? 0, offers: true, actor: owner });
    expect(await starts()).toEqual(offeredStarts);
  });

  test("rejects an invalid, private or duplicate calendar", async () => {
    const { db, context, now, calendarResponse, add } = await openSite();
    calendarResponse.body = "<html>Sign in</html>";
    expect(await add()).toEqual(fail("unreadable", { reason: "What the URL sends is not a calendar." }));
    const inside = { name: "Inside", url: "http://127.0.0.1:1/private.ics", actor: owner };
    expect(await addBusyCalendar(context, inside)).toEqual(fail("unreadable", { reason: "The host is not public." }));
    expect((await listBusyCalendars(db, now)).calendars).toEqual([]);
    calendarResponse.body = calendarOf();
    await add();
    expect(await add()).toEqual(fail("known"));
  });

  test("exposes neither event details nor the private URL, also not in the log", async () => {
    const { db, now, slots, calendarResponse, add } = await openSite();
    const [first] = await slots();
    calendarResponse.body = calendarOf(first ?? { start: 0, end: 1 });
    await add();
    const exposed = JSON.stringify([
      await listBusyCalendars(db, now),
      await db.selectFrom("busy_times").selectAll().execute(),
      await db.selectFrom("audit_log").selectAll().execute(),
    ]);
    expect(exposed).not.toContain("Dentist");
    expect(exposed).not.toContain("private.ics");
  });

  test("marks a booking that conflicts with a busy time or day off until it is over", async () => {
    const { db, now, slots, book, calendarResponse, add, read } = await openSite();
    const [first] = await slots();
    if (!first) throw new Error("nothing is free");
    const id = await book(first.start);
    const marked = async (at = now) => (await getBookingDetail(db, id, at))?.hasConflict;
    calendarResponse.body = calendarOf({ start: first.end, end: first.end + 60_000 });
    await add();
    expect(await marked()).toBe(false);
    calendarResponse.body = calendarOf({ start: first.end - 60_000, end: first.end });
    await read();
    expect(await marked()).toBe(true);
    expect(await marked(new Date(first.end))).toBe(false);
    const view = { search: "", sort: "", page: 1, view: "upcoming", type: "" } as const;
    expect((await listBookings(db, view, now)).bookings).toMatchObject([{ id, hasConflict: true }]);
    calendarResponse.body = calendarOf();
    await read();
    expect(await marked()).toBe(false);
    await addTimeOff(
      db,
      { from: first.ownerDay, until: first.ownerDay, reason: "", despiteBookings: true },
      owner,
      now,
    );
    expect(await marked()).toBe(true);
  });
});
