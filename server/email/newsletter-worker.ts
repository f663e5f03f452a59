import { siteFacts } from "../../src/facts/site-facts.ts";
import { endIssue, listSendingIssues } from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  markInFlight,
  recoverDeliveries,
  releaseDeliveries,
  renewLeases,
  settleDelivery,
} from "../../src/features/newsletter/dispatch/recipient-queue.server.ts";
import { rejectDelivery } from "../../src/features/newsletter/dispatch/rejections.server.ts";
import {
  type DispatchContext,
  type SendingContext,
  startDueIssues,
} from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { fillMarks } from "../../src/features/newsletter/issues/fill-marks.ts";
import {
  preferencesLink,
  unsubscribeHeaders,
  unsubscribeLink,
} from "../../src/features/newsletter/subscription-links.server.ts";
import { slugOf } from "../../src/lib/slug.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Logger } from "../logger.ts";
import { type ComposedEmail, composeEmail, type Sender } from "./compose-email.ts";
import { type DeliveryLoop, startDeliveryLoop } from "./delivery-loop.ts";
import type { DeliveryResult, EmailTransport } from "./email-transport.ts";

type StartedIssue = { subject: string; html: string; plain: string };

/** Issues cached between deliveries. */
const maxCachedIssues = 3;

/** Composes one delivery: the rendered issue, personalised, with list headers. */
function createMessageComposer(
  context: DispatchContext & Pick<SiteContext, "secret">,
  sender: Sender,
): (delivery: ClaimedDelivery) => Promise<ComposedEmail> {
  const issues = new Map<number, StartedIssue>();

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
    for (const known of [...issues.keys()].slice(0, Math.max(0, issues.size - maxCachedIssues + 1)))
      issues.delete(known);
    issues.set(id, frozen);
    return frozen;
  }

  return async (delivery) => {
    const issue = await startedIssue(delivery.issueId);
    const { html, plain } = fillMarks(issue, {
      name: delivery.name,
      unsubscribeUrl: unsubscribeLink(context, delivery.linkKey),
      preferencesUrl: preferencesLink(context, delivery.linkKey),
      consentedAt: delivery.consentedAt,
    });
    return composeEmail(
      {
        message_id: delivery.messageId,
        recipient: delivery.email,
        subject: issue.subject,
        html,
        plain,
        headers: {
          "Reply-To": siteFacts.email,
          ...unsubscribeHeaders(context, delivery.linkKey),
        },
        list: {
          name: siteFacts.newsletterName,
          id: `${slugOf(siteFacts.newsletterName) || "newsletter"}.${sender.host}`,
        },
        attachments: [],
        created_at: new Date(),
      },
      sender,
    );
  };
}

export type DispatchWorkerParts = {
  sender: Sender;
  context: SendingContext & Pick<SiteContext, "secret">;
  logger: Logger;
  transport: EmailTransport;
  /** The only sender on this database: claimed deliveries at the start were left by a crash. */
  alone: boolean;
  onResult?: ((result: DeliveryResult) => Promise<void>) | undefined;
};

/** A delivery whose outcome is unknown is left to the owner. */
export function startNewsletterWorker({ context, sender, ...loop }: DispatchWorkerParts): DeliveryLoop {
  const { db } = context;
  return startDeliveryLoop<ClaimedDelivery>({
    ...loop,
    queue: {
      noun: "issue",
      idOf: ({ issueId }) => issueId,
      prepare: () => startDueIssues(context, new Date()),
      list: () => listSendingIssues(db),
      claim: (id, owner, limit) => claimDeliveries(db, id, owner, limit),
      end: (id) => endIssue(db, id),
      compose: createMessageComposer(context, sender),
      markInFlight: (delivery, owner) => markInFlight(db, delivery, owner),
      settle: (delivery, owner, outcome) => settleDelivery(db, delivery, owner, outcome),
      release: (deliveries, owner) => releaseDeliveries(db, deliveries, owner),
      reject: (delivery, parts) => rejectDelivery(context, delivery, parts),
      renew: (deliveries, owner) => renewLeases(db, deliveries, owner),
      recover: (parts) => recoverDeliveries(db, parts),
      saveOutage: (id, trouble) => db.updateTable("newsletter_issues").set({ trouble }).where("id", "=", id).execute(),
    },
  });
}
