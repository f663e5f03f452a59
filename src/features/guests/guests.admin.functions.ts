import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { listRequest, notesOfOne, oneId, someIds } from "../../request/list-request.ts";
import { guestStates, guestStateWords } from "./guest-record.ts";

// Searches hold names and addresses of people: they travel in the body, for addresses are noted by everything on the way.
const guestList = listRequest.extend({ status: z.enum(["", ...guestStates]).catch("") });

export const fetchGuests = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(guestList)
  .handler(async ({ data, context }) => (await import("./guests.admin.server.ts")).listGuests(context.db, data));

export const exportGuests = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(guestList)
  .handler(async ({ data, context }) => {
    const { guests } = await (await import("./guests.admin.server.ts")).listGuests(context.db, data, true);
    const { recordAudit } = await import("../audit/audit.server.ts");
    await recordAudit(context.db, {
      actor: context.admin.email,
      action: "guest.export",
      detail: { count: guests.length },
    });
    const times = await (await import("../../request/owner-times.server.ts")).ownerTimes(context.db);
    const { csv } = await import("../../lib/csv.ts");
    return csv(
      [
        times.head("Registered"),
        "Name",
        "Email",
        "Organisation",
        "Expertise",
        "Status",
        times.head("Release signed"),
        times.head("Interview"),
      ],
      guests.map((guest) => [
        times.at(guest.createdAt),
        guest.name,
        guest.email,
        guest.organisation,
        guest.expertise,
        guestStateWords[guest.status],
        times.at(guest.signedAt),
        times.at(guest.interviewAt),
      ]),
    );
  });

export const fetchGuestDetail = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => (await import("./guests.admin.server.ts")).getGuestDetail(context, data.id));

/** The signed release as a PDF file in base 64; by POST, for it is nothing that a cache may keep. */
export const fetchReleaseFile = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => (await import("./guests.admin.server.ts")).getReleaseFile(context.db, data.id));

/** Accepts or declines a guest with a letter that begins with `message`. False when it was decided before. */
export const decideAboutGuest = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId.extend({ status: z.enum(["accepted", "declined"]), message: z.string().trim().min(1).max(5000) }))
  .handler(async ({ data: { id, ...decision }, context }) => {
    const { decideGuest } = await import("./podcast-guests.server.ts");
    return (await decideGuest(context, id, { ...decision, actor: context.admin.email }, new Date())) !== null;
  });

export const saveGuestNotes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(notesOfOne)
  .handler(async ({ data, context }) =>
    (await import("./guests.admin.server.ts")).setGuestNotes(context.db, data.id, data.notes, context.admin.email),
  );

export const deleteGuests = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    const { setGuestsDeleted } = await import("./guests.admin.server.ts");
    return setGuestsDeleted(context.db, data.ids, new Date(), context.admin.email);
  });

export const restoreGuests = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) =>
    (await import("./guests.admin.server.ts")).setGuestsDeleted(context.db, data.ids, null, context.admin.email),
  );

export const eraseGuest = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const store = await import("./guests.admin.server.ts");
    return store.eraseGuest(context.db, context.mediaDir, data.id, context.admin.email);
  });

/** Who can be named in an episode and who is; 0 stands for a new one. */
export const fetchEpisodeGuests = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(z.object({ episodeId: z.number().int().min(0) }))
  .handler(async ({ data, context }) =>
    (await import("./guests.admin.server.ts")).getEpisodeGuests(context.db, data.episodeId),
  );

/** Names the guests of an episode. */
export const saveEpisodeGuests = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(z.object({ episodeId: z.number().int().min(1), guestIds: z.array(oneId.shape.id).max(20) }))
  .handler(async ({ data, context }) => {
    const { setEpisodeGuests } = await import("./podcast-guests.server.ts");
    await setEpisodeGuests(context.db, context.admin.email, data.episodeId, data.guestIds);
  });
