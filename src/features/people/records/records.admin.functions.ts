import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { notesInput } from "../../../server-context/list-request.ts";
import { recordStore } from "./records.server.ts";

export const saveRecordNotes = adminFunction({ method: "POST" })
  .validator(notesInput.extend({ kind: z.enum(["lead", "subscriber", "guest"]) }))
  .handler(async ({ data: { kind, id, notes }, context }) =>
    recordStore(kind).setNotes(context.db, id, notes, context.admin.email),
  );
