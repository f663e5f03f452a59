import { z } from "zod";
import { csv } from "../../../lib/csv/write-csv.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../../server-context/list-request.server.ts";
import { oneId } from "../../../server-context/list-request.ts";
import { recordAccess } from "../../audit/audit.server.ts";
import * as dispatch from "./dispatch.server.ts";
import { recipientStatusLabels } from "./dispatch.ts";
import { issueProgress } from "./issue-progress.server.ts";
import * as recipients from "./recipients.server.ts";
import { startSending } from "./start-sending.server.ts";

const oneDelivery = oneId.extend({ subscriberId: oneId.shape.id });
const auditOf = ({ admin }: { admin: { email: string } }) => ({ actor: admin.email, now: new Date() });

export const scheduleNewsletterIssue = adminFunction({ method: "POST" })
  .validator(oneId.extend({ at: z.iso.datetime() }))
  .handler(async ({ data, context }) =>
    dispatch.scheduleIssue(context.site, context.db, data.id, new Date(data.at), auditOf(context)),
  );

export const sendNewsletterIssue = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => startSending(context, data.id, auditOf(context)));

export const unscheduleNewsletterIssue = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => dispatch.unscheduleIssue(context.db, data.id, auditOf(context)));

export const pauseNewsletterIssue = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => dispatch.pauseIssue(context.db, data.id, auditOf(context)));

export const resumeNewsletterIssue = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => dispatch.resumeIssue(context.db, data.id, auditOf(context)));

export const cancelNewsletterIssue = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => dispatch.cancelIssue(context.db, data.id, auditOf(context)));

export const setNewsletterRate = adminFunction({ method: "POST" })
  .validator(oneId.extend({ ratePerMinute: z.number() }))
  .handler(async ({ data, context }) =>
    dispatch.setIssueRate(context.db, data.id, data.ratePerMinute, auditOf(context)),
  );

export const fetchIssueProgress = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const progress = await issueProgress(context, data.id);
    if (!progress) return null;
    return { progress, looked: await recipients.listRecipientsToReview(context.db, data.id) };
  });

export const exportRecipients = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const rows = await recipients.listAllRecipients(context.db, data.id);
    const detail = { count: rows.length };
    const subject = { subjectKind: "issue", subjectId: data.id } as const;
    await recordAccess(context.db, { actor: context.admin.email, action: "issue.export", ...subject, detail });
    const times = await ownerTimes(context.db);
    return csv(
      ["Email", "Status", times.head("At"), "Answer"],
      rows.map(({ email, status, at, answer }) => [email, recipientStatusLabels[status], times.at(at), answer]),
    );
  });

export const markDeliverySent = adminFunction({ method: "POST" })
  .validator(oneDelivery)
  .handler(async ({ data, context }) =>
    recipients.markRecipientSent(context.db, data.id, data.subscriberId, auditOf(context)),
  );

export const sendDeliveryAgain = adminFunction({ method: "POST" })
  .validator(oneDelivery)
  .handler(async ({ data, context }) =>
    recipients.sendRecipientAgain(context.db, data.id, data.subscriberId, auditOf(context)),
  );
