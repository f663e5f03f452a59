import { z } from "zod";
import { isPlace } from "../booking-record.ts";
import { hoursProblem } from "../weekly-hours.ts";
import { questionKinds, questionsProblem } from "./booking-question.ts";
import { lengthLimits, lengthsProblem } from "./event-type-length.ts";

const minutes = (least: number, most: number) => z.number().int().min(least).max(most);
const { shortest, longest } = lengthLimits;

/** Meeting link or place; null for none. */
export const placeInput = z
  .string()
  .max(500)
  .refine(isPlace, { error: "is neither a meeting link nor a place in words" })
  .nullable();

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Without overlaps. */
export const weeklyHours = z
  .array(z.object({ weekday: z.number().int().min(1).max(7), starts: time, ends: time }))
  .max(70)
  .readonly()
  .refine((hours) => hoursProblem(hours) === undefined, { error: "cannot be kept" });

const question = z
  .object({
    id: z.string().regex(/^[a-z\d]{1,16}$/),
    kind: z.enum(questionKinds),
    label: z.string().trim(),
    required: z.boolean(),
    options: z.array(z.string().trim().min(1)).readonly(),
  })
  .transform((asked) => ({ ...asked, options: asked.kind === "choice" ? asked.options : [] }));

export const eventTypeInput = z.object({
  key: z.string().max(40),
  title: z.string().trim().min(1).max(80),
  minutes: minutes(shortest, longest),
  otherLengths: z
    .array(z.number())
    .refine((lengths) => lengthsProblem(lengths) === undefined, { error: "are none" })
    .readonly(),
  bufferBefore: minutes(0, 480),
  bufferAfter: minutes(0, 480),
  noticeMinutes: minutes(0, 86_400),
  windowDays: minutes(1, 365),
  dailyLimit: minutes(1, 50).nullable(),
  slotStep: minutes(5, 480),
  place: placeInput,
  hours: weeklyHours.nullable(),
  questions: z
    .array(question)
    .refine((asked) => questionsProblem(asked) === undefined, { error: "are no questions" })
    .refine((asked) => new Set(asked.map(({ id }) => id)).size === asked.length, { error: "name a field twice" })
    .readonly(),
  active: z.boolean(),
});
