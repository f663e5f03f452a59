import { formatDate } from "../../lib/time/dates.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { belongsTo, eraseRecords, purgeRecords } from "../people/records/records.server.ts";
import { visitFacts } from "../visits/visit.ts";
import { leadTitle } from "./lead.ts";

/** Drivers read a date column as local midnight. */
const followUpDay = (day: Date) => formatDate(day.toISOString(), undefined);

export const leadsPersonalData: PersonalDataStore = {
  noun: "leads",
  title: "What you sent us",
  forOwner: { title: "Messages and downloads, with your replies and notes" },
  async find(db, email) {
    const rows = await db
      .selectFrom("leads")
      .selectAll()
      .where(belongsTo(email))
      .orderBy("created_at", "desc")
      .execute();
    const ids = rows.map(({ id }) => id);
    const ofLeads = db.selectFrom("lead_replies").selectAll().where("lead_id", "=", anyId(ids));
    const replies = await ofLeads.orderBy("created_at").execute();
    return rows.map((row) => ({
      title: leadTitle(row.kind),
      at: row.created_at.toISOString(),
      facts: [
        ...row.answers.map(({ label, value }) => ({ label, value })),
        { label: "Sent from the page", value: row.page },
        ...Object.entries(row.campaign).map(([label, value]) => ({ label, value })),
        ...visitFacts(row.visit),
        { label: "Shown beside the form", value: row.notice_text },
        ...(row.marketing_text ? [{ label: "Also agreed to", value: row.marketing_text }] : []),
        ...(row.source ? [{ label: "Where you came from", value: row.source }] : []),
        ...replies
          .filter(({ lead_id }) => lead_id === row.id)
          .map(({ subject, body }) => ({ label: "Our reply", value: `${subject}\n\n${body}` })),
        ...(row.follow_up_on ? [{ label: "We meant to write again on", value: followUpDay(row.follow_up_on) }] : []),
        ...(row.mandate_on
          ? [{ label: "Mandate", value: `${followUpDay(row.mandate_on)}, ${row.mandate_euro ?? 0} euro` }]
          : []),
        ...(row.lost_reason ? [{ label: "Why we do not work together", value: row.lost_reason }] : []),
        ...(row.notes ? [{ label: "Our notes", value: row.notes }] : []),
        { label: "Erased on", value: formatDate(row.expires_at.toISOString(), "UTC") },
      ],
    }));
  },
  erase: async (db, email) =>
    eraseRecords(db, "lead", await db.selectFrom("leads").select("id").where(belongsTo(email)).execute()),
  purge: (db, now) => purgeRecords(db, "lead", now),
};
