import { myDataLetter } from "../mails/privacy-mails.ts";
import { readLink, signLink } from "../services/signed-link.ts";
import { recordAudit } from "./audit.server.ts";
import { leadsHolder } from "./leads-personal-data.server.ts";
import { queueMail } from "./mails.server.ts";
import { mailsHolder } from "./mails-personal-data.server.ts";
import { linkHours, type MyData } from "./personal-data.ts";
import type { PersonalDataHolder } from "./personal-data-holder.ts";
import type { SiteContext } from "./request-context.ts";
import { subscribersHolder } from "./subscribers-personal-data.server.ts";

/** Every store of personal data; letters come last, for the others erase theirs with them. */
const holders: readonly PersonalDataHolder[] = [leadsHolder, subscribersHolder, mailsHolder];

const purpose = "my-data";

/** Sends the link to what is held about an address: to every address, so that the answer tells nobody anything. */
export async function sendMyDataLink({ db, siteUrl, secret }: SiteContext, email: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000);
  const token = signLink(secret, { purpose, subject: email.toLowerCase(), expiresAt });
  await queueMail(db, {
    kind: "my-data",
    to: email,
    content: myDataLetter({ href: `${siteUrl}/privacy/my-data/view?token=${token}`, hours: linkHours }),
  });
}

/** What is held about the person of a link. */
export async function findMyData({ db, secret }: SiteContext, token: string, now: Date): Promise<MyData> {
  const link = readLink(secret, purpose, token, now);
  if ("problem" in link) return { state: link.problem };
  const groups = [];
  for (const { title, find } of holders) {
    const records = await find(db, link.subject);
    if (records.length > 0) groups.push({ title, records });
  }
  return { state: "open", email: link.subject, groups };
}

/** Erases everything about the person of a link, at once or not at all; false when the link opens nothing. */
export async function eraseMyData({ db, secret }: SiteContext, token: string, now: Date): Promise<boolean> {
  const link = readLink(secret, purpose, token, now);
  if ("problem" in link) return false;
  await db.transaction().execute(async (transaction) => {
    const detail: Record<string, number> = {};
    for (const { noun, erase } of holders) detail[noun] = await erase(transaction, link.subject);
    await recordAudit(transaction, { actor: "visitor", action: "personal-data.erase", detail });
  });
  return true;
}

/** Erases what its retention date has passed, in every store; notes the numbers when there were any. */
export async function purgePersonalData({ db }: Pick<SiteContext, "db">, now: Date): Promise<Record<string, number>> {
  return db.transaction().execute(async (transaction) => {
    const detail: Record<string, number> = {};
    for (const { noun, purge } of holders) {
      const count = await purge(transaction, now);
      if (count > 0) detail[noun] = count;
    }
    if (Object.keys(detail).length > 0) {
      await recordAudit(transaction, { actor: "system", action: "personal-data.purge", detail });
    }
    return detail;
  });
}
