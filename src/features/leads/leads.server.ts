import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import type { SiteContext } from "../../request/request-context.ts";
import { signLink } from "../../request/signed-link.ts";
import { minutesUntilEmail } from "../email/email-limits.server.ts";
import { queueMail } from "../email/emails.server.ts";
import type { SentForm } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { requestSubscription } from "../newsletter/subscribers.server.ts";
import { type DownloadName, downloadDays, downloadPath, downloadPurpose, downloads } from "./download.ts";
import { downloadLetter, leadNotice } from "./emails.ts";
import { answersInWords, type LeadKind, leadRules, monthsLater } from "./lead.ts";

const day = 86_400_000;
/** Within it, the same form with the same answers is the same message sent twice. */
const duplicateMs = 600_000;

type Taken = { id: number; duplicate: boolean };

/** Recognises the same answers of the same person; no part of it can be read back. */
function fingerprintOf(kind: LeadKind, sent: SentForm): string {
  const { email = "", ...others } = sent.values;
  // The shape gives the answers their order.
  const content = [kind, email.toLowerCase(), others, sent.marketing ?? ""];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

async function findTwin(db: Db, fingerprint: string, now: Date): Promise<number | undefined> {
  // Two clicks arrive at the same time: the second one waits here until the first is stored.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(db);
  const twin = await db
    .selectFrom("leads")
    .select("id")
    .where("fingerprint", "=", fingerprint)
    .where("created_at", ">", new Date(now.getTime() - duplicateMs))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return twin?.id;
}

/** The address of a download that works for a week; nothing in it tells who asked, or how many did. */
export function signedDownload(secret: string, name: DownloadName, now: Date): string {
  const expiresAt = new Date(now.getTime() + downloadDays * day);
  return downloadPath(name, signLink(secret, { purpose: downloadPurpose(name), subject: randomUUID(), expiresAt }));
}

/**
 * Stores a lead with everything that follows from it, at once or not at all: the owner's notice, the visitor's link to the
 * download and, when asked for, the request for the letter. The same form within ten minutes is stored and told once.
 */
export async function createLead(
  context: SiteContext,
  { kind, shape, sent, now }: { kind: LeadKind; shape: FormShape; sent: SentForm; now: Date },
): Promise<Taken> {
  const { title, months, download } = leadRules[kind];
  const { email = "", name = "", organisation = "" } = sent.values;
  const fingerprint = fingerprintOf(kind, sent);
  const answers = answersInWords(shape.fields, sent.values);
  return context.db.transaction().execute(async (transaction) => {
    const twin = await findTwin(transaction, fingerprint, now);
    if (twin !== undefined) return { id: twin, duplicate: true };
    const { id } = await transaction
      .insertInto("leads")
      .values({
        kind,
        email,
        name: name || null,
        organisation: organisation || null,
        answers: JSON.stringify(answers),
        page: sent.page,
        campaign: JSON.stringify(sent.campaign),
        notice_text: sent.notice,
        notice_at: now,
        marketing_text: sent.marketing ?? null,
        marketing_at: sent.marketing ? now : null,
        fingerprint,
        created_at: now,
        expires_at: monthsLater(now, months),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const about = `lead:${id}`;
    await queueMail(transaction, {
      kind: "lead-notice",
      to: context.ownerEmail,
      occasion: `${about}:owner`,
      about,
      headers: { "Reply-To": email },
      content: leadNotice({
        title,
        from: name || email,
        answers,
        page: sent.page,
        campaign: sent.campaign,
        wantsNewsletter: sent.marketing !== undefined,
      }),
    });
    if (download && (await minutesUntilEmail(transaction, "download", email)) === 0) {
      await queueMail(transaction, {
        kind: "download",
        to: email,
        occasion: `${about}:download`,
        about,
        content: downloadLetter({
          name: name || undefined,
          title: downloads[download].title,
          href: context.siteUrl + signedDownload(context.secret, download, now),
          days: downloadDays,
          page: context.siteUrl + sent.page,
        }),
      });
    }
    if (sent.marketing) {
      await requestSubscription(context, transaction, {
        email,
        name: name || null,
        page: sent.page,
        text: sent.marketing,
        now,
      });
    }
    return { id, duplicate: false };
  });
}
