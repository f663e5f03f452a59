import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { emailAddress } from "../../server-context/email-address.server.ts";
import { listFilter, listRequest, oneId, someIds } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { setLeadOutcome } from "./lead-outcome.server.ts";
import { leadStates, maxMandateEuro, plainLeadStates } from "./lead-record.ts";
import * as leadsAdmin from "./leads.admin.server.ts";
import { exportLeadList } from "./leads-export.server.ts";
import { discardDraftedReply, enterLead, replyToLead, setFollowUp } from "./replies.server.ts";

// Searches contain names and email addresses: POST, because URLs may be logged.
const leadList = listRequest.extend({
  status: listFilter(leadStates),
  kind: z.string().max(40),
  origin: z.string().max(200).optional(),
  campaign: z.string().max(200).optional(),
});

export const fetchLeads = adminFunction({ method: "POST" })
  .validator(leadList)
  .handler(async ({ data, context }) => leadsAdmin.listLeads(context.db, data));

export const fetchLeadOrigins = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  leadsAdmin.listLeadOrigins(context.db),
);

export const exportLeads = adminFunction({ method: "POST" })
  .validator(leadList)
  .handler(async ({ data, context }) => {
    const { file, count } = await exportLeadList(context.db, data);
    await recordAccess(context.db, { actor: context.admin.email, action: "lead.export", detail: { count } });
    return file;
  });

const outcome = z.discriminatedUnion("status", [
  z.object({ status: z.enum(plainLeadStates) }),
  z.object({ status: z.literal("mandate"), euro: z.int().min(0).max(maxMandateEuro), day: z.iso.date() }),
  z.object({ status: z.literal("lost"), reason: z.string().trim().max(500) }),
]);

export const changeLeadStatus = adminFunction({ method: "POST" })
  .validator(someIds.extend({ outcome }))
  .handler(async ({ data, context }) => setLeadOutcome(context.db, data.ids, data.outcome, context.admin.email));

export const eraseLead = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => leadsAdmin.eraseLead(context.db, data.id, context.admin.email));

const shortText = z.string().trim().max(200);
const replyInput = oneId.extend({
  key: z.string().min(16).max(64),
  subject: shortText.min(1),
  body: z.string().trim().min(1).max(20_000),
  status: z.enum(plainLeadStates).nullable(),
});

export const sendLeadReply = adminFunction({ method: "POST" })
  .validator(replyInput)
  .handler(async ({ data, context }) => replyToLead(context, data, { actor: context.admin.email, now: new Date() }));

export const discardLeadReplyDraft = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => discardDraftedReply(context.db, data.id, context.admin.email));

export const setLeadFollowUp = adminFunction({ method: "POST" })
  .validator(oneId.extend({ day: z.iso.date().nullable() }))
  .handler(async ({ data, context }) => setFollowUp(context.db, data.id, data.day, context.admin.email));

export const createManualLead = adminFunction({ method: "POST" })
  .validator(
    z.object({
      name: shortText,
      email: emailAddress,
      organisation: shortText,
      source: shortText,
      message: z.string().trim().max(20_000),
    }),
  )
  .handler(async ({ data, context }) => enterLead(context.db, data, { actor: context.admin.email, now: new Date() }));
