import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { getAudience } from "./audience.server.ts";
import { audienceSpans } from "./audience.ts";
import { clearNotice } from "./notices/notices.server.ts";
import { countWaiting, getAdminHome } from "./overview.server.ts";
import { searchRecords } from "./search/admin-search.server.ts";
import { maxTermLength, minTermLength } from "./search/found-record.ts";

export const fetchAdminHome = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    return getAdminHome(context, new Date());
  });

export const fetchAudience = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(z.object({ span: z.literal(audienceSpans) }))
  .handler(async ({ data, context }) => getAudience(context.db, data.span, new Date()));

export const fetchAdminCounts = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => countWaiting(context.db));

/** Hides a notice until the problem occurs again. */
export const dismissNotice = createServerFn({ method: "POST" })
  .middleware([adminOnly, plainInput])
  .validator(z.object({ key: z.string().min(1).max(200) }))
  .handler(async ({ data, context }) => {
    await clearNotice(context.db, data.key, new Date());
  });

// Searches hold names and email addresses: POST, because every hop may log URLs.
export const fetchFoundRecords = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(z.object({ term: z.string().trim().min(minTermLength).max(maxTermLength) }))
  .handler(async ({ data, context }) => searchRecords(context.db, data.term));
