import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { fail } from "../../lib/result.ts";
import { maxUrlLength } from "../../lib/web-url.ts";
import { askDatabase } from "../../server-context/ask-database.ts";
import { plainInput, rateLimited } from "../../server-context/plain-input.functions.ts";
import { holdRequests } from "../bookings/booking.ts";
import { bookingSearch, holdInput } from "../bookings/booking-input.ts";
import { holdForVisitor } from "../bookings/holds.server.ts";
import type { HoldResult } from "../bookings/slot-list.ts";
import { viewGuestSpace } from "./guest-view.server.ts";
import type { GuestView } from "./guest-view.ts";
import { getGuest } from "./guests.server.ts";
import { guestWhoMayBook } from "./releases.server.ts";

export const openGuestSpace = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token: z.string().max(maxUrlLength), search: bookingSearch }))
  .handler(async ({ data, context }): Promise<GuestView> => viewGuestSpace(context, data.token, data.search));

export const fetchGuest = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.string().min(1).max(maxUrlLength))
  .handler(async ({ data, context }) => {
    const guest = await askDatabase("Error fetching podcast guest", async () => getGuest(context.content, data));
    if (guest) context.cacheResponse?.("episode");
    return guest;
  });

export const holdInterview = createServerFn({ method: "POST" })
  .middleware([rateLimited(holdRequests)])
  .validator(z.object({ token: z.string().max(maxUrlLength), ...holdInput }))
  .handler(async ({ data, context }): Promise<HoldResult> => {
    if (!(await guestWhoMayBook(context, data.token, new Date()))) return fail("not-offered", { alternatives: [] });
    return holdForVisitor(context, { ...data, eventType: "interview" });
  });
