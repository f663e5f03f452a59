import type { HolderContext, PersonalDataHolder } from "../../request/personal-data-store.ts";
import type { SiteContext } from "../../request/request-context.ts";
import { readLink, signLink } from "../../request/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { bookingsHolder } from "../bookings/personal-data.server.ts";
import { minutesUntilEmail } from "../email/email-limits.server.ts";
import { queueMail } from "../email/emails.server.ts";
import { mailsHolder } from "../email/personal-data.server.ts";
import { dropPortrait, sweepPortraits } from "../guests/drop-portrait.server.ts";
import { guestsHolder } from "../guests/personal-data.server.ts";
import { leadsHolder } from "../leads/personal-data.server.ts";
import { subscribersHolder } from "../newsletter/personal-data.server.ts";
import { myDataLetter } from "./emails.ts";
import { linkHours, type MyData } from "./personal-data.ts";

/** Every store of personal data; letters come last, for the others erase theirs with them. */
const holders: readonly PersonalDataHolder[] = [
  leadsHolder,
  subscribersHolder,
  bookingsHolder,
  guestsHolder,
  mailsHolder,
];

const purpose = "my-data";

/**
 * Sends the link to what is held about an address: to every address, so that the answer tells nobody anything.
 * @returns 0 when it was queued, otherwise the minutes until the next one will be: several of the last hour still work
 */
export async function sendMyDataLink({ db, siteUrl, secret }: SiteContext, email: string, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000);
  const token = signLink(secret, { purpose, subject: email.toLowerCase(), expiresAt });
  return db.transaction().execute(async (transaction) => {
    const waitMinutes = await minutesUntilEmail(transaction, "my-data", email);
    if (waitMinutes > 0) return waitMinutes;
    await queueMail(transaction, {
      kind: "my-data",
      to: email,
      content: myDataLetter({ href: `${siteUrl}/privacy/my-data/view?token=${token}`, hours: linkHours }),
    });
    return 0;
  });
}

/** Public episodes that name a guest; asks where episodes come from only when one names any. */
async function publishedEpisodesWithGuests({ db, content }: Pick<SiteContext, "db" | "content">) {
  const named = await db.selectFrom("episode_guests").select("episode_id").distinct().execute();
  if (named.length === 0) return new Set<number>();
  const published = new Set((await content.listEpisodes()).map(({ id }) => id));
  return new Set(named.map(({ episode_id }) => episode_id).filter((id) => published.has(id)));
}

/** What the holders work with; the portraits that they want removed are collected in `portraits`. */
async function holderContext(site: SiteContext, now: Date, portraits: string[]): Promise<HolderContext> {
  return {
    siteUrl: site.siteUrl,
    ownerEmail: site.ownerEmail,
    now,
    publishedEpisodes: await publishedEpisodesWithGuests(site),
    dropPortrait: (portrait) => portraits.push(portrait),
  };
}

/** What is held about the person of a link. */
export async function findMyData(site: SiteContext, token: string, now: Date): Promise<MyData> {
  const link = readLink(site.secret, purpose, token, now);
  if ("problem" in link) return { state: link.problem };
  const context = await holderContext(site, now, []);
  const groups = [];
  for (const { title, find } of holders) {
    const records = await find(site.db, link.subject, context);
    if (records.length > 0) groups.push({ title, records });
  }
  return { state: "open", email: link.subject, groups };
}

/** Erases everything about the person of a link, at once or not at all; false when the link opens nothing. */
export async function eraseMyData(site: SiteContext, token: string, now: Date): Promise<boolean> {
  const link = readLink(site.secret, purpose, token, now);
  if ("problem" in link) return false;
  const portraits: string[] = [];
  const context = await holderContext(site, now, portraits);
  await site.db.transaction().execute(async (transaction) => {
    const detail: Record<string, number> = {};
    for (const { noun, erase } of holders) detail[noun] = await erase(transaction, link.subject, context);
    await recordAudit(transaction, { actor: "visitor", action: "personal-data.erase", detail });
  });
  for (const portrait of portraits) await dropPortrait(portrait, site.mediaDir);
  return true;
}

/** Erases what its retention date has passed, in every store; notes the numbers when there were any. */
export async function purgePersonalData(site: SiteContext, now: Date): Promise<Record<string, number>> {
  const context = await holderContext(site, now, []);
  const counts = await site.db.transaction().execute(async (transaction) => {
    const detail: Record<string, number> = {};
    for (const { noun, purge } of holders) {
      const count = await purge(transaction, now, context);
      if (count > 0) detail[noun] = count;
    }
    if (Object.keys(detail).length > 0) {
      await recordAudit(transaction, { actor: "system", action: "personal-data.purge", detail });
    }
    return detail;
  });
  await sweepPortraits(site.db, site.mediaDir, now);
  return counts;
}
