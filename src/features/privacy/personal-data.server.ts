import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { ok, type Result } from "../../lib/result.ts";
import { hourMs } from "../../lib/time/durations.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { PersonalDataContext, PersonalDataStore } from "../../server-context/personal-data-store.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { type LinkFailure, readLink, signLink } from "../../server-context/signed-link.ts";
import { questionsPersonalData } from "../ask/personal-data.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { bookingsPersonalData } from "../bookings/personal-data.server.ts";
import { type EmailContent, text } from "../email/email-content.ts";
import { minutesUntilEmail, queueEmail } from "../email/emails.server.ts";
import { greet } from "../email/greeting-copy.ts";
import { emailPersonalData } from "../email/personal-data.server.ts";
import { guestsPersonalData } from "../guests/personal-data.server.ts";
import { deletePortrait, purgePortraits } from "../guests/portrait.server.ts";
import { leadsPersonalData } from "../leads/personal-data.server.ts";
import { sequencesPersonalData } from "../sequences/personal-data.server.ts";
import { subscribersPersonalData } from "../subscribers/personal-data.server.ts";
import { myDataEmail } from "./my-data-email-copy.ts";
import { linkHours, type MyData, type PersonalDataGroup, type PersonErasure } from "./personal-data.ts";

/** The same whether or not there is data about the recipient. */
function linkEmail(site: Site, { href, hours }: { href: string; hours: number }): EmailContent {
  const words = copyOf(site, myDataEmail);
  return {
    subject: words.subject,
    preview: words.preview,
    greeting: greet(site),
    blocks: [
      text(words.asked),
      { kind: "button", label: words.button, href },
      text(words.choice),
      { kind: "small", text: fillText(words.hours, { hours }) },
      text(words.otherwise),
    ],
    reason: words.reason,
  };
}

/** Emails come last, because other stores erase the emails about their records. */
const stores: readonly PersonalDataStore[] = [
  leadsPersonalData,
  subscribersPersonalData,
  sequencesPersonalData,
  bookingsPersonalData,
  guestsPersonalData,
  questionsPersonalData,
  emailPersonalData,
];

const purpose = "my-data";

/** Sends to any address, so that it doesn't reveal which ones are stored. @returns 0 if queued, else minutes until the next is allowed */
export async function sendMyDataLink(
  { site, db, siteUrl, secret }: SiteContext,
  email: string,
  now: Date,
): Promise<number> {
  const expiresAt = new Date(now.getTime() + linkHours * hourMs);
  const token = signLink(secret, { purpose, subject: email.toLowerCase(), expiresAt });
  return db.transaction().execute(async (transaction) => {
    const waitMinutes = await minutesUntilEmail(transaction, "my-data", email);
    if (waitMinutes > 0) return waitMinutes;
    await queueEmail(site, transaction, {
      kind: "my-data",
      to: email,
      content: linkEmail(site, { href: `${siteUrl}/privacy/my-data/view?token=${token}`, hours: linkHours }),
    });
    return 0;
  });
}

async function publishedEpisodesWithGuests({ db, content }: Pick<SiteContext, "db" | "content">) {
  const episodeRows = await db.selectFrom("episode_guests").select("episode_id").distinct().execute();
  if (episodeRows.length === 0) return new Set<number>();
  const published = new Set((await content.listEpisodes()).map(({ id }) => id));
  return new Set(episodeRows.map(({ episode_id }) => episode_id).filter((id) => published.has(id)));
}

/** `portraits` collects the files to delete. */
async function personalDataContext(context: SiteContext, now: Date, portraits: string[]): Promise<PersonalDataContext> {
  return {
    site: context.site,
    siteUrl: context.siteUrl,
    ownerEmail: context.ownerEmail,
    secret: context.secret,
    now,
    publishedEpisodes: await publishedEpisodesWithGuests(context),
    deletePortrait: (portrait) => portraits.push(portrait),
  };
}

/** Leaves out stores without records. */
export async function findPersonalData(context: SiteContext, email: string, now: Date): Promise<PersonalDataGroup[]> {
  const dataContext = await personalDataContext(context, now, []);
  const groups: PersonalDataGroup[] = [];
  for (const { title, find } of stores) {
    const records = await find(context.db, email, dataContext);
    if (records.length > 0) groups.push({ title: title(context.site), records });
  }
  return groups;
}

export async function findMyData(context: SiteContext, token: string, now: Date): Promise<MyData> {
  const link = readLink(context.secret, purpose, token, now);
  if (!link.ok) return { state: link.code };
  return { state: "open", email: emailInLetters(link.value), groups: await findPersonalData(context, link.value, now) };
}

type ErasureAudit = { actor: string; action: "personal-data.erase" | "person.erase" };

/** Erases everything in one transaction, except what a store must retain. */
async function erase(context: SiteContext, email: string, { actor, action }: ErasureAudit, now: Date): Promise<void> {
  const portraits: string[] = [];
  const dataContext = await personalDataContext(context, now, portraits);
  await context.db.transaction().execute(async (transaction) => {
    const detail: Record<string, number> = {};
    for (const store of stores) detail[store.noun] = await store.erase(transaction, email, dataContext);
    await recordAudit(transaction, { actor, action, detail });
  });
  for (const portrait of portraits) await deletePortrait(portrait, context.media);
  // The owner's own address is in everyone's emails.
  const ownerEmails = [context.ownerEmail, context.site.facts.email].map((address) => address.toLowerCase());
  if (!ownerEmails.includes(email.toLowerCase())) await context.eraseFromOutbox?.(email);
}

export async function eraseMyData(
  context: SiteContext,
  token: string,
  now: Date,
): Promise<Result<undefined, LinkFailure>> {
  const link = readLink(context.secret, purpose, token, now);
  if (!link.ok) return link;
  await erase(context, link.value, { actor: "visitor", action: "personal-data.erase" }, now);
  return ok();
}

export const erasePerson = (context: SiteContext, email: string, actor: string, now: Date): Promise<void> =>
  erase(context, email, { actor, action: "person.erase" }, now);

export async function previewErasure(context: SiteContext, email: string, now: Date): Promise<PersonErasure> {
  const dataContext = await personalDataContext(context, now, []);
  const erasure: PersonErasure = { goes: [], stays: [] };
  for (const { find, forOwner } of stores) {
    const records = await find(context.db, email, dataContext);
    const stays = records.filter(({ stays: reason }) => reason !== undefined).length;
    if (records.length > stays) erasure.goes.push({ title: forOwner.title, count: records.length - stays });
    if (stays > 0) erasure.stays.push({ title: forOwner.title, count: stays, reason: forOwner.stays ?? "" });
  }
  return erasure;
}

/** Erases data past its retention date; the audit log gets the counts, if any. */
export async function purgePersonalData(context: SiteContext, now: Date): Promise<Record<string, number>> {
  const dataContext = await personalDataContext(context, now, []);
  const counts = await context.db.transaction().execute(async (transaction) => {
    const detail: Record<string, number> = {};
    for (const { noun, purge } of stores) {
      const count = await purge(transaction, now, dataContext);
      if (count > 0) detail[noun] = count;
    }
    if (Object.keys(detail).length > 0) {
      await recordAudit(transaction, { actor: "system", action: "personal-data.purge", detail });
    }
    return detail;
  });
  await purgePortraits(context.db, context.media, now);
  return counts;
}
