import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancelByOwner } from "../../src/features/bookings/bookings.admin.server.ts";
import { getOwnerCalendar } from "../../src/features/bookings/calendars/calendar-feed.functions.ts";
import {
  deleteFeedUrl,
  getCalendarFeed,
  getFeedUrl,
  isFeedToken,
  renewFeedUrl,
} from "../../src/features/bookings/calendars/calendar-feed.server.ts";
import { owner, ownerBookings } from "./support/owner-bookings.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const tokenOf = (url: string) => /\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? "";

describe.each(anyStoreKind)("the owner's calendar of bookings in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("lists upcoming bookings for holders of the current URL", async () => {
    const { db } = await store.open();
    const { context, now, slots, book } = ownerBookings(db);
    expect(await getFeedUrl(context)).toBeNull();
    expect(await isFeedToken(db, "null")).toBe(false);
    const url = await renewFeedUrl(context, owner);
    expect(await getFeedUrl(context)).toBe(url);
    const token = tokenOf(url);
    expect(await isFeedToken(db, token)).toBe(true);

    const [first, , , second] = await slots();
    const ids = [await book(first?.start), await book(second?.start)];
    const read = async (at = now) => {
      const calendar = new ICAL.Component(ICAL.parse(await getCalendarFeed(context, at)));
      return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    };
    const events = await read();
    expect(events.map(({ summary }) => summary)).toEqual(["Demo with Sample Visitor", "Demo with Sample Visitor"]);
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual([first?.start, second?.start]);
    expect(await read(new Date(first?.end ?? 0))).toHaveLength(1);
    await cancelByOwner(context, ids[0] ?? 0, owner, now);
    expect(await read()).toHaveLength(1);

    await renewFeedUrl(context, owner);
    expect(await isFeedToken(db, token)).toBe(false);
    await deleteFeedUrl(db, owner);
    expect(await getFeedUrl(context)).toBeNull();
    const log = await db.selectFrom("audit_log").selectAll().where("action", "like", "calendar-feed.%").execute();
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain(token);
  });

  test("is private, and guessing is rate-limited", async () => {
    const { db } = await store.open();
    const site = { ...siteContext(db, ""), clientNetwork: "203.0.113.9" };
    const token = tokenOf(await renewFeedUrl(site, owner));
    const getCalendar = (requestedToken: string, context = site) =>
      getOwnerCalendar({ params: { token: requestedToken }, context });
    const calendar = await getCalendar(token);
    expect(calendar.status).toBe(200);
    expect(calendar.headers.get("content-type")).toContain("text/calendar");
    for (const response of [calendar, await getCalendar(`${token}x`)]) {
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
    }
    expect((await getCalendar(`${token}x`)).status).toBe(404);
    const limited = await getCalendar(token, { ...site, consumeRateLimit: () => Promise.resolve(30) });
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "30"]);
  });
});
