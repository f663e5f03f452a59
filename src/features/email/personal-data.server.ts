import { sql } from "kysely";
import { copyOf } from "../../facts/page-texts.ts";
import { dayMs } from "../../lib/time/durations.ts";
import { dateAndTime } from "../../lib/time/zoned-time.ts";
import type { Db } from "../../server-context/db.ts";
import { anyText } from "../../server-context/list-request.server.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { failedEmailDays, sentEmailDays } from "./email-record.ts";
import { emailRecords } from "./email-records-copy.ts";

const deleted = async (query: { executeTakeFirst: () => Promise<{ numDeletedRows: bigint }> }) =>
  Number((await query.executeTakeFirst()).numDeletedRows);

/** To any recipient; `subjects` are such as "lead:42". */
export async function eraseEmailsAbout(db: Db, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom("mails").where("subject_key", "=", anyText(subjects)).execute();
}

export const emailPersonalData: PersonalDataStore = {
  noun: "mails",
  title: (site) => copyOf(site, emailRecords).title,
  forOwner: { title: "Emails to them that are stored here" },
  async find(db, email, { site }) {
    const rows = await db
      .selectFrom("mails")
      .select(["subject", "created_at", "sent_at"])
      .where(sql`lower(recipient)`, "=", email.toLowerCase())
      .orderBy("created_at", "desc")
      .execute();
    return rows.map((row) => ({
      title: row.subject,
      at: row.created_at.toISOString(),
      facts: [
        {
          label: copyOf(site, recordLabels).sent,
          value: row.sent_at ? dateAndTime(row.sent_at, site.facts) : copyOf(site, emailRecords).notYet,
        },
      ],
    }));
  },
  erase: (db, email) => deleted(db.deleteFrom("mails").where(sql`lower(recipient)`, "=", email.toLowerCase())),
  purge: (db, now) =>
    deleted(
      db
        .deleteFrom("mails")
        .where((row) =>
          row.or([
            row.and([
              row("status", "=", "sent"),
              row("sent_at", "<=", new Date(now.getTime() - sentEmailDays * dayMs)),
            ]),
            row.and([
              row("status", "=", "dead"),
              row("created_at", "<=", new Date(now.getTime() - failedEmailDays * dayMs)),
            ]),
          ]),
        ),
    ),
};
