import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { listRequest, notesOfOne, oneId, someIds } from "../../request/list-request.ts";
import { leadStates } from "./lead-record.ts";

// Searches hold names and addresses of people: they travel in the body, for addresses are noted by everything on the way.
const leadList = listRequest.extend({ status: z.enum(["", ...leadStates]).catch(""), kind: z.string().max(40) });

export const fetchLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(leadList)
  .handler(async ({ data, context }) => (await import("./leads.admin.server.ts")).listLeads(context.db, data));

export const exportLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(leadList)
  .handler(async ({ data, context }) => {
    const { file, count } = await (await import("./leads-export.server.ts")).exportLeadList(context.db, data);
    const { recordAudit } = await import("../audit/audit.server.ts");
    await recordAudit(context.db, { actor: context.admin.email, action: "lead.export", detail: { count } });
    return file;
  });

export const fetchLead = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => (await import("./leads.admin.server.ts")).getLead(context.db, data.id));

export const changeLeadStatus = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds.extend({ status: z.enum(leadStates) }))
  .handler(async ({ data, context }) =>
    (await import("./leads.admin.server.ts")).setLeadStatus(context.db, data.ids, data.status, context.admin.email),
  );

export const saveLeadNotes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(notesOfOne)
  .handler(async ({ data, context }) =>
    (await import("./leads.admin.server.ts")).setLeadNotes(context.db, data.id, data.notes, context.admin.email),
  );

export const deleteLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    const { setLeadsDeleted } = await import("./leads.admin.server.ts");
    return setLeadsDeleted(context.db, data.ids, new Date(), context.admin.email);
  });

export const restoreLeads = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) =>
    (await import("./leads.admin.server.ts")).setLeadsDeleted(context.db, data.ids, null, context.admin.email),
  );

export const eraseLead = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) =>
    (await import("./leads.admin.server.ts")).eraseLead(context.db, data.id, context.admin.email),
  );
