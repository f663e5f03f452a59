import { z } from "zod";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { searchRecords } from "./admin-search.server.ts";
import { maxTermLength, minTermLength } from "./found-record.ts";

// Searches contain names and email addresses: POST, because URLs may be logged.
export const fetchFoundRecords = adminFunction({ method: "POST" })
  .validator(z.object({ term: z.string().trim().min(minTermLength).max(maxTermLength) }))
  .handler(async ({ data, context }) => searchRecords(context.db, data.term));
