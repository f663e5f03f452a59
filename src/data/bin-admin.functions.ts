import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { listRequest, oneId } from "./admin-list.ts";
import { binKinds } from "./bin.ts";

const key = oneId.extend({ kind: z.enum(binKinds) });

/** One page of what was deleted and can be restored; a search may hold a person's name, so it travels in the body. */
export const fetchBin = createServerFn({ method: "POST" })
  .validator(listRequest.extend({ kind: z.enum(["", ...binKinds]).catch("") }))
  .handler(async ({ data, context }) => {
    await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./bin.server.ts")).listBin(context.db, data, new Date());
  });

/** Restores deleted records; tells for each what came of it. */
export const restoreBinEntries = createServerFn({ method: "POST" })
  .validator(z.object({ entries: z.array(key).min(1).max(100) }))
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./bin.server.ts")).restoreFromBin(context.db, admin, data.entries, new Date());
  });

/** Erases one deleted record before its 30 days are over. */
export const eraseBinEntry = createServerFn({ method: "POST" })
  .validator(key)
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./bin.server.ts")).eraseFromBin(context, admin, data, new Date());
  });
