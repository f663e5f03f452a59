import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { getChecklist } from "./checklist.server.ts";
import { closeSite, getOpening, removeSamples, undoSampleRemoval } from "./setup.server.ts";

export const fetchChecklist = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => getChecklist(context));

export const fetchOpening = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => getOpening(context.db, new Date()));

export const removeSampleContent = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(z.object({ withChanged: z.boolean(), isOpening: z.boolean() }))
  .handler(async ({ data, context }) => {
    await removeSamples(context.db, context.admin, data, new Date());
    await context.settingsChanged?.();
  });

export const restoreSampleContent = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    const undone = await undoSampleRemoval(context.db, context.admin, new Date());
    await context.settingsChanged?.();
    return undone;
  });

export const markSiteClosed = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    await closeSite(context.db, context.admin.email);
    await context.settingsChanged?.();
  });
