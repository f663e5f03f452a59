import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { belongsTo, eraseRecords, purgeRecords } from "../people/records/records.server.ts";
import { visitFacts } from "../visits/visit-facts.ts";
import { leadRecords } from "./lead-records-copy.ts";

/** The database driver returns dates as local midnight. */
const formatDay = ({ facts }: Site, day: Date) => formatDate(day.toISOString(), undefined, facts.language);

const mandateText = (site: Site, day: Date, euro: number | null) =>
  fillText(copyOf(site, leadRecords).amount, { day: formatDay(site, day), euro: euro ?? 0 });

export const leadsPersonalData: PersonalDataStore = {
  noun: "leads",
  title: (site) => copyOf(site, leadRecords).title,
  forOwner: { title: "Messages and downloads, with your replies and notes" },
  async find(db, email, { site }) {
    const labels = copyOf(site, recordLabels);
    const words = copyOf(site, leadRecords);
    const titles: Readonly<Record<string, string>> = words.kinds;
    const rows = await db
      .selectFrom("leads")
      .selectAll()
      .where(belongsTo(email))
      .orderBy("created_at", "desc")
      .execute();
    const ids = rows.map(({ id }) => id);
    const replies = await db
      .selectFrom("lead_replies")
      .selectAll()
      .where("lead_id", "=", anyId(ids))
      .orderBy("created_at")
      .execute();
    return rows.map((row) => ({
      title: titles[row.kind] ?? row.kind,
      at: row.created_at.toISOString(),
      facts: [
        ...row.answers.map(({ label, value }) => ({ label, value })),
        { label: words.page, value: row.page },
        ...Object.entries(row.campaign).map(([label, value]) => ({ label, value })),
        ...visitFacts(site, row.visit),
        { label: labels.shownBeside, value: row.notice_text },
        ...(row.marketing_text ? [{ label: words.agreed, value: row.marketing_text }] : []),
        ...(row.source ? [{ label: words.source, value: row.source }] : []),
        ...replies
          .filter(({ lead_id }) => lead_id === row.id)
          .map(({ subject, body }) => ({ label: words.reply, value: `${subject}\n\n${body}` })),
        ...(row.follow_up_on ? [{ label: words.followUp, value: formatDay(site, row.follow_up_on) }] : []),
        ...(row.mandate_on
          ? [{ label: words.mandate, value: mandateText(site, row.mandate_on, row.mandate_euro) }]
          : []),
        ...(row.lost_reason ? [{ label: words.lost, value: row.lost_reason }] : []),
        ...(row.notes ? [{ label: labels.ourNotes, value: row.notes }] : []),
        { label: labels.erasedOn, value: formatDate(row.expires_at.toISOString(), "UTC", site.facts.language) },
      ],
    }));
  },
  erase: async (db, email) =>
    eraseRecords(db, "lead", await db.selectFrom("leads").select("id").where(belongsTo(email)).execute()),
  purge: (db, now) => purgeRecords(db, "lead", now),
};
