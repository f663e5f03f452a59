import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { clearNotice } from "./notices.server.ts";

/** Hides a notice until the problem occurs again. */
export const dismissNotice = adminFunction({ method: "POST" })
  .validator(z.object({ key: z.string().min(1).max(200) }))
  .handler(async ({ data, context }) => {
    await clearNotice(context.db, data.key, new Date());
  });
