import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { longestAddress } from "../../lib/longest-url.ts";
import { askDatabase } from "../../request/ask-database.ts";
import { plainInput } from "../../request/plain-input.functions.ts";
import { isInstant, isTimeZone } from "../bookings/offered-times.ts";
import type { GuestView } from "./guest-view.ts";

/** What a guest's personal link opens. */
export const openGuestSpace = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(
    z.object({
      token: z.string().max(longestAddress),
      search: z.object({
        times: z.literal("list").optional(),
        start: z.number().refine(isInstant).optional(),
        zone: z.string().max(60).refine(isTimeZone).optional(),
      }),
    }),
  )
  .handler(
    async ({ data, context }): Promise<GuestView> =>
      (await import("./guest-pages.server.ts")).viewGuestSpace(context, data.token, data.search),
  );

/** A guest of the show with their episodes, or null. */
export const fetchGuest = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.string().min(1).max(longestAddress))
  .handler(async ({ data, context }) => {
    const guest = await askDatabase("Error fetching podcast guest", async () =>
      (await import("./guests.server.ts")).getGuest(context.content, data),
    );
    if (guest) context.shareAnswer?.("episode");
    return guest;
  });
