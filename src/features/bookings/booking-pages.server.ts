import { setResponseStatus } from "@tanstack/react-start/server";
import { guardWrite, Refused } from "../../request/guards.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { answerForm, type FormPost, type SentForm, type Taken } from "../forms/form-post.server.ts";
import type { FormAnswer, FormShape } from "../forms/form-shape.ts";
import { book, bookingPages, cancel, manageUrl, moveBooking, openBookingLink } from "./booking-desk.server.ts";
import type { BookingView } from "./booking-view.ts";
import {
  type Booking,
  type EventType,
  getCalendar,
  getEventType,
  holdSlot,
  listFreeSlots,
  nextFreeSlots,
} from "./bookings.server.ts";
import {
  type BookingSearch,
  bookingFields,
  isInstant,
  isTimeZone,
  type PlainTimes,
  timeGone,
} from "./offered-times.ts";

const day = 86_400_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const closed = "Nothing of this kind can be booked at the moment.";

const offered = ({ start, end }: { start: number; end: number }) => ({ start, end });

/** The times of a kind of conversation for a page without scripts; undefined when the address asks for none. */
export async function readPlainTimes(
  context: Pick<RequestContext, "db">,
  type: EventType,
  search: BookingSearch,
  except?: Booking,
): Promise<PlainTimes | undefined> {
  const { times, start } = search;
  if (times === undefined && start === undefined) return undefined;
  const now = new Date();
  const { zone: ownerZone } = await getCalendar(context.db, now.toISOString().slice(0, 10));
  const shared = { zone: search.zone ?? except?.zone ?? ownerZone, ownerZone, minutes: type.minutes };
  if (start === undefined) {
    const span = { start: now.getTime(), end: now.getTime() + (type.windowDays + 2) * day };
    const slots = await listFreeSlots(context.db, type, span, now, except?.id);
    const zones = [...new Set([shared.zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
    return { ...shared, show: "list", times: slots.map(offered), zones };
  }
  const [free] = await listFreeSlots(context.db, type, { start, end: start + 1 }, now, except?.id);
  if (free) return { ...shared, show: "chosen", start };
  const next = await nextFreeSlots(context.db, type, Math.max(start, now.getTime()), now, except?.id);
  return { ...shared, show: "gone", start, times: next.map(offered) };
}

/** A field that is text; a file under its name counts as nothing. */
function textOf(body: FormData, name: string): string {
  const value = body.get(name);
  return typeof value === "string" ? value : "";
}

/** The instant and the zone that a form was sent with; null when they are none. */
function wishOf(body: FormData): { start: Date; zone: string } | null {
  const start = Number(textOf(body, bookingFields.start) || Number.NaN);
  const zone = textOf(body, bookingFields.zone);
  return isInstant(start) && zone.length <= 60 && isTimeZone(zone) ? { start: new Date(start), zone } : null;
}

/** Books what a form asks for: the time that was held for it, or else the one that was chosen without a script. */
export async function bookFromForm(
  context: RequestContext,
  type: EventType,
  sent: SentForm,
  guestId?: number,
): Promise<Taken> {
  const { values, body, notice } = sent;
  const now = new Date();
  const details = {
    name: values.name ?? "",
    email: values.email ?? "",
    organisation: values.organisation || null,
    topic: values.topic || null,
    consentText: notice,
    guestId,
  };
  const path = (booking: Booking) => new URL(manageUrl(context, booking)).pathname;
  const reference = textOf(body, bookingFields.hold);
  if (uuid.test(reference)) {
    const booking = await book(context, type, reference, details, now);
    if (booking) return { location: path(booking) };
  }
  const wish = wishOf(body);
  if (!wish) return { refused: "Choose a time first." };
  const held = await holdSlot(context.db, type, wish, now);
  if ("refused" in held) return { refused: timeGone };
  const booking = await book(context, type, held.reference, details, now);
  return booking ? { location: path(booking) } : { refused: timeGone };
}

/** Takes the form of a page on which one kind of conversation is booked. */
export async function takeBooking(eventType: string, shape: FormShape, post: FormPost) {
  return answerForm(post, {
    shape,
    pretend: new URL(post.request.url).pathname,
    take: async (sent) => {
      const type = await getEventType(post.context.db, eventType);
      return type ? bookFromForm(post.context, type, sent) : { refused: closed };
    },
  });
}

/** A kind of conversation that was booked once can be looked at even when it is offered no more. */
async function typeOf(context: Pick<RequestContext, "db">, booking: Booking): Promise<EventType | null> {
  return getEventType(context.db, booking.eventType, { evenIfClosed: true });
}

/** What the link of a booking shows, without anything in it that could change the booking. */
export async function viewBooking(
  context: Pick<RequestContext, "db" | "secret">,
  token: string,
  search: BookingSearch,
): Promise<BookingView> {
  const now = new Date();
  const opened = await openBookingLink(context, token, now);
  if ("problem" in opened) {
    setResponseStatus(opened.problem === "forged" ? 404 : 410);
    return { state: opened.problem };
  }
  const { booking } = opened;
  const type = await typeOf(context, booking);
  if (!type) return { state: "expired" };
  const { zone: ownerZone } = await getCalendar(context.db, now.toISOString().slice(0, 10));
  const state = booking.status === "cancelled" ? "cancelled" : booking.endsAt <= now ? "past" : "confirmed";
  return {
    state,
    eventType: type.key,
    title: type.title,
    start: booking.startsAt.getTime(),
    minutes: Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000),
    zone: booking.zone,
    ownerZone,
    name: booking.name ?? "",
    email: booking.email ?? "",
    place: type.place,
    cancelledBy: booking.cancelledBy,
    bookAgain: bookingPages[type.key] ?? "/contact",
    plain: state === "confirmed" ? await readPlainTimes(context, type, search, booking) : undefined,
  };
}

/** What came of pressing a button on a booking's page: another address, or a refusal in words. */
async function change(context: RequestContext, token: string, body: FormData): Promise<{ location: string } | string> {
  const now = new Date();
  const opened = await openBookingLink(context, token, now);
  if ("problem" in opened) return { location: `/booking/${token}` };
  const { booking } = opened;
  const type = await typeOf(context, booking);
  if (!type || booking.endsAt <= now) return "This conversation has taken place, so it can no longer be changed.";
  if (body.get("action") === "cancel") {
    await cancel(context, type, booking.reference, "visitor", now);
    return { location: `/booking/${token}` };
  }
  const wish = wishOf(body);
  if (!wish) return "Choose a time first.";
  const moved = await moveBooking(context, type, booking, wish, now);
  if (moved === null) return { location: `/booking/${token}` };
  if (typeof moved === "string") return `${timeGone} Your booking has not changed; please choose another time.`;
  return { location: new URL(manageUrl(context, moved)).pathname };
}

/** Takes the buttons of a booking's page: plain forms, so they work in every browser. */
export async function takeBookingChange(token: string, post: FormPost) {
  const { request, context } = post;
  const answer = (status: number, message: string) => {
    setResponseStatus(status);
    const formAnswer: FormAnswer = { form: "booking-change", outcome: "refused", message, values: {} };
    return post.next({ context: { formAnswer } });
  };
  try {
    await guardWrite(context, { bucket: "booking-change", points: 20, seconds: 600 });
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    return answer(refusal.status, refusal.message);
  }
  const body = await request.formData().catch(() => new FormData());
  const done = await change(context, token, body);
  if (typeof done === "string") return answer(409, done);
  return new Response(null, { status: 303, headers: { Location: done.location } });
}
