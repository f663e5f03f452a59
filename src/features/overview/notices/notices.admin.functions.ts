import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../../server-context/admin-only.functions.ts";
import { plainInput } from "../../../server-context/plain-input.functions.ts";
import { clearNotice } from "./notices.server.ts";

/** Hides a notice until the problem occurs again. */
export const dismissNotice = createServerFn({ method: "POST" })
  .middleware([adminOnly, plainInput])
  .validator(z.object({ key: z.string().min(1).max(200) }))
  .handler(async ({ data, context }) => {
    await clearNotice(context.db, data.key, new Date());
  });
