import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { getAudience } from "./audience.server.ts";
import { audienceSpans } from "./audience.ts";
import { countWaiting, getAdminHome } from "./overview.server.ts";

export const fetchAdminHome = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  getAdminHome(context, new Date()),
);

export const fetchAudience = adminFunction({ method: "GET" })
  .validator(z.object({ span: z.literal(audienceSpans) }))
  .handler(async ({ data, context }) => getAudience(context.db, data.span, new Date()));

export const fetchAdminCounts = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  countWaiting(context.db, new Date()),
);
