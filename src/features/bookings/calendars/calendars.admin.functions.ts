import { z } from "zod";
import { isWebUrl } from "../../../lib/web-url.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { oneId } from "../../../server-context/list-request.ts";
import * as busy from "./busy-calendars.server.ts";
import * as feed from "./calendar-feed.server.ts";

export const fetchCalendarFeed = adminFunction({ method: "GET" }).handler(async ({ context }) => ({
  url: await feed.getFeedUrl(context),
}));

export const renewCalendarFeed = adminFunction({ method: "POST" }).handler(async ({ context }) => ({
  url: await feed.renewFeedUrl(context, context.admin.email),
}));

export const deleteCalendarFeed = adminFunction({ method: "POST" }).handler(async ({ context }) =>
  feed.deleteFeedUrl(context.db, context.admin.email),
);

export const fetchBusyCalendars = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  busy.listBusyCalendars(context.db, new Date()),
);

export const addBusyCalendar = adminFunction({ method: "POST" })
  .validator(z.object({ name: z.string().trim().min(1).max(80), url: z.string().max(2000).refine(isWebUrl) }))
  .handler(async ({ data, context }) => busy.addBusyCalendar(context, { ...data, actor: context.admin.email }));

export const readBusyCalendars = adminFunction({ method: "POST" })
  // The list shows which ones could not be read.
  .handler(async ({ context }) => busy.readBusyCalendars(context).catch(() => undefined));

export const offerUnknownTimes = adminFunction({ method: "POST" })
  .validator(oneId.extend({ offers: z.boolean() }))
  .handler(async ({ data, context }) => busy.offerUnknownTimes(context.db, { ...data, actor: context.admin.email }));

export const deleteBusyCalendar = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => busy.deleteBusyCalendar(context.db, data.id, context.admin.email));
