import type { RequestContext } from "../../request/request-context.ts";
import type { FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { answerCalendarFile } from "./booking-desk.server.ts";
import { takeBooking, takeBookingChange } from "./booking-pages.server.ts";

/** The POST handler of a page on which one kind of conversation is booked. */
export const postBooking = (kind: string, shape: FormShape) => async (post: FormPost) => takeBooking(kind, shape, post);

/** The POST handler of a booking's page: moves it or cancels it. */
export const postBookingChange = async ({ params, ...post }: FormPost & { params: { token: string } }) =>
  takeBookingChange(params.token, post);

/** The GET handler of a booking's calendar file. */
export const getBookingFile = async ({ params, context }: { params: { token: string }; context: RequestContext }) =>
  answerCalendarFile(context, params.token, new Date());
