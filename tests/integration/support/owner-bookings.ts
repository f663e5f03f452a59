import ICAL from "ical.js";
import { defaultSite } from "../../../src/facts/site.ts";
import { addByOwner } from "../../../src/features/bookings/add-booking.server.ts";
import type { BookingContext } from "../../../src/features/bookings/booking.ts";
import { getActiveEventType } from "../../../src/features/bookings/event-types.server.ts";
import { listFreeSlots } from "../../../src/features/bookings/slots.server.ts";
import type { Db } from "../../../src/server-context/db.ts";

const day = 86_400_000;

export const owner = "owner@example.com";
export const visitor = { name: "Sample Visitor", email: "visitor@example.com", organisation: null, topic: null };

/** The Monday on which every test of the owner's bookings starts, before anything is booked. */
const startOfTest = new Date("2027-03-01T08:00:00Z");

/** The bookings' view of a site, with free slots and one booking. */
export function ownerBookings(db: Db) {
  const now = startOfTest;
  const context: BookingContext = {
    site: defaultSite,
    db,
    siteUrl: "https://www.example.com",
    secret: "a secret for the tests of the bookings",
    ownerEmail: owner,
  };
  const demo = async () => {
    const type = await getActiveEventType(db, "demo");
    if (!type) throw new Error("no demo");
    return type;
  };
  const slots = async (days = 20) =>
    listFreeSlots(db, await demo(), { start: now.getTime(), end: now.getTime() + days * day }, now);
  const book = async (start?: number) => {
    const [first] = await slots();
    const request = { eventType: "demo", start: new Date(start ?? first?.start ?? 0), zone: "Europe/Berlin" };
    const added = await addByOwner(context, { ...request, person: visitor, actor: owner, now });
    if (!added.ok) throw new Error(added.code);
    return added.value;
  };
  const emails = (kind: string) => db.selectFrom("mails").selectAll().where("kind", "=", kind).orderBy("id").execute();
  const personalDataContext = {
    ...context,
    now,
    publishedEpisodes: new Set<number>(),
    deletePortrait: () => undefined,
  };
  return { context, now, demo, slots, book, emails, personalDataContext };
}

/** The first event of a calendar file, with the file's method. */
export function readCalendarFile(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event in the file");
  return { method: calendar.getFirstPropertyValue("method"), component, event: new ICAL.Event(component) };
}

/** The same for the calendar file attached to an email. */
export const readAttachedEntry = (email: { attachments: { content: string }[] } | undefined) =>
  readCalendarFile(Buffer.from(email?.attachments[0]?.content ?? "", "base64").toString("utf8"));
