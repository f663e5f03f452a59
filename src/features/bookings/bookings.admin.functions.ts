import { z } from "zod";
import { csv } from "../../lib/csv/write-csv.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { emailAddress } from "../../server-context/email-address.server.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { listRequest, oneId } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { addByOwner } from "./add-booking.server.ts";
import { maxKeyLength } from "./booking.ts";
import { instant, isTimesSpan, length, timesSpan, timesSpanError, zone } from "./booking-input.ts";
import { bookingStatusLabel, bookingViews, isPlace, maxMessageLength } from "./booking-record.ts";
import * as bookingSettings from "./booking-settings.server.ts";
import * as bookingsAdmin from "./bookings.admin.server.ts";
import { questionKinds, questionsProblem } from "./event-types/booking-question.ts";
import { lengthsProblem } from "./event-types/event-type-length.ts";
import { lengthLimits } from "./event-types/length-limits.ts";
import { meetings } from "./event-types/meeting.ts";
import * as eventTypes from "./event-types.server.ts";
import { writeToNoShow } from "./no-show.server.ts";
import { timeOffProblem } from "./time-off.ts";
import { hoursProblem } from "./weekly-hours.ts";

const minutes = (min: number, max: number) => z.number().int().min(min).max(max);
const { shortest, longest } = lengthLimits;

/** Meeting link or place; null for none. */
const placeInput = z
  .string()
  .max(500)
  .refine(isPlace, { error: "must be an http(s) URL or one line of text" })
  .nullable();

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Without overlaps. */
const weeklyHours = z
  .array(z.object({ weekday: z.number().int().min(1).max(7), starts: time, ends: time }))
  .max(70)
  .readonly()
  .refine((hours) => hoursProblem(hours) === undefined, { error: "overlap or are incomplete" });

const question = z
  .object({
    id: z.string().regex(/^[a-z\d]{1,16}$/),
    kind: z.enum(questionKinds),
    label: z.string().trim(),
    required: z.boolean(),
    options: z.array(z.string().trim().min(1)).readonly(),
  })
  .transform((field) => ({ ...field, options: field.kind === "choice" ? field.options : [] }));

const eventTypeInput = z.object({
  key: z.string().max(maxKeyLength),
  title: z.string().trim().min(1).max(80),
  minutes: minutes(shortest, longest),
  otherLengths: z
    .array(z.number())
    .refine((lengths) => lengthsProblem(lengths) === undefined, { error: "are not valid durations" })
    .readonly(),
  bufferBefore: minutes(0, 480),
  bufferAfter: minutes(0, 480),
  noticeMinutes: minutes(0, 86_400),
  windowDays: minutes(1, 365),
  dailyLimit: minutes(1, 50).nullable(),
  slotStep: minutes(5, 480),
  meets: z.enum(meetings),
  description: z.string().trim().max(600),
  place: placeInput,
  hours: weeklyHours.nullable(),
  questions: z
    .array(question)
    .refine((questions) => questionsProblem(questions) === undefined, { error: "are not valid questions" })
    .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
      error: "must have unique ids",
    })
    .readonly(),
  active: z.boolean(),
  retired: z.boolean(),
});

// Sent in the body: searches contain names and email addresses, and URLs may be logged.
const bookingList = listRequest.extend({
  view: z.enum(["", ...bookingViews]).catch(""),
  type: z.string().max(maxKeyLength),
});
const optionalText = z
  .string()
  .trim()
  .max(500)
  .transform((text) => text || null);
const newBooking = z.object({
  eventType: z.string().max(maxKeyLength),
  start: instant,
  minutes: length.optional(),
  zone,
  name: z.string().trim().min(1).max(200),
  email: emailAddress,
  organisation: optionalText,
  topic: optionalText,
  /** By field name of the questions. */
  answers: z.record(z.string().max(100), z.string().max(2000)).optional(),
});
const day = z.iso.date();
const timeOff = z.object({ from: day, until: day }).refine((entry) => timeOffProblem(entry) === undefined, {
  error: "must be at most a year, from the first to the last day",
});
const despiteBookings = z.boolean().default(false);
const code = z.string().regex(/^[A-Z\d-]{0,8}$/);
const holidays = z.object({ country: code, state: code, year: z.number().int().min(2000).max(2100) });

export const fetchBookings = adminFunction({ method: "POST" })
  .validator(bookingList)
  .handler(async ({ data, context }) => bookingsAdmin.listBookings(context.db, data, new Date()));

export const exportBookings = adminFunction({ method: "POST" })
  .validator(bookingList)
  .handler(async ({ data, context }) => {
    const { bookings } = await bookingsAdmin.listBookings(context.db, data, new Date(), true);
    await recordAccess(context.db, {
      actor: context.admin.email,
      action: "booking.export",
      detail: { count: bookings.length },
    });
    const times = await ownerTimes(context.db);
    return csv(
      [times.head("Starts"), times.head("Ends"), "Event type", "Name", "Email", "Organisation", "Status"],
      bookings.map((booking) => [
        times.at(booking.startsAt),
        times.at(booking.endsAt),
        booking.title,
        booking.name,
        booking.email,
        booking.organisation,
        bookingStatusLabel(booking),
      ]),
    );
  });

export const addBooking = adminFunction({ method: "POST" })
  .validator(newBooking)
  .handler(async ({ data: { start, name, email, organisation, topic, ...booking }, context }) =>
    addByOwner(context, {
      ...booking,
      start: new Date(start),
      person: { name, email, organisation, topic },
      actor: context.admin.email,
      now: new Date(),
    }),
  );

export const fetchRescheduleTimes = adminFunction({ method: "GET" })
  .validator(oneId.extend(timesSpan).refine(isTimesSpan, timesSpanError))
  .handler(async ({ data, context }) => bookingsAdmin.listRescheduleTimes(context.db, data, new Date()));

export const rescheduleBookingByOwner = adminFunction({ method: "POST" })
  .validator(oneId.extend({ start: instant }))
  .handler(async ({ data, context }) => {
    const request = { id: data.id, start: new Date(data.start), actor: context.admin.email, now: new Date() };
    return bookingsAdmin.rescheduleByOwner(context, request);
  });

export const cancelBookingByOwner = adminFunction({ method: "POST" })
  .validator(oneId.extend({ reason: optionalText.optional() }))
  .handler(async ({ data, context }) =>
    bookingsAdmin.cancelByOwner(context, data.id, context.admin.email, new Date(), data.reason ?? null),
  );

export const saveBookingPlace = adminFunction({ method: "POST" })
  .validator(oneId.extend({ place: placeInput }))
  .handler(async ({ data, context }) =>
    bookingsAdmin.setPlaceByOwner(context, { ...data, actor: context.admin.email, now: new Date() }),
  );

export const saveNoShow = adminFunction({ method: "POST" })
  .validator(oneId.extend({ noShow: z.boolean() }))
  .handler(async ({ data, context }) =>
    bookingsAdmin.setNoShow(context.db, { ...data, actor: context.admin.email, now: new Date() }),
  );

export const sendNoShowMessage = adminFunction({ method: "POST" })
  .validator(
    oneId.extend({ subject: z.string().trim().min(1).max(200), body: z.string().trim().min(1).max(maxMessageLength) }),
  )
  .handler(async ({ data, context }) => writeToNoShow(context.site, context.db, data, context.admin.email));

export const eraseBooking = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) =>
    bookingsAdmin.eraseBooking(context.db, data.id, context.admin.email, new Date()),
  );

export const fetchBookingSettings = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  bookingSettings.getCurrentSettings(context.db, new Date()),
);

export const saveEventType = adminFunction({ method: "POST" })
  .validator(eventTypeInput)
  .handler(async ({ data, context }) => {
    const saved = await eventTypes.saveEventType(context.db, data, context.admin.email);
    if (saved) await bookingsAdmin.updateReminders(context, data.key, new Date());
    return saved;
  });

export const saveHours = adminFunction({ method: "POST" })
  .validator(z.object({ zone: zone.optional(), hours: weeklyHours }))
  .handler(async ({ data, context }) => {
    await bookingSettings.saveHours(context.db, data.zone, data.hours, context.admin.email);
  });

export const addTimeOff = adminFunction({ method: "POST" })
  .validator(timeOff.and(z.object({ reason: z.string().trim().max(200), despiteBookings })))
  .handler(async ({ data, context }) => bookingSettings.addTimeOff(context.db, data, context.admin.email));

export const deleteTimeOff = adminFunction({ method: "POST" })
  .validator(timeOff)
  .handler(async ({ data, context }) => bookingSettings.deleteTimeOff(context.db, data, context.admin.email));

export const fetchHolidays = adminFunction({ method: "GET" })
  .validator(holidays)
  .handler(async ({ data }) => bookingSettings.getHolidayChoice(data, data.year));

export const addHolidays = adminFunction({ method: "POST" })
  .validator(holidays.extend({ despiteBookings }))
  .handler(async ({ data, context }) => bookingSettings.addHolidays(context.db, data, context.admin.email));
