import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { listRequest } from "../../request/list-request.ts";

const auditList = listRequest.extend({ kind: z.string().max(40) });

export const fetchAudit = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(auditList)
  .handler(async ({ data, context }) => (await import("./audit.admin.server.ts")).listAudit(context.db, data));

export const exportAudit = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(auditList)
  .handler(async ({ data, context }) => {
    const { entries } = await (await import("./audit.admin.server.ts")).listAudit(context.db, data, true);
    const times = await (await import("../../request/owner-times.server.ts")).ownerTimes(context.db);
    const { csv } = await import("../../lib/csv.ts");
    return csv(
      [times.head("When"), "Who", "What", "Kind", "Number", "Detail"],
      entries.map((row) => [times.at(row.at), row.actor, row.action, row.subjectKind, row.subjectId, row.detail]),
    );
  });
