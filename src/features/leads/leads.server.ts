import { createHash } from "node:crypto";
import { sql } from "kysely";
import { dayMs, minuteMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { isKey, readLink, type SigningSecret, signLink } from "../../server-context/signed-link.ts";
import { minutesUntilEmail, queueEmail } from "../email/emails.server.ts";
import type { FormField, FormShape, FormValues } from "../forms/form-shape.ts";
import type { Submission } from "../forms/submission.server.ts";
import { requestSequence } from "../sequences/readers.server.ts";
import { requestSubscription } from "../subscribers/subscribers.server.ts";
import { countEvent, visitColumn } from "../visits/touches.server.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import { type DownloadName, downloadDays, downloadPath, downloadPurpose, downloadTitle } from "./download.ts";
import { downloadEmail, leadNotice } from "./emails.ts";
import { type LeadAnswer, type LeadKind, leadAction, leadRules, monthsLater } from "./lead.ts";
import { queueLeadCreated } from "./lead-webhook.server.ts";

/** Identical submissions within this time are duplicates. */
const duplicateMs = 10 * minuteMs;

type LeadSubmission = Pick<Submission, "values" | "page" | "campaign" | "notice" | "marketing"> &
  Partial<Pick<Submission, "visit" | "sequence" | "zone">>;

type CreatedLead = { id: number; isDuplicate: boolean; downloadToken: string | undefined };

type StoredLead = { id: number; link_key: string };

/** One-way hash of a submission, to detect duplicates. */
function fingerprintOf(kind: LeadKind, submission: LeadSubmission): string {
  const { email = "", ...others } = submission.values;
  const agreed = submission.sequence ? [submission.sequence] : [];
  const content = [kind, email.toLowerCase(), others, submission.marketing ?? "", ...agreed];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

async function findDuplicate(db: Db, fingerprint: string, now: Date): Promise<StoredLead | undefined> {
  // A double click's second request waits here until the first is stored.
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

/** Valid for seven days or until the lead is erased; contains no personal data. */
function signDownload(secret: SigningSecret, name: DownloadName, linkKey: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + downloadDays * dayMs);
  return signLink(secret, { purpose: downloadPurpose(name), subject: leadSubject + linkKey, expiresAt });
}

export async function opensDownload(
  { db, secret }: Pick<SiteContext, "db" | "secret">,
  { name, token, now }: { name: DownloadName; token: string; now: Date },
): Promise<boolean> {
  const link = readLink(secret, downloadPurpose(name), token, now);
  if (!link.ok) return false;
  // Links of an earlier release have no key; the last expires a week after the upgrade.
  if (!link.value.startsWith(leadSubject)) return true;
  const linkKey = link.value.slice(leadSubject.length);
  if (!isKey(linkKey)) return false;
  const lead = await db.selectFrom("leads").select("id").where("link_key", "=", linkKey).executeTakeFirst();
  return lead !== undefined;
}

/** Labels of options instead of their values; without empty answers. */
function labelledAnswers(fields: readonly FormField[], values: FormValues): LeadAnswer[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? "";
    if (value === "") return [];
    const option = field.kind === "select" ? field.options.find((candidate) => candidate.value === value) : undefined;
    return [{ name: field.name, label: field.label, value: option?.label ?? emailInLetters(value) }];
  });
}

/** Stores a lead with its emails and requests in one transaction; duplicates are ignored. */
export async function createLead(
  context: SiteContext,
  { kind, shape, submission, now }: { kind: LeadKind; shape: FormShape; submission: LeadSubmission; now: Date },
): Promise<CreatedLead> {
  const { title, months, download } = leadRules[kind];
  const sign = (lead: StoredLead) => download && signDownload(context.secret, download, lead.link_key, now);
  const { email = "", name = "", organisation = "" } = submission.values;
  const contact = { email, name: name || null };
  const fingerprint = fingerprintOf(kind, submission);
  const answers = labelledAnswers(shape.fields, submission.values);
  return context.db.transaction().execute(async (transaction) => {
    const duplicate = await findDuplicate(transaction, fingerprint, now);
    if (duplicate) return { id: duplicate.id, isDuplicate: true, downloadToken: sign(duplicate) };
    const lead = await transaction
      .insertInto("leads")
      .values({
        kind,
        ...contact,
        organisation: organisation || null,
        answers: JSON.stringify(answers),
        page: submission.page,
        campaign: JSON.stringify(submission.campaign),
        visit: visitColumn(submission.visit),
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
    const words = await readVisitWords(transaction, [submission.visit ?? null]);
    await queueEmail(context.site, transaction, {
      kind: "lead-notice",
      to: context.ownerEmail,
      occasion: `${about}:owner`,
      about,
      headers: { "Reply-To": email },
      content: leadNotice(context.site, {
        title,
        from: name || emailInLetters(email),
        answers,
        page: submission.page,
        campaign: submission.campaign,
        came: words(submission.visit ?? null, leadAction(kind)),
        wantsNewsletter: submission.marketing !== undefined,
      }),
    });
    const downloadToken = sign(lead);
    if (download && downloadToken && (await minutesUntilEmail(transaction, "download", email)) === 0) {
      await queueEmail(context.site, transaction, {
        kind: "download",
        to: email,
        occasion: `${about}:download`,
        about,
        headers: { "Reply-To": context.site.facts.email },
        content: downloadEmail(context.site, {
          name: name || undefined,
          title: downloadTitle(context.site, download),
          href: context.siteUrl + downloadPath(download, downloadToken),
          days: downloadDays,
          page: context.siteUrl + submission.page,
        }),
      });
    }
    if (submission.marketing) {
      await requestSubscription(context, transaction, {
        ...contact,
        page: submission.page,
        text: submission.marketing,
        visit: submission.visit,
        now,
      });
    }
    await countEvent(transaction, "leads", email, now);
    await queueLeadCreated(transaction, { id, kind, page: submission.page });
    if (kind === "ebook") {
      await requestSequence(context, transaction, {
        trigger: "ebook",
        ...contact,
        organisation: organisation || null,
        page: submission.page,
        consent: submission.sequence,
        zone: submission.zone,
        now,
      });
    }
    return { id, isDuplicate: false, downloadToken };
  });
}
