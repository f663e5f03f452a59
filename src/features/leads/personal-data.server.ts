import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { binStart } from "../../request/deletion.ts";
import type { PersonalDataStore } from "../../request/personal-data-store.ts";
import type { Schema } from "../../request/schema.server.ts";
import { eraseEmailsAbout } from "../email/personal-data.server.ts";
import { type LeadKind, leadRules } from "./lead.ts";

const titleOf = (kind: string): string => (kind in leadRules ? leadRules[kind as LeadKind].title : kind);

const ofPerson = (db: Db, email: string): SelectQueryBuilder<Schema, "leads", object> =>
  db.selectFrom("leads").where(sql`lower(email)`, "=", email.toLowerCase());

async function remove(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await eraseEmailsAbout(
    db,
    ids.map((id) => `lead:${id}`),
  );
  await db.deleteFrom("leads").where("id", "in", ids).execute();
  return ids.length;
}

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
  async erase(db, email) {
    const rows = await ofPerson(db, email).select("id").execute();
    return remove(
      db,
      rows.map(({ id }) => id),
    );
  },
  async purge(db, now) {
    const rows = await db
      .selectFrom("leads")
      .select("id")
      .where((row) => row.or([row("expires_at", "<=", now), row("deleted_at", "<=", binStart(now))]))
      .execute();
    return remove(
      db,
      rows.map(({ id }) => id),
    );
  },
};
