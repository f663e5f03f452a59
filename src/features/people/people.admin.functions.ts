import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { getPerson } from "./person.server.ts";

// The email address travels in the body, because every hop may log URLs.
export const fetchPerson = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(z.object({ email: z.email().max(254) }))
  .handler(async ({ data, context }) => getPerson(context.db, data.email));
