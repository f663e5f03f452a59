import { LRUCache } from "lru-cache";
import { slugOf } from "../../../lib/slug.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import type { DeliveryQueue, EmailParts } from "../../email/delivery-queue.ts";
import {
  preferencesLink,
  unsubscribeHeaders,
  unsubscribeLink,
} from "../../subscribers/records/subscription-links.server.ts";
import { fillMarks } from "../issues/fill-marks.ts";
import { endIssue, listSendingIssues } from "./dispatch.server.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  markInFlight,
  recoverDeliveries,
  releaseDeliveries,
  renewLeases,
  settleDelivery,
} from "./recipient-queue.server.ts";
import { rejectDelivery } from "./rejections.server.ts";
import { type DispatchContext, type SendingContext, startDueIssues } from "./start-sending.server.ts";

type StartedIssue = { subject: string; html: string; plain: string };

/** Composes one delivery: the rendered issue, personalised, with list headers. */
function createMessageComposer(
  context: DispatchContext & Pick<SiteContext, "secret">,
): (delivery: ClaimedDelivery) => Promise<EmailParts> {
  const { hostname } = new URL(context.siteUrl);
  const issues = new LRUCache<number, StartedIssue>({ max: 3 });

  async function startedIssue(id: number): Promise<StartedIssue> {
    const cached = issues.get(id);
    if (cached) return cached;
    const { subject, html, plain } = await context.db
      .selectFrom("newsletter_issues")
      .select(["subject", "html", "plain"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (html === null || plain === null) throw new Error(`issue ${id} has no frozen text`);
    const frozen = { subject, html, plain };
    issues.set(id, frozen);
    return frozen;
  }

  return async (delivery) => {
    const issue = await startedIssue(delivery.issueId);
    const { html, plain } = fillMarks(context.site, issue, {
      name: delivery.name,
      unsubscribeUrl: unsubscribeLink(context, delivery.linkKey),
      preferencesUrl: preferencesLink(context, delivery.linkKey),
      consentedAt: delivery.consentedAt,
    });
    return {
      message_id: delivery.messageId,
      recipient: delivery.email,
      subject: issue.subject,
      html,
      plain,
      headers: {
        "Reply-To": context.site.facts.email,
        ...unsubscribeHeaders(context, delivery.linkKey),
      },
      list: {
        name: context.site.facts.newsletterName,
        id: `${slugOf(context.site.facts.newsletterName) || "newsletter"}.${hostname}`,
      },
      attachments: [],
      created_at: new Date(),
    };
  };
}

/** A delivery whose outcome is unknown is left to the owner. */
export function issueDeliveries(context: SendingContext & Pick<SiteContext, "secret">): DeliveryQueue<ClaimedDelivery> {
  const { db } = context;
  return {
    name: "newsletter",
    noun: "issue",
    idOf: ({ issueId }) => issueId,
    prepare: () => startDueIssues(context, new Date()),
    list: () => listSendingIssues(db),
    claim: (id, owner, limit) => claimDeliveries(db, id, owner, limit),
    end: (id) => endIssue(db, id),
    compose: createMessageComposer(context),
    markInFlight: (delivery, owner) => markInFlight(db, delivery, owner),
    settle: (delivery, owner, outcome) => settleDelivery(db, delivery, owner, outcome),
    release: (deliveries, owner) => releaseDeliveries(db, deliveries, owner),
    reject: (delivery, parts) => rejectDelivery(context, delivery, parts),
    renew: (deliveries, owner) => renewLeases(db, deliveries, owner),
    recover: (parts) => recoverDeliveries(db, parts),
    saveOutage: (id, outage) =>
      db.updateTable("newsletter_issues").set({ trouble: outage }).where("id", "=", id).execute(),
  };
}
