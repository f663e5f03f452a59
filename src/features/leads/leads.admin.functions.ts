import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { emailAddress } from "../../server-context/email-address.server.ts";
import { listFilter, listRequest, notesInput, oneId, someIds } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { setLeadOutcome } from "./lead-outcome.server.ts";
import { leadStates, maxMandateEuro, plainLeadStates } from "./lead-record.ts";
import * as leadsAdmin from "./leads.admin.server.ts";
import { exportLeadList } from "./leads-export.server.ts";
import { enterLead, replyToLead, setFollowUp } from "./replies.server.ts";

// Searches hold names and email addresses: POST, because every hop may log URLs.
const leadList = listRequest.extend({
  status: listFilter(leadStates),
  kind: z.string().max(40),
  origin: z.string().max(200).optional(),
  campaign: z.string().max(200).optional(),
});

export const fetchLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(leadList)
  .handler(async ({ data, context }) => leadsAdmin.listLeads(context.db, data));

export const fetchLeadOrigins = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => leadsAdmin.listLeadOrigins(context.db));

export const exportLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(leadList)
  .handler(async ({ data, context }) => {
    const { file, count } = await exportLeadList(context.db, data);
    await recordAccess(context.db, { actor: context.admin.email, action: "lead.export", detail: { count } });
    return file;
  });

export const fetchLead = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => leadsAdmin.getLead(context.db, data.id));

const outcome = z.discriminatedUnion("status", [
  z.object({ status: z.enum(plainLeadStates) }),
  z.object({ status: z.literal("mandate"), euro: z.int().min(0).max(maxMandateEuro), day: z.iso.date() }),
  z.object({ status: z.literal("lost"), reason: z.string().trim().max(500) }),
]);

export const changeLeadStatus = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds.extend({ outcome }))
  .handler(async ({ data, context }) => setLeadOutcome(context.db, data.ids, data.outcome, context.admin.email));

export const saveLeadNotes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(notesInput)
  .handler(async ({ data, context }) => leadsAdmin.setLeadNotes(context.db, data.id, data.notes, context.admin.email));

export const deleteLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    return leadsAdmin.setLeadsDeleted(context.db, data.ids, new Date(), context.admin.email);
  });

export const restoreLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => leadsAdmin.setLeadsDeleted(context.db, data.ids, null, context.admin.email));

export const eraseLead = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => leadsAdmin.eraseLead(context.db, data.id, context.admin.email));

const shortText = z.string().trim().max(200);
const replyInput = oneId.extend({
  key: z.string().min(16).max(64),
  subject: shortText.min(1),
  body: z.string().trim().min(1).max(20_000),
  status: z.enum(plainLeadStates).nullable(),
});

export const sendLeadReply = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(replyInput)
  .handler(async ({ data, context }) => replyToLead(context, data, { actor: context.admin.email, now: new Date() }));

export const setLeadFollowUp = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId.extend({ day: z.iso.date().nullable() }))
  .handler(async ({ data, context }) => setFollowUp(context.db, data.id, data.day, context.admin.email));

export const createManualLead = createServerFn({ method: "POST" })
  .middleware([adminOnly])
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
