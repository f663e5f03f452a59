import { createHash } from "node:crypto";
import { sql } from "kysely";
import { siteFacts } from "../../facts/site-facts.ts";
import type { Db } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { isKey, readLink, type SigningSecret, signLink } from "../../server-context/signed-link.ts";
import { minutesUntilEmail } from "../email/email-limits.server.ts";
import { queueEmail } from "../email/emails.server.ts";
import type { FormField, FormShape, FormValues } from "../forms/form-shape.ts";
import type { Submission } from "../forms/submission.server.ts";
import { requestSubscription } from "../newsletter/subscribers.server.ts";
import { type DownloadName, downloadDays, downloadPath, downloadPurpose, downloads } from "./download.ts";
import { downloadEmail, leadNotice } from "./emails.ts";
import { type LeadAnswer, type LeadKind, leadRules, monthsLater } from "./lead.ts";

const day = 86_400_000;
/** Within it, the same form with the same answers is the same message sent twice. */
const duplicateMs = 600_000;

type LeadSubmission = Pick<Submission, "values" | "page" | "campaign" | "notice" | "marketing">;

/** `downloadToken` opens what was asked for (`downloadPath`). */
type CreatedLead = { id: number; duplicate: boolean; downloadToken: string | undefined };

type StoredLead = { id: number; link_key: string };

/** Recognises the same answers of the same person; no part of it can be read back. */
function fingerprintOf(kind: LeadKind, submission: LeadSubmission): string {
  const { email = "", ...others } = submission.values;
  // The shape gives the answers their order.
  const content = [kind, email.toLowerCase(), others, submission.marketing ?? ""];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

async function findTwin(db: Db, fingerprint: string, now: Date): Promise<StoredLead | undefined> {
  // Two clicks arrive at the same time: the second one waits here until the first is stored.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(db);
  return db
    .selectFrom("leads")
    .select(["id", "link_key"])
    .where("fingerprint", "=", fingerprint)
    .where("created_at", ">", new Date(now.getTime() - duplicateMs))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

const leadSubject = "lead:";

/** Opens a download for a week, or until the lead is erased; nothing in it tells who asked, or how many did. */
function signDownload(secret: SigningSecret, name: DownloadName, linkKey: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + downloadDays * day);
  return signLink(secret, { purpose: downloadPurpose(name), subject: leadSubject + linkKey, expiresAt });
}

/** Whether a token opens a download at this moment. */
export async function opensDownload(
  { db, secret }: Pick<SiteContext, "db" | "secret">,
  { name, token, now }: { name: DownloadName; token: string; now: Date },
): Promise<boolean> {
  const link = readLink(secret, downloadPurpose(name), token, now);
  if (!link.ok) return false;
  // Links from before leads had keys name nobody; the last of them ends a week after the upgrade.
  if (!link.value.startsWith(leadSubject)) return true;
  const linkKey = link.value.slice(leadSubject.length);
  if (!isKey(linkKey)) return false;
  const lead = await db.selectFrom("leads").select("id").where("link_key", "=", linkKey).executeTakeFirst();
  return lead !== undefined;
}

/** The answers in the words of the form: an option's label instead of its value; what was left empty is left out. */
function answersInWords(fields: readonly FormField[], values: FormValues): LeadAnswer[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? "";
    if (value === "") return [];
    const option = field.kind === "select" ? field.options.find((each) => each.value === value) : undefined;
    return [{ name: field.name, label: field.label, value: option?.label ?? value }];
  });
}

/**
 * Stores a lead with everything that follows from it, at once or not at all: the owner's notice, the visitor's link to the
 * download and, when asked for, the request for the email. The same form within ten minutes is stored and told once.
 */
export async function createLead(
  context: SiteContext,
  { kind, shape, submission, now }: { kind: LeadKind; shape: FormShape; submission: LeadSubmission; now: Date },
): Promise<CreatedLead> {
  const { title, months, download } = leadRules[kind];
  const sign = (lead: StoredLead) => download && signDownload(context.secret, download, lead.link_key, now);
  const { email = "", name = "", organisation = "" } = submission.values;
  const fingerprint = fingerprintOf(kind, submission);
  const answers = answersInWords(shape.fields, submission.values);
  return context.db.transaction().execute(async (transaction) => {
    const twin = await findTwin(transaction, fingerprint, now);
    if (twin) return { id: twin.id, duplicate: true, downloadToken: sign(twin) };
    const lead = await transaction
      .insertInto("leads")
      .values({
        kind,
        email,
        name: name || null,
        organisation: organisation || null,
        answers: JSON.stringify(answers),
        page: submission.page,
        campaign: JSON.stringify(submission.campaign),
        notice_text: submission.notice,
        notice_at: now,
        marketing_text: submission.marketing ?? null,
        marketing_at: submission.marketing ? now : null,
        fingerprint,
        created_at: now,
        expires_at: monthsLater(now, months),
      })
      .returning(["id", "link_key"])
      .executeTakeFirstOrThrow();
    const { id } = lead;
    const about = `lead:${id}`;
    await queueEmail(transaction, {
      kind: "lead-notice",
      to: context.ownerEmail,
      occasion: `${about}:owner`,
      about,
      headers: { "Reply-To": email },
      content: leadNotice({
        title,
        from: name || email,
        answers,
        page: submission.page,
        campaign: submission.campaign,
        wantsNewsletter: submission.marketing !== undefined,
      }),
    });
    const downloadToken = sign(lead);
    if (download && downloadToken && (await minutesUntilEmail(transaction, "download", email)) === 0) {
      await queueEmail(transaction, {
        kind: "download",
        to: email,
        occasion: `${about}:download`,
        about,
        headers: { "Reply-To": siteFacts.email },
        content: downloadEmail({
          name: name || undefined,
          title: downloads[download].title,
          href: context.siteUrl + downloadPath(download, downloadToken),
          days: downloadDays,
          page: context.siteUrl + submission.page,
        }),
      });
    }
    if (submission.marketing) {
      await requestSubscription(context, transaction, {
        email,
        name: name || null,
        page: submission.page,
        text: submission.marketing,
        now,
      });
    }
    return { id, duplicate: false, downloadToken };
  });
}
