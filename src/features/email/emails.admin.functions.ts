import { createServerFn } from "@tanstack/react-start";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { listFilter, listRequest, oneId, someIds } from "../../request/list-request.ts";
import { mailStates } from "./email-record.ts";
import * as emailsAdmin from "./emails.admin.server.ts";

// Searches hold names and addresses of people: they travel in the body, for addresses are noted by everything on the way.
const mailList = listRequest.extend({ status: listFilter(mailStates) });

export const fetchMails = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(mailList)
  .handler(async ({ data, context }) => emailsAdmin.listMailsForAdmin(context.db, data));

export const fetchMail = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => emailsAdmin.getMailDetail(context.db, data.id));

export const retryMails = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => emailsAdmin.retryMails(context.db, data.ids, context.admin.email));

export const discardMails = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => emailsAdmin.discardMails(context.db, data.ids, context.admin.email));
