import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { csv } from "../../lib/csv.ts";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { listRequest } from "../../server-context/list-request.ts";
import { ownerTimes } from "../../server-context/owner-times.server.ts";
import { listAudit } from "./audit.admin.server.ts";
import { auditSentence } from "./audit-action.ts";
import { auditDetail } from "./audit-detail.ts";

const actors: Record<string, string> = {
  visitor: "A visitor",
  system: "The site",
  environment: "The site’s configuration",
  "command line": "The command line",
};

export const auditActor = (actor: string): string =>
  (Object.hasOwn(actors, actor) ? actors[actor] : undefined) ?? actor;

const auditList = listRequest.extend({ kind: z.string().max(40), action: z.string().max(60) });

export const fetchAudit = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(auditList)
  .handler(async ({ data, context }) => listAudit(context.db, data));

export const exportAudit = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(auditList)
  .handler(async ({ data, context }) => {
    const { entries } = await listAudit(context.db, data, true);
    const times = await ownerTimes(context.db);
    return csv(
      [times.head("When"), "Who", "What", "Kind", "Number", "Subject", "Detail"],
      entries.map((row) => [
        times.at(row.at),
        auditActor(row.actor),
        auditSentence(row.action),
        row.subjectKind,
        row.subjectId,
        row.subjectName,
        auditDetail(row.detail),
      ]),
    );
  });
