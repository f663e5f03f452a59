import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { getBookingWeek } from "./booking-week.server.ts";

export const fetchBookingWeek = adminFunction({ method: "GET" })
  .validator(z.object({ day: z.iso.date().optional() }))
  .handler(async ({ data, context }) => getBookingWeek(context.db, data.day, new Date()));
