import { siteFacts } from "../../src/facts/site-facts.ts";
import type { DispatchContext } from "../../src/features/newsletter/dispatch/freeze-issue.server.ts";
import type { ClaimedCopy } from "../../src/features/newsletter/dispatch/recipient-queue.server.ts";
import { fillMarks } from "../../src/features/newsletter/issues/fill-marks.ts";
import {
  preferencesLink,
  unsubscribeHeaders,
  unsubscribeLink,
} from "../../src/features/newsletter/subscription-links.server.ts";
import { slugOf } from "../../src/lib/slug.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { type ComposedEmail, composeEmail } from "./compose-email.ts";

type FrozenIssue = { subject: string; html: string; plain: string };

/** Issues cached between copies. */
const heldIssues = 3;

/** List-ID (RFC 2919). */
export const listId = (host: string): string =>
  `${siteFacts.newsletterName} <${slugOf(siteFacts.newsletterName)}.${host}>`;

/** Composes one copy: the frozen issue, personalised, with list headers. */
export function createCopyComposer(
  context: DispatchContext & Pick<SiteContext, "secret">,
  { from, host }: { from: () => string; host: string },
): (copy: ClaimedCopy) => Promise<ComposedEmail> {
  const issues = new Map<number, FrozenIssue>();

  async function frozenIssue(id: number): Promise<FrozenIssue> {
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

  return async (copy) => {
    const issue = await frozenIssue(copy.issueId);
    const { html, plain } = fillMarks(issue, {
      name: copy.name,
      unsubscribeUrl: unsubscribeLink(context, copy.linkKey),
      preferencesUrl: preferencesLink(context, copy.linkKey),
      consentedAt: copy.consentedAt,
    });
    return composeEmail(
      {
        message_id: copy.messageId,
        recipient: copy.email,
        subject: issue.subject,
        html,
        plain,
        headers: {
          "Reply-To": siteFacts.email,
          "List-Id": listId(host),
          ...unsubscribeHeaders(context, copy.linkKey),
        },
        attachments: [],
        created_at: new Date(),
      },
      { from: from(), host },
    );
  };
}
