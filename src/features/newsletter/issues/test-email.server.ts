import { fail, ok, type Result } from "../../../lib/result.ts";
import type { SignedInUser, SiteContext } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { queueRenderedEmail } from "../../email/emails.server.ts";
import { fillMarks } from "./fill-marks.ts";
import { withIssueEpisodes } from "./issue-episodes.server.ts";
import { issueAsWritten } from "./issues.server.ts";
import { renderIssue } from "./render-issue.server.tsx";

/** Sends the unsaved work; links lead to the newsletter page because the address may not be a subscriber's. */
export async function sendTestEmail(
  context: Pick<SiteContext, "db" | "content" | "siteUrl" | "site">,
  user: SignedInUser,
  { id, to }: { id: number; to: string },
  now: Date,
): Promise<Result<undefined, "gone" | "no-subject" | "no-parts">> {
  const { db, siteUrl } = context;
  const issue = await issueAsWritten(db, user, id);
  if (!issue) return fail("gone");
  if (!issue.subject.trim()) return fail("no-subject");
  if (issue.parts.every(({ html }) => !html.trim())) return fail("no-parts");
  const page = `${siteUrl}/sunday-review`;
  const values = { name: user.name, unsubscribeUrl: page, preferencesUrl: page, consentedAt: now };
  const { html, plain } = fillMarks(
    context.site,
    renderIssue(context.site, await withIssueEpisodes(context, issue), { siteUrl, now }),
    values,
  );
  await db.transaction().execute(async (trx) => {
    await queueRenderedEmail(trx, {
      kind: "newsletter-test",
      to,
      about: `issue:${id}`,
      subject: `Test: ${issue.subject}`,
      html,
      plain,
      headers: { "Reply-To": context.site.facts.email },
    });
    await recordAudit(trx, { actor: user.email, action: "issue.test", subjectKind: "issue", subjectId: id });
  });
  return ok();
}
