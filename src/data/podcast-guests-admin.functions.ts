import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { RequestContext } from "./request-context.ts";

const admin = async (context: RequestContext) => (await import("./guards.server.ts")).requireAdmin(context);

/** Guests, newest first, a page at a time. */
export const fetchGuests = createServerFn({ method: "GET" })
  .validator(
    z.object({
      status: z.enum(["registered", "accepted", "declined"]).optional(),
      page: z.number().int().min(1).optional(),
    }),
  )
  .handler(async ({ data: { page = 1, status }, context }) => {
    await admin(context);
    return (await import("./podcast-guests.server.ts")).listGuests(context.db, { status, page });
  });

/** Accepts or declines a guest with a letter; `message` replaces its first words. False when it was decided before. */
export const decideAboutGuest = createServerFn({ method: "POST" })
  .validator(
    z.object({
      id: z.number().int(),
      status: z.enum(["accepted", "declined"]),
      message: z.string().trim().min(1).max(5000).optional(),
    }),
  )
  .handler(async ({ data: { id, ...decision }, context }) => {
    const { email } = await admin(context);
    const { decideGuest } = await import("./podcast-guests.server.ts");
    return (await decideGuest(context, id, { ...decision, actor: email }, new Date())) !== null;
  });

/** Names the guests of an episode. */
export const saveEpisodeGuests = createServerFn({ method: "POST" })
  .validator(z.object({ episodeId: z.number().int(), guestIds: z.array(z.number().int()).max(20) }))
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    const { setEpisodeGuests } = await import("./podcast-guests.server.ts");
    await setEpisodeGuests(context.db, email, data.episodeId, data.guestIds);
  });

/** Guests of an episode who have not permitted its sound; publishing it should wait for them. */
export const fetchMissingReleases = createServerFn({ method: "GET" })
  .validator(z.object({ episodeId: z.number().int() }))
  .handler(async ({ data, context }) => {
    await admin(context);
    return (await import("./podcast-guests.server.ts")).guestsWithoutRelease(context.db, data.episodeId);
  });
