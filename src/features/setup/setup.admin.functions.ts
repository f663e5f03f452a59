import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { getChecklist } from "./checklist.server.ts";
import { closeSite, getOpening, removeSamples, undoSampleRemoval } from "./setup.server.ts";

export const fetchChecklist = adminFunction({ method: "GET" }).handler(async ({ context }) => getChecklist(context));

export const fetchOpening = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  getOpening(context.db, new Date()),
);

export const removeSampleContent = adminFunction({ method: "POST" })
  .validator(z.object({ withChanged: z.boolean(), isOpening: z.boolean() }))
  .handler(async ({ data, context }) => {
    await removeSamples(context.db, context.admin, data, new Date());
    await context.settingsChanged?.();
  });

export const restoreSampleContent = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  const undone = await undoSampleRemoval(context.db, context.admin, new Date());
  await context.settingsChanged?.();
  return undone;
});

export const markSiteClosed = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  await closeSite(context.db, context.admin.email);
  await context.settingsChanged?.();
});
