import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../../server-context/admin-only.functions.ts";
import { getBookingWeek } from "./booking-week.server.ts";

export const fetchBookingWeek = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(z.object({ day: z.iso.date().optional() }))
  .handler(async ({ data, context }) => getBookingWeek(context.db, data.day, new Date()));
