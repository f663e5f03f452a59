import { fail, ok } from "../../lib/result.ts";
import type { FormValues } from "../forms/form-shape.ts";
import { readForm } from "../forms/read-form.ts";
import type { BookingContext, BookingDetails } from "./booking.ts";
import { audited, type BookingResult } from "./bookings.admin.server.ts";
import { confirmBooking } from "./bookings.server.ts";
import { answersOf, optionalQuestionFields, questionsOf } from "./event-types/booking-question.ts";
import { withLength } from "./event-types/event-type-length.ts";
import { getActiveEventType } from "./event-types.server.ts";
import { holdSlot } from "./holds.server.ts";

/** Sends the same emails as a visitor's own booking. */
export async function addByOwner(
  context: BookingContext,
  request: {
    eventType: string;
    start: Date;
    /** Default: the event type's usual length. */
    minutes?: number | undefined;
    zone: string;
    person: Omit<BookingDetails, "consentText" | "answers">;
    /** Answers by field name. */
    answers?: FormValues | undefined;
    actor: string;
    now: Date;
  },
): Promise<BookingResult> {
  const offered = await getActiveEventType(context.db, request.eventType);
  const type = offered && withLength(offered, request.minutes);
  if (!type) return fail("not-offered");
  const rawAnswers = new Map(Object.entries(request.answers ?? {}));
  const { values, valid } = readForm(context.site, optionalQuestionFields(questionsOf(type)), rawAnswers);
  if (!valid) return fail("not-offered");
  const held = await holdSlot(context.db, type, { start: request.start, zone: request.zone }, request.now);
  if (!held.ok) return fail(held.code);
  const answers = answersOf(questionsOf(type), values);
  const details = { ...request.person, answers, consentText: "Entered by the owner at the person's request." };
  const alongside = audited(request.actor, "booking.add");
  const booking = await confirmBooking(context, type, held.value.reference, details, request.now, "owner", alongside);
  return booking.ok ? ok(booking.value.id) : fail("taken");
}
