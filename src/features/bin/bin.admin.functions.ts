import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { binKinds } from "../../server-context/deletion.ts";
import { listRequest, oneId, someIds } from "../../server-context/list-request.ts";
import { eraseFromBin, listBin, moveRecordsToBin, restoreFromBin, undoMove } from "./bin.server.ts";

const key = oneId.extend({ kind: z.enum(binKinds) });

/** POST: a search may contain a person's name, which must stay out of URLs. */
export const fetchBin = adminFunction({ method: "POST" })
  .validator(listRequest.extend({ kind: z.enum(["", ...binKinds]).catch("") }))
  .handler(async ({ data, context }) => listBin(context.db, data, new Date()));

export const moveToBin = adminFunction({ method: "POST" })
  .validator(someIds.extend({ kind: z.enum(binKinds).exclude(["media"]) }))
  .handler(async ({ data, context }) => moveRecordsToBin(context.db, context.admin, data.kind, data.ids));

export const undoMoveToBin = adminFunction({ method: "POST" })
  .validator(someIds.extend({ kind: z.enum(binKinds) }))
  .handler(async ({ data, context }) => undoMove(context.db, context.admin, data.kind, data.ids));

export const restoreBinEntries = adminFunction({ method: "POST" })
  .validator(z.object({ entries: z.array(key).min(1).max(100) }))
  .handler(async ({ data, context }) => restoreFromBin(context.db, context.admin, data.entries, new Date()));

export const eraseBinEntry = adminFunction({ method: "POST" })
  .validator(key)
  .handler(async ({ data, context }) => eraseFromBin(context, context.admin, data, new Date()));
