import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { oneId } from "../../../server-context/list-request.ts";
import { setNotes } from "./records.server.ts";

const notes = z.string().max(20_000);

export const saveRecordNotes = adminFunction({ method: "POST" })
  .validator(oneId.extend({ kind: z.enum(["lead", "subscriber", "guest", "booking"]), base: notes, notes }))
  .handler(async ({ data, context }) => setNotes(context.db, data, context.admin.email));
