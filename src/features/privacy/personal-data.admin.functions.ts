import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import * as personalData from "./personal-data.server.ts";

const person = z.object({ email: z.email().max(254) });

/** POST, because every hop may log URLs. Changes nothing. */
export const previewPersonErasure = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(person)
  .handler(async ({ data, context }) => personalData.previewErasure(context, data.email, new Date()));

export const erasePerson = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(person)
  .handler(async ({ data, context }) => personalData.erasePerson(context, data.email, context.admin.email, new Date()));
