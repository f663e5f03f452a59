import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { GuestView } from "../lib/guest-view.ts";
import { longestAddress } from "../lib/longest-address.ts";
import { isInstant, isTimeZone } from "../lib/offered-times.ts";
import { plainInput } from "./plain-input.functions.ts";

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
