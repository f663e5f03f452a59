import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../../request/admin-only.functions.ts";
import { oneId } from "../../../request/list-request.ts";
import { scheduleIssue, sendIssueNow, unscheduleIssue } from "./dispatch.server.ts";

/** Sends an issue at a time; answers why not, in a sentence, or null. */
export const scheduleNewsletterIssue = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId.extend({ at: z.iso.datetime() }))
  .handler(async ({ data, context }) => {
    const act = { actor: context.admin.email, now: new Date() };
    return scheduleIssue(context.db, data.id, new Date(data.at), act);
  });

/** Begins the dispatch of an issue; answers why not, in a sentence, or null. */
export const sendNewsletterIssue = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) =>
    sendIssueNow(context, data.id, { actor: context.admin.email, now: new Date() }),
  );

/** Makes a scheduled issue a draft again; answers why not, in a sentence, or null. */
export const unscheduleNewsletterIssue = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) =>
    unscheduleIssue(context.db, data.id, { actor: context.admin.email, now: new Date() }),
  );
