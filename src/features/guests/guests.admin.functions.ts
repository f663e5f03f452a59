import { z } from "zod";
import { csv } from "../../lib/csv/write-csv.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { listFilter, listRequest, oneId } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { guestStateLabels, guestStates } from "./guest-record.ts";
import * as guestsAdmin from "./guests.admin.server.ts";
import { decideGuest, setEpisodeGuests } from "./podcast-guests.server.ts";

// Searches contain names and email addresses: POST, because URLs may be logged.
const guestList = listRequest.extend({ status: listFilter(guestStates) });

export const fetchGuests = adminFunction({ method: "POST" })
  .validator(guestList)
  .handler(async ({ data, context }) => guestsAdmin.listGuests(context.db, data));

export const exportGuests = adminFunction({ method: "POST" })
  .validator(guestList)
  .handler(async ({ data, context }) => {
    const { guests } = await guestsAdmin.listGuests(context.db, data, true);
    await recordAccess(context.db, {
      actor: context.admin.email,
      action: "guest.export",
      detail: { count: guests.length },
    });
    const times = await ownerTimes(context.db);
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
        guestStateLabels[guest.status],
        times.at(guest.signedAt),
        times.at(guest.interviewAt),
      ]),
    );
  });

export const fetchGuestDetail = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => guestsAdmin.getGuestDetail(context, data.id));

/** Base64; POST, because it must not be cached. */
export const fetchReleaseFile = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => guestsAdmin.getReleaseFile(context.site, context.db, data.id));

/** `message` is the start of the email. False if already decided. */
export const decideAboutGuest = adminFunction({ method: "POST" })
  .validator(oneId.extend({ status: z.enum(["accepted", "declined"]), message: z.string().trim().min(1).max(5000) }))
  .handler(async ({ data: { id, ...decision }, context }) => {
    const guest = await decideGuest(context, id, { ...decision, actor: context.admin.email }, new Date());
    return guest !== null;
  });

export const eraseGuest = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) =>
    guestsAdmin.eraseGuest(context.db, context.media, data.id, context.admin.email),
  );

/** Episode 0 is a new one. */
export const fetchEpisodeGuests = adminFunction({ method: "GET" })
  .validator(z.object({ episodeId: z.number().int().min(0) }))
  .handler(async ({ data, context }) => guestsAdmin.getEpisodeGuests(context.db, data.episodeId));

export const saveEpisodeGuests = adminFunction({ method: "POST" })
  .validator(z.object({ episodeId: z.number().int().min(1), guestIds: z.array(oneId.shape.id).max(20) }))
  .handler(async ({ data, context }) =>
    setEpisodeGuests(context.db, context.admin.email, data.episodeId, data.guestIds),
  );
