import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { listRequest, oneId, someIds } from "./admin-list.ts";
import { mailStates } from "./mails-admin.ts";

// Searches hold names and addresses of people: they travel in the body, for addresses are noted by everything on the way.
const mailList = listRequest.extend({ status: z.enum(["", ...mailStates]).catch("") });

export const fetchMails = createServerFn({ method: "POST" })
  .validator(mailList)
  .handler(async ({ data, context }) => {
    await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./mails-admin.server.ts")).listMailsForAdmin(context.db, data);
  });

export const fetchMail = createServerFn({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./mails-admin.server.ts")).getMailDetail(context.db, data.id);
  });

export const retryMails = createServerFn({ method: "POST" })
  .validator(someIds)
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./mails-admin.server.ts")).retryMails(context.db, data.ids, admin.email);
  });

export const discardMails = createServerFn({ method: "POST" })
  .validator(someIds)
  .handler(async ({ data, context }) => {
    const admin = await (await import("./guards.server.ts")).requireAdmin(context);
    return (await import("./mails-admin.server.ts")).discardMails(context.db, data.ids, admin.email);
  });
