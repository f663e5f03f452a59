import type { EventType } from "../../booking.ts";
import { isPlace } from "../../booking-record.ts";
import { type BookingQuestion, questionsProblem } from "../../event-types/booking-question.ts";
import { lengthsProblem } from "../../event-types/event-type-length.ts";
import { lengthLimits } from "../../event-types/length-limits.ts";
import type { Meets } from "../../event-types/meeting.ts";
import { hoursProblem } from "../../weekly-hours.ts";
import { type HoursLine, hoursLine, hoursOf } from "./hours-fields.tsx";

const { shortest, longest } = lengthLimits;

type NumberName = "minutes" | "slotStep" | "bufferBefore" | "bufferAfter" | "noticeHours" | "windowDays" | "dailyLimit";

export const eventTypeNumbers: readonly { name: NumberName; label: string; min: number; max: number; help?: string }[] =
  [
    { name: "minutes", label: "Duration (minutes)", min: shortest, max: longest },
    { name: "slotStep", label: "Start-time interval (minutes)", min: 5, max: 480 },
    { name: "bufferBefore", label: "Buffer before (minutes)", min: 0, max: 480 },
    { name: "bufferAfter", label: "Buffer after (minutes)", min: 0, max: 480 },
    { name: "noticeHours", label: "Minimum notice (hours)", min: 0, max: 1440 },
    { name: "windowDays", label: "Booking window (days)", min: 1, max: 365 },
    { name: "dailyLimit", label: "Daily limit", min: 1, max: 50, help: "If empty: no limit." },
  ];

export type QuestionDraft = Omit<BookingQuestion, "options"> & { options: string };

export type EventTypeValues = {
  title: string;
  active: boolean;
  meets: Meets;
  description: string;
  place: string;
  numbers: Record<NumberName, string>;
  /** Comma-separated minutes. */
  otherLengths: string;
  /** Null for the general hours. */
  hours: HoursLine[] | null;
  questions: QuestionDraft[];
};

export const toEventTypeValues = (type: EventType): EventTypeValues => ({
  title: type.title,
  active: type.active,
  meets: type.meets,
  description: type.description,
  place: type.place ?? "",
  numbers: {
    minutes: String(type.minutes),
    slotStep: String(type.slotStep),
    bufferBefore: String(type.bufferBefore),
    bufferAfter: String(type.bufferAfter),
    noticeHours: String(type.noticeMinutes / 60),
    windowDays: String(type.windowDays),
    dailyLimit: type.dailyLimit === null ? "" : String(type.dailyLimit),
  },
  otherLengths: type.otherLengths.join(", "),
  hours: type.hours?.map(hoursLine) ?? null,
  questions: type.questions.map((question) => ({ ...question, options: question.options.join("\n") })),
});

const lines = (text: string) => text.split("\n").flatMap((line) => line.trim() || []);
/** Sorted, without duplicates and without the usual length. */
const otherLengths = (text: string, usual: number) =>
  [...new Set(text.split(",").flatMap((part) => (part.trim() ? Number(part) : [])))]
    .filter((minutes) => minutes !== usual)
    .sort((a, b) => a - b);

export type EventTypeField = "title" | "place" | NumberName | "otherLengths" | "hours" | "questions";

export type EventTypeErrors = { readonly [Field in EventTypeField]?: string | undefined };

export function readEventType(key: string, values: EventTypeValues): { type: EventType; errors: EventTypeErrors } {
  const { numbers } = values;
  const type: EventType = {
    key,
    title: values.title.trim(),
    active: values.active,
    retired: false,
    meets: values.meets,
    description: values.description.trim(),
    place: values.place.trim() || null,
    minutes: Number(numbers.minutes),
    otherLengths: otherLengths(values.otherLengths, Number(numbers.minutes)),
    slotStep: Number(numbers.slotStep),
    bufferBefore: Number(numbers.bufferBefore),
    bufferAfter: Number(numbers.bufferAfter),
    windowDays: Number(numbers.windowDays),
    noticeMinutes: Math.round(Number(numbers.noticeHours) * 60),
    dailyLimit: numbers.dailyLimit.trim() ? Number(numbers.dailyLimit) : null,
    hours: values.hours && hoursOf(values.hours),
    questions: values.questions.map((question) => ({
      ...question,
      label: question.label.trim(),
      options: question.kind === "choice" ? lines(question.options) : [],
    })),
  };
  const errors: EventTypeErrors = {
    title: type.title ? undefined : "Give it a name.",
    place:
      type.place === null || isPlace(type.place)
        ? undefined
        : "Begin a link with https://, or describe the place in words.",
    ...Object.fromEntries(eventTypeNumbers.map((field) => [field.name, numberProblem(field, numbers[field.name])])),
    otherLengths: lengthsProblem(type.otherLengths),
    hours: type.hours ? hoursProblem(type.hours) : undefined,
    questions: questionsProblem(type.questions),
  };
  return { type, errors };
}

function numberProblem({ name, min, max }: (typeof eventTypeNumbers)[number], input: string): string | undefined {
  const text = input.trim();
  if (name === "dailyLimit" && text === "") return undefined;
  const value = Number(text);
  const isAllowedNumber = name === "noticeHours" || Number.isInteger(value);
  const isValid = text !== "" && isAllowedNumber && value >= min && value <= max;
  return isValid ? undefined : `Enter a number from ${min} to ${max}.`;
}
