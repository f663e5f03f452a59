import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { listFilter, listRequest, oneId, someIds } from "../../server-context/list-request.ts";
import { emailStates } from "./email-record.ts";
import * as emailsAdmin from "./emails.admin.server.ts";
import { getMailServer } from "./mail-server.server.ts";

// Searches contain names and addresses; sent in the body because URLs may be logged.
const emailList = listRequest.extend({ status: listFilter(emailStates) });

export const fetchEmails = adminFunction({ method: "POST" })
  .validator(emailList)
  .handler(async ({ data, context }) => ({
    ...(await emailsAdmin.listEmailsForAdmin(context.db, data)),
    kept: await emailsAdmin.countKept(context.db),
    hasServer: context.emailDelivery?.isFixed === true || (await getMailServer(context.db)) !== null,
  }));

export const sendKeptEmails = adminFunction({ method: "POST" }).handler(async ({ context }) =>
  emailsAdmin.sendKept(context.db, context.admin.email),
);

export const fetchEmail = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => emailsAdmin.getEmailDetail(context.db, data.id));

export const retryEmails = adminFunction({ method: "POST" })
  .validator(someIds)
  .handler(async ({ data, context }) => emailsAdmin.retryEmails(context.db, data.ids, context.admin.email));

export const discardEmails = adminFunction({ method: "POST" })
  .validator(someIds)
  .handler(async ({ data, context }) => emailsAdmin.discardEmails(context.db, data.ids, context.admin.email));
