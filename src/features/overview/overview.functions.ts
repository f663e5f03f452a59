import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { getAudience } from "./audience.server.ts";
import { audienceSpans } from "./audience.ts";
import { countWaiting, getAdminHome } from "./overview.server.ts";

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
