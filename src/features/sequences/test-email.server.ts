import { fail, ok } from "../../lib/result.ts";
import type { SignedInUser, SiteContext } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { queueRenderedEmail } from "../email/emails.server.ts";
import { fillSequenceEmail, renderSequenceEmail } from "./render-sequence-email.server.ts";
import { getSequenceEmail, type SequenceResult } from "./sequences.admin.server.ts";

/** Sends the stored text to the administrator; its links lead to the newsletter's page. */
export async function sendSequenceTest(
  { site, db, siteUrl }: Pick<SiteContext, "db" | "siteUrl" | "site">,
  id: number,
  user: SignedInUser,
): Promise<SequenceResult> {
  const email = await getSequenceEmail(db, id);
  if (!email) return fail("gone");
  const { name, consent } = await db
    .selectFrom("sequences")
    .select(["name", "consent"])
    .where("id", "=", email.sequenceId)
    .executeTakeFirstOrThrow();
  const stopUrl = `${siteUrl}/sunday-review`;
  const recipient = { name: user.name, organisation: null, stopUrl, consentedAt: new Date(), consentText: consent };
  const { subject, html, plain } = fillSequenceEmail(
    site,
    renderSequenceEmail(site, email, { name, siteUrl }),
    recipient,
  );
  await db.transaction().execute(async (trx) => {
    await queueRenderedEmail(trx, {
      kind: "sequence-test",
      to: user.email,
      about: `sequence:${email.sequenceId}`,
      subject: `Test: ${subject}`,
      html,
      plain,
      headers: { "Reply-To": site.facts.email },
    });
    const about = { subjectKind: "sequence", subjectId: email.sequenceId } as const;
    await recordAudit(trx, { actor: user.email, action: "sequence.test", ...about });
  });
  return ok();
}
