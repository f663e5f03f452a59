import { createServerFn } from "@tanstack/react-start";
import { adminOnly } from "../../../request/admin-only.functions.ts";
import * as feed from "./calendar-feed.server.ts";

export const fetchCalendarFeed = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => ({ url: await feed.getFeedUrl(context) }));

export const renewCalendarFeed = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .handler(async ({ context }) => ({ url: await feed.renewFeedUrl(context, context.admin.email) }));

export const deleteCalendarFeed = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .handler(async ({ context }) => feed.deleteFeedUrl(context.db, context.admin.email));
