import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { binKinds } from "../../server-context/deletion.ts";
import { listRequest, oneId } from "../../server-context/list-request.ts";
import { eraseFromBin, listBin, restoreFromBin } from "./bin.server.ts";

const key = oneId.extend({ kind: z.enum(binKinds) });

/** POST: a search may hold a person's name, which must stay out of URLs. */
export const fetchBin = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(listRequest.extend({ kind: z.enum(["", ...binKinds]).catch("") }))
  .handler(async ({ data, context }) => {
    return listBin(context.db, data, new Date());
  });

export const restoreBinEntries = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(z.object({ entries: z.array(key).min(1).max(100) }))
  .handler(async ({ data, context }) => {
    return restoreFromBin(context.db, context.admin, data.entries, new Date());
  });

export const eraseBinEntry = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(key)
  .handler(async ({ data, context }) => {
    return eraseFromBin(context, context.admin, data, new Date());
  });
