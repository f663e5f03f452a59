import { siteFacts } from "../../src/facts/site-facts.ts";
import type { ClaimedDelivery } from "../../src/features/newsletter/dispatch/recipient-queue.server.ts";
import type { DispatchContext } from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { fillMarks } from "../../src/features/newsletter/issues/fill-marks.ts";
import {
  preferencesLink,
  unsubscribeHeaders,
  unsubscribeLink,
} from "../../src/features/newsletter/subscription-links.server.ts";
import { slugOf } from "../../src/lib/slug.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { type ComposedEmail, composeEmail } from "./compose-email.ts";

type StartedIssue = { subject: string; html: string; plain: string };

/** Issues cached between deliveries. */
const heldIssues = 3;

/** List-ID (RFC 2919). */
export const listId = (host: string): string =>
  `${siteFacts.newsletterName} <${slugOf(siteFacts.newsletterName)}.${host}>`;

/** Composes one delivery: the rendered issue, personalised, with list headers. */
export function createCopyComposer(
  context: DispatchContext & Pick<SiteContext, "secret">,
  { from, host }: { from: () => string; host: string },
): (delivery: ClaimedDelivery) => Promise<ComposedEmail> {
  const issues = new Map<number, StartedIssue>();

  async function startedIssue(id: number): Promise<StartedIssue> {
    const held = issues.get(id);
    if (held) return held;
    const { subject, html, plain } = await context.db
      .selectFrom("newsletter_issues")
      .select(["subject", "html", "plain"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (html === null || plain === null) throw new Error(`issue ${id} has no frozen text`);
    const frozen = { subject, html, plain };
    for (const known of [...issues.keys()].slice(0, Math.max(0, issues.size - heldIssues + 1))) issues.delete(known);
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
          "List-Id": listId(host),
          ...unsubscribeHeaders(context, delivery.linkKey),
        },
        attachments: [],
        created_at: new Date(),
      },
      { from: from(), host },
    );
  };
}
