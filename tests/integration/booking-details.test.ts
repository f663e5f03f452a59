import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { manageUrl } from "../../src/features/bookings/booking-emails.server.ts";
import { viewBooking } from "../../src/features/bookings/booking-view.server.ts";
import {
  cancelByOwner,
  getBookingDetail,
  listBookings,
  setNoShow,
  setPlaceByOwner,
  updateReminders,
} from "../../src/features/bookings/bookings.admin.server.ts";
import { cancelBooking, getBooking } from "../../src/features/bookings/bookings.server.ts";
import { bookingsPersonalData } from "../../src/features/bookings/personal-data.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { owner, ownerBookings, readAttachedEntry, visitor } from "./support/owner-bookings.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const allBookings = { search: "", sort: "", page: 1, view: "", type: "" } as const;
const oneLine = (text: string | undefined) => (text ?? "").replaceAll(/\s+/g, " ");

describe.each(anyStoreKind)("the details of a booking in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function openBooked() {
    const { db } = await store.open();
    const site = ownerBookings(db);
    // Later than the first free slot, so that both reminders are still due.
    const id = await site.book((await site.slots()).at(-1)?.start);
    const reference = async () =>
      (await db.selectFrom("bookings").select("reference").where("id", "=", id).executeTakeFirstOrThrow()).reference;
    const booking = await getBooking(db, await reference());
    if (!booking) throw new Error("not booked");
    const token = new URL(manageUrl(site.context, booking)).pathname.split("/").at(-1) ?? "";
    const myData = async () =>
      JSON.stringify(await bookingsPersonalData.find(db, visitor.email, site.personalDataContext));
    return { db, ...site, id, booking, token, myData };
  }

  test("gives a visitor's reason for cancelling to the owner and the visitor's own data only", async () => {
    const { db, context, now, demo, id, booking, emails, myData } = await openBooked();
    const reason = "The audit has been brought forward.";
    await cancelBooking(context, await demo(), booking.reference, "visitor", now, reason);
    expect(await getBookingDetail(db, id, now)).toMatchObject({ cancelledBy: "visitor", cancelReason: reason });
    const [, notice] = await emails("booking-owner");
    expect(oneLine(notice?.plain)).toContain(reason);
    expect(readAttachedEntry(notice).method).toBe("CANCEL");
    expect(oneLine((await emails("booking-cancelled"))[0]?.plain)).not.toContain(reason);
    expect(await myData()).toContain(reason);
  });

  test("quotes the owner's reason in the visitor's email and on the booking's page", async () => {
    const { context, now, id, token, emails, myData } = await openBooked();
    expect(await cancelByOwner(context, id, owner, now, "I am ill.")).toBe(true);
    expect(oneLine((await emails("booking-cancelled"))[0]?.plain)).toContain("I am ill.");
    expect(await viewBooking(context, token, {})).toMatchObject({ state: "cancelled", cancelReason: "I am ill." });
    expect(await myData()).toContain("I am ill.");
  });

  test("omits the reason from emails when there is none", async () => {
    const { context, now, id, emails } = await openBooked();
    await cancelByOwner(context, id, owner, now);
    expect((await emails("booking-cancelled"))[0]?.plain).not.toContain("Reason");
  });

  test("attaches a calendar entry for the owner to the owner's email", async () => {
    const { booking, id, emails } = await openBooked();
    const { method, event, component } = readAttachedEntry((await emails("booking-owner"))[0]);
    expect(method).toBe("PUBLISH");
    expect(event.uid).toBe(`${booking.reference}@www.example.com`);
    expect(event.summary).toBe("Demo with Sample Visitor");
    expect(event.startDate.toJSDate()).toEqual(booking.startsAt);
    expect(event.description).toContain(`https://www.example.com/admin/bookings/${id}`);
    // The visitor's link acts on behalf of the visitor.
    expect(event.description).not.toContain("/booking/");
    expect(component.getAllProperties("attendee")).toEqual([]);
  });

  test("records a no-show after the start, lists it and can undo it", async () => {
    const { db, now, id, booking } = await openBooked();
    const note = (noShow: boolean, at: Date) => setNoShow(db, { id, noShow, actor: owner, now: at });
    expect(await note(true, now)).toBe(false);
    const { startsAt, endsAt } = booking;
    expect(await note(true, startsAt)).toBe(true);
    const noShows = async () => (await listBookings(db, { ...allBookings, view: "no-show" }, endsAt)).bookings;
    expect(await noShows()).toMatchObject([{ id, noShow: true, isOver: true }]);
    expect(await note(false, endsAt)).toBe(true);
    expect(await noShows()).toEqual([]);
    const log = await db.selectFrom("audit_log").select("action").orderBy("id").execute();
    expect(log.map(({ action }) => action)).toEqual(["booking.add", "booking.no-show", "booking.attended"]);
  });

  test("replaces {code} in a link by a room unique to the booking, the same in emails, calendar entry and page", async () => {
    const { db, context, now, id, booking, token, emails } = await openBooked();
    await db.updateTable("event_types").set({ place: "https://meet.example.com/{code}" }).execute();
    await updateReminders(context, booking.eventType, now);
    const { typePlace = "" } = (await getBookingDetail(db, id, now)) ?? {};
    expect(typePlace).toMatch(/^https:\/\/meet\.example\.com\/[0-9a-f]{20}$/);
    expect(await viewBooking(context, token, {})).toMatchObject({ place: typePlace });
    expect((await emails("booking-reminder")).map(({ plain }) => plain.includes(`${typePlace}`))).toEqual([true, true]);
    const secondBooking = await ownerBookings(db).book();
    expect((await getBookingDetail(db, secondBooking, now))?.typePlace).not.toBe(typePlace);
  });

  test("shows a booking's own place in the calendar entry, the page and the reminders until it is removed", async () => {
    const { db, context, now, id, booking, token, emails, myData } = await openBooked();
    const roomUrl = "https://meet.example.com/room-7";
    const setLocation = (text: string | null) => setPlaceByOwner(context, { id, place: text, actor: owner, now });
    expect(await setLocation(roomUrl)).toEqual(ok());
    expect(await setLocation(roomUrl)).toEqual(fail("changed"));
    const [email] = await emails("booking-place");
    const { method, event } = readAttachedEntry(email);
    expect([method, event.uid, event.sequence]).toEqual(["REQUEST", `${booking.reference}@www.example.com`, 1]);
    expect(event.location).toBe(roomUrl);
    expect(event.startDate.toJSDate()).toEqual(booking.startsAt);
    const reminders = await emails("booking-reminder");
    expect(reminders.map(({ plain }) => plain.includes(roomUrl))).toEqual([true, true]);
    expect(await viewBooking(context, token, {})).toMatchObject({ place: roomUrl });
    expect(await getBookingDetail(db, id, now)).toMatchObject({ place: roomUrl, typePlace: null });
    expect(await myData()).toContain(roomUrl);
    expect(await setLocation(null)).toEqual(ok());
    expect(await viewBooking(context, token, {})).toMatchObject({ place: null });
    expect(readAttachedEntry((await emails("booking-place"))[1]).event.sequence).toBe(2);
    await cancelByOwner(context, id, owner, now);
    expect(await setLocation(roomUrl)).toEqual(fail("changed"));
  });
});
