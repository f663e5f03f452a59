import type { SiteContext } from "../../server-context/request-context.ts";
import { eraseText } from "../email/email-queue.server.ts";
import { queueEmail } from "../email/emails.server.ts";
import { wantsWeekly } from "../settings/settings.server.ts";
import { weeklySummaryEmail } from "./emails.ts";
import { getAdminHome } from "./overview.server.ts";
import { ownerZone } from "./week.server.ts";
import { mondayOf } from "./week.ts";

/** Queues Monday's email once, on whichever replica. Its text names people, so it is erased after sending. */
export async function queueWeekEmail(
  context: Pick<SiteContext, "db" | "siteUrl" | "ownerEmail" | "isDiskWritable" | "freeDisk" | "site">,
  now: Date,
): Promise<void> {
  const { db, siteUrl, ownerEmail } = context;
  const zone = await ownerZone(db);
  const { monday, isDue } = mondayOf(now, zone);
  const occasion = `owner-week:${monday}`;
  await eraseText(db, occasion, now);
  if (!isDue || !(await wantsWeekly(db))) return;
  const queued = await db.selectFrom("mails").select("id").where("occasion", "=", occasion).executeTakeFirst();
  if (queued) return;
  const content = weeklySummaryEmail(await getAdminHome(context, now), { siteUrl, zone });
  await queueEmail(context.site, db, { kind: "owner-week", to: ownerEmail, occasion, content });
}
