import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../../request/db.ts";
import type { PersonalDataStore } from "../../request/personal-data-store.ts";
import type { Schema } from "../../request/schema.server.ts";
import { eraseRecords, purgeRecords } from "../records/records.server.ts";
import { type LeadKind, leadRules } from "./lead.ts";

const titleOf = (kind: string): string => (kind in leadRules ? leadRules[kind as LeadKind].title : kind);

const ofPerson = (db: Db, email: string): SelectQueryBuilder<Schema, "leads", object> =>
  db.selectFrom("leads").where(sql`lower(email)`, "=", email.toLowerCase());

/** What visitors sent by a form, with the emails that tell of it. */
export const leadsPersonalData: PersonalDataStore = {
  noun: "leads",
  title: "What you sent us",
  async find(db, email) {
    const rows = await ofPerson(db, email).selectAll().orderBy("created_at", "desc").execute();
    return rows.map((row) => ({
      title: titleOf(row.kind),
      at: row.created_at.toISOString(),
      facts: [
        ...row.answers.map(({ label, value }) => ({ label, value })),
        { label: "Sent from the page", value: row.page },
        ...Object.entries(row.campaign).map(([label, value]) => ({ label, value })),
        { label: "Shown beside the form", value: row.notice_text },
        ...(row.marketing_text ? [{ label: "Also agreed to", value: row.marketing_text }] : []),
        ...(row.notes ? [{ label: "Our notes", value: row.notes }] : []),
        { label: "Erased on", value: row.expires_at.toISOString().slice(0, 10) },
      ],
    }));
  },
  erase: async (db, email) => eraseRecords(db, "lead", await ofPerson(db, email).select("id").execute()),
  purge: (db, now) => purgeRecords(db, "lead", now),
};
