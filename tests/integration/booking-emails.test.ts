import ICAL from "ical.js";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeEmail } from "../../server/email/compose-email.ts";
import { manageUrl } from "../../src/features/bookings/booking-emails.server.ts";
import { getBookingSettings } from "../../src/features/bookings/booking-settings.server.ts";
import { viewBooking } from "../../src/features/bookings/booking-view.server.ts";
import { updateReminders } from "../../src/features/bookings/bookings.admin.server.ts";
import {
  cancelBooking,
  confirmBooking,
  openBookingLink,
  rescheduleBooking,
} from "../../src/features/bookings/bookings.server.ts";
import { getActiveEventType, saveEventType } from "../../src/features/bookings/event-types.server.ts";
import { holdSlot } from "../../src/features/bookings/holds.server.ts";
import { listFreeSlots } from "../../src/features/bookings/slots.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { readAttachedEntry } from "./support/owner-bookings.ts";
import { siteContext } from "./support/site-context.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const hour = 3_600_000;
let store: Store;

beforeAll(async () => {
  store = await startStore(oneStoreKind);
});
afterAll(() => store.stop());

/** A site with one demo booked at least three days ahead. */
async function openBooked(typed: { organisation?: string; topic?: string } = {}) {
  const { db } = await store.open();
  const context = siteContext(db, "");
  const now = new Date();
  const demo = await getActiveEventType(db, "demo");
  if (!demo) throw new Error("no demo");
  const slots = await listFreeSlots(
    db,
    demo,
    { start: now.getTime() + 72 * hour, end: now.getTime() + 400 * hour },
    now,
  );
  const [first, , , other] = slots;
  if (!first || !other) throw new Error("nothing is free");
  const hold = await holdSlot(db, demo, { start: new Date(first.start), zone: "Asia/Kolkata" }, now);
  if (!hold.ok) throw new Error(hold.code);
  const details = {
    name: "Sample Visitor",
    email: "visitor@example.com",
    organisation: "Sample Clinic",
    topic: "SOPs",
    consentText: "As shown.",
    ...typed,
  };
  const confirmed = await confirmBooking(context, demo, hold.value.reference, details, now);
  if (!confirmed.ok) throw new Error(confirmed.code);
  const booking = confirmed.value;
  const emails = () => db.selectFrom("mails").selectAll().orderBy("id").execute();
  return { db, context, now, demo, booking, first, other, emails };
}

test("sends a confirmation with a calendar entry, schedules two reminders and notifies the owner", async () => {
  const { booking, first, emails } = await openBooked();
  const queued = await emails();
  expect(queued.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["booking-confirmed", "visitor@example.com"],
    ["booking-reminder", "visitor@example.com"],
    ["booking-reminder", "visitor@example.com"],
    ["booking-owner", "owner@example.com"],
  ]);
  expect(queued.slice(1, 3).map((email) => email.next_attempt_at.getTime())).toEqual([
    first.start - 24 * hour,
    first.start - hour,
  ]);
  const { method, event } = readAttachedEntry(queued[0]);
  expect(method).toBe("REQUEST");
  expect(event.uid).toBe(`${booking.reference}@www.example.com`);
  expect(event.startDate.toJSDate()).toEqual(booking.startsAt);
  // The owner's reply goes to the person who booked.
  expect(queued[3]?.headers).toEqual({ "Reply-To": "visitor@example.com" });
  expect(queued[0]?.plain).toContain("Asia/Kolkata");
  expect(queued[0]?.html).toMatch(/href="[^"]+\.ics"[^>]*>Add to calendar</);
  expect(queued[3]?.plain).toContain("Europe/Berlin");
});

test("sends links in a visitor's input to the owner only, not to an unverified address", async () => {
  const typed = { organisation: "Win at spam.example", topic: "See https://spam.example/now" };
  const { emails } = await openBooked(typed);
  const file = (email: { attachments: { content: string }[] }) =>
    Buffer.from(email.attachments[0]?.content ?? "", "base64").toString("utf8");
  const echoes = (await emails()).map((email) => [email.kind, `${email.html}${email.plain}${file(email)}`] as const);
  expect(echoes.filter(([, text]) => text.includes("spam.example")).map(([kind]) => kind)).toEqual(["booking-owner"]);
});

test("sends a newer version of the entry and replaces the reminders when rescheduled", async () => {
  const { context, now, demo, booking, other, emails } = await openBooked();
  const to = { start: new Date(other.start), zone: "UTC" };
  expect(await rescheduleBooking(context, demo, booking, to, now)).toMatchObject(ok({ startsAt: to.start }));
  const queued = await emails();
  const reminders = queued.filter(({ kind }) => kind === "booking-reminder");
  expect(reminders.map((email) => email.next_attempt_at.getTime())).toEqual([
    other.start - 24 * hour,
    other.start - hour,
  ]);
  const moved = queued.find(({ kind }) => kind === "booking-moved");
  expect(moved?.html).toMatch(/href="[^"]+\.ics"[^>]*>Add to calendar</);
  const { event } = readAttachedEntry(moved);
  expect([event.uid, event.sequence]).toEqual([`${booking.reference}@www.example.com`, 1]);
});

test("withdraws the calendar entry and the reminders when cancelled, once", async () => {
  const { context, now, demo, booking, emails } = await openBooked();
  expect(await cancelBooking(context, demo, booking.reference, "visitor", now)).toMatchObject({
    status: "cancelled",
  });
  expect(await cancelBooking(context, demo, booking.reference, "visitor", now)).toBeNull();
  const queued = await emails();
  expect(queued.filter(({ kind }) => kind === "booking-reminder")).toEqual([]);
  expect(queued.filter(({ kind }) => kind === "booking-cancelled")).toHaveLength(1);
  const { method, event } = readAttachedEntry(queued.find(({ kind }) => kind === "booking-cancelled"));
  expect([method, event.uid, event.sequence]).toEqual(["CANCEL", `${booking.reference}@www.example.com`, 1]);
});

test("adds the invitation as an alternative and as a file, in lines of at most 75 octets", async () => {
  const { emails } = await openBooked();
  const [email] = await emails();
  if (!email) throw new Error("no email");
  const { raw } = await composeEmail(email, { from: () => "hello@example.com", host: "example.com" });
  const parsed = await simpleParser(raw);
  expect(raw.toString()).toMatch(
    /multipart\/alternative[\s\S]+text\/html[\s\S]+text\/calendar; charset=utf-8; method=REQUEST/,
  );
  expect(parsed.attachments.map(({ filename, contentType }) => `${filename} ${contentType}`)).toContain(
    "invitation.ics application/ics",
  );
  const [file] = parsed.attachments.filter(({ filename }) => filename === "invitation.ics");
  const lines = file?.content.toString("utf8").split("\r\n") ?? [];
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(new ICAL.Component(ICAL.parse(lines.join("\r\n"))).getFirstPropertyValue("method")).toBe("REQUEST");
});

test("withdraws the owner's own entry when cancelled in the admin area", async () => {
  const { context, now, demo, booking, emails } = await openBooked();
  await cancelBooking(context, demo, booking.reference, "owner", now, "Ill");
  const cancellation = (await emails()).findLast(({ kind }) => kind === "booking-owner");
  const { method, event } = readAttachedEntry(cancellation);
  expect([method, event.uid.split("@")[0], event.sequence]).toEqual(["CANCEL", booking.reference, 1]);
  expect(cancellation?.plain).toContain("You have cancelled");
});

test("opens a booking only by its own link, until that expires", async () => {
  const { context, now, booking } = await openBooked();
  const token = manageUrl(context, booking).split("/").at(-1) ?? "";
  expect(await openBookingLink(context, token, now)).toMatchObject(ok({ reference: booking.reference }));
  expect(await openBookingLink(context, `${token}x`, now)).toEqual(fail("forged"));
  expect(
    await openBookingLink({ ...context, secret: "another secret of the same length as ours" }, token, now),
  ).toEqual(fail("forged"));
  expect(await openBookingLink(context, token, new Date(booking.endsAt.getTime() + 25 * hour))).toEqual(
    fail("expired"),
  );
});

test("adds a later meeting link to the page, pending reminders and the calendar entry", async () => {
  const { db, context, now, demo, booking, emails } = await openBooked();
  const link = "https://meet.example.com/room?id=7";
  expect((await emails()).map(({ plain }) => plain).join()).not.toContain(link);
  expect((await emails())[0]?.plain.replaceAll(/\s+/g, " ")).toContain("There’s no meeting link yet.");
  const token = new URL(manageUrl(context, booking)).pathname.split("/").at(-1) ?? "";
  expect(await viewBooking(context, token, {})).toMatchObject({ state: "confirmed", place: null });

  const before = (await emails()).filter(({ kind }) => kind === "booking-reminder");
  const [firstReminder] = before;
  await db
    .updateTable("mails")
    .set({ attempts: 1 })
    .where("id", "=", firstReminder?.id ?? 0)
    .execute();
  const settings = (await getBookingSettings(db, "2026-01-01")).types.find(({ key }) => key === demo.key);
  if (!settings) throw new Error("no settings");
  expect(await saveEventType(db, { ...settings, place: link }, "owner@example.com")).toBe(true);
  await updateReminders(context, demo.key, now);

  expect(await viewBooking(context, token, {})).toMatchObject({ place: link });
  const after = (await emails()).filter(({ kind }) => kind === "booking-reminder");
  expect(after.map((email) => [email.next_attempt_at, email.plain.includes(link)])).toEqual([
    [before[0]?.next_attempt_at, false],
    [before[1]?.next_attempt_at, true],
  ]);
  const type = await getActiveEventType(db, demo.key);
  if (!type) throw new Error("no demo");
  await cancelBooking(context, type, booking.reference, "visitor", now);
  const { event } = readAttachedEntry((await emails()).find(({ kind }) => kind === "booking-cancelled"));
  expect(event.location).toBe(link);
});
