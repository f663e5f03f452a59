import { copyOf, type Texts } from "../../facts/page-texts.ts";
import { plainLine } from "../../lib/plain-text.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import { isTimeZone } from "../../lib/time/time-zone.ts";
import type { RequestContext } from "../../server-context/request-context.ts";
import {
  type FormPost,
  limitSubmissions,
  readSubmission,
  respondToSubmission,
  type Submission,
} from "../forms/submission.server.ts";
import type { WordedForm } from "../forms/worded-form.ts";
import {
  type Booking,
  type BookingDetails,
  type EventType,
  hasBuiltInPage,
  maxReasonLength,
  type RequestedSlot,
} from "./booking.ts";
import { bookingCalendarFile, manageUrl } from "./booking-emails.server.ts";
import {
  cancelBooking,
  confirmBooking,
  findRepeatedBooking,
  openBookingLink,
  rescheduleBooking,
} from "./bookings.server.ts";
import { answersOf, questionsOf, withQuestions } from "./event-types/booking-question.ts";
import { questionWords } from "./event-types/booking-question-copy.ts";
import { withLength } from "./event-types/event-type-length.ts";
import { getActiveEventType, getEventType } from "./event-types.server.ts";
import { holdClient, holdSlot, releaseHold } from "./holds.server.ts";
import { bookingFields, isInstant } from "./slot-list.ts";
import { bookingAnswers, bookingChangeAnswers, bookingLinkAnswers } from "./ui/booking-answers-copy.ts";
import { confirmWaitingBooking, openWaitingBooking } from "./waiting-bookings.server.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For "taken", the page shows the next free times. */
export type BookingFormFailure = "no-time" | "taken" | "closed" | "too-many";

function textOf(body: FormData, name: string): string {
  const value = body.get(name);
  return typeof value === "string" ? value : "";
}

function requestedSlotOf(body: FormData): RequestedSlot | null {
  const start = Number(textOf(body, bookingFields.start) || Number.NaN);
  const zone = textOf(body, bookingFields.zone);
  return isInstant(start) && zone.length <= 60 && isTimeZone(zone) ? { start: new Date(start), zone } : null;
}

const managePath = (context: RequestContext, booking: Booking) => new URL(manageUrl(context, booking)).pathname;

/** Books the held time, or the one selected without JavaScript. @returns the path of the booking */
export async function submitBookingForm(
  context: RequestContext,
  type: EventType,
  submission: Submission,
  guestId?: number,
): Promise<Result<string, BookingFormFailure>> {
  const { values, body, notice, visit } = submission;
  const now = new Date();
  const client = holdClient(context);
  const details = {
    name: values.name ?? "",
    email: values.email ?? "",
    organisation: values.organisation || null,
    topic: values.topic || null,
    answers: answersOf(questionsOf(type), values),
    consentText: notice,
    visit,
    guestId,
    ...(guestId === undefined && { client }),
    sequence: { consent: submission.sequence, page: submission.page },
  };
  const requested = requestedSlotOf(body);
  const hold = textOf(body, bookingFields.hold);
  const choice: Choice = {
    reference: uuid.test(hold) ? hold : undefined,
    slot: requested && { ...requested, client },
    minutes: textOf(body, bookingFields.minutes),
  };
  const booked = await bookChoice(context, type, choice, details, now);
  if (booked.ok) return ok(managePath(context, booked.value));
  const repeated = await findRepeatedBooking(context.db, type, choice, details, now);
  return repeated ? ok(managePath(context, repeated)) : booked;
}

type Choice = {
  /** Of a hold. */
  reference: string | undefined;
  slot: (RequestedSlot & { client: string }) | null;
  minutes: string;
};

async function bookChoice(
  context: RequestContext,
  type: EventType,
  { reference, slot, minutes }: Choice,
  details: BookingDetails,
  now: Date,
): Promise<Result<Booking, BookingFormFailure>> {
  if (reference !== undefined) {
    const booking = await confirmBooking(context, type, reference, details, now);
    if (booking.ok) return booking;
    if (booking.code === "too-many") return fail(booking.code);
  }
  const atLength = withLength(type, minutes ? Number(minutes) : undefined);
  if (!slot || !atLength) return fail("no-time");
  const held = await holdSlot(context.db, atLength, slot, now);
  if (!held.ok) return fail(held.code === "too-many" ? held.code : "taken");
  const booking = await confirmBooking(context, type, held.value.reference, details, now);
  if (booking.ok) return booking;
  await releaseHold(context.db, held.value.reference);
  return fail(booking.code === "too-many" ? booking.code : "taken");
}

export const postBooking = (eventType: string, form: WordedForm) => (post: FormPost) => bookType(eventType, form, post);

/** The type is in the URL; the interview needs a guest's link. */
export const postAddedBooking =
  (form: WordedForm) =>
  ({ params, ...post }: FormPost & { params: { type: string } }) =>
    bookType(hasBuiltInPage(params.type) ? "" : params.type, form, post);

async function bookType(eventType: string, form: WordedForm, post: FormPost) {
  const type = await getActiveEventType(post.context.db, eventType);
  const questionnaire = withQuestions(
    form(post.context.site),
    type ? questionsOf(type) : [],
    copyOf(post.context.site, questionWords),
  );
  const { submission, answer } = await readSubmission(post, questionnaire, new URL(post.request.url).pathname);
  if (answer) return answer;
  const result = type ? await submitBookingForm(post.context, type, submission) : fail("closed");
  return respondToSubmission(post, submission, result, copyOf(post.context.site, bookingAnswers));
}

/** @returns the path of the booking, also if it was already confirmed */
async function confirmByClick(context: RequestContext, token: string, now: Date): Promise<string> {
  const waiting = await openWaitingBooking(context, token, now);
  if (!waiting?.isProven) return `/booking/${token}`;
  const { booking } = waiting;
  const type = await getEventType(context.db, booking.eventType);
  if (type && booking.status === "held") await confirmWaitingBooking(context, type, booking.reference, now);
  return managePath(context, booking);
}

/** @returns the current path of the booking */
async function changeBooking(
  context: RequestContext,
  token: string,
  body: FormData,
): Promise<Result<string, keyof Texts<typeof bookingChangeAnswers>>> {
  const now = new Date();
  if (body.get("action") === "confirm") return ok(await confirmByClick(context, token, now));
  const opened = await openBookingLink(context, token, now);
  if (!opened.ok) return ok(`/booking/${token}`);
  const booking = opened.value;
  const type = await getEventType(context.db, booking.eventType);
  if (!type || booking.endsAt <= now) return fail("over");
  if (body.get("action") === "cancel") {
    const reason = plainLine(textOf(body, "reason")).slice(0, maxReasonLength) || null;
    await cancelBooking(context, type, booking.reference, "visitor", now, reason);
    return ok(`/booking/${token}`);
  }
  const requested = requestedSlotOf(body);
  if (!requested) return fail("no-time");
  const rescheduled = await rescheduleBooking(context, type, booking, requested, now);
  if (rescheduled.ok) return ok(managePath(context, rescheduled.value));
  return rescheduled.code === "gone" ? ok(`/booking/${token}`) : fail(rescheduled.code);
}

export const postBookingChange = async ({ params, ...post }: FormPost & { params: { token: string } }) => {
  const form = { form: "booking-change", entered: {} };
  const limited = await limitSubmissions(post, form, { bucket: "booking-change", points: 20, seconds: 600 });
  if (limited) return limited;
  const body = post.context.form ?? new FormData();
  const changed = await changeBooking(post.context, params.token, body);
  if (!changed.ok) return respondToSubmission(post, form, changed, copyOf(post.context.site, bookingChangeAnswers));
  return new Response(null, { status: 303, headers: { Location: changed.value } });
};

/** 404 for an invalid link. */
export const getBookingFile = async ({ params, context }: { params: { token: string }; context: RequestContext }) => {
  const now = new Date();
  const opened = await openBookingLink(context, params.token, now);
  const type = opened.ok ? await getEventType(context.db, opened.value.eventType) : null;
  if (!opened.ok || !type) {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(`${copyOf(context.site, bookingLinkAnswers).forged}\n`, { status: 404, headers });
  }
  return new Response(bookingCalendarFile({ context, type, booking: opened.value, now }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
      "Cache-Control": "no-store",
    },
  });
};
