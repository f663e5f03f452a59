import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { RequestContext } from "../../server-context/request-context.ts";

// Bounded as in RFC 5321, so that matching takes linear time.
const emailPattern = /[^\s@<>(),;:"[\]]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@<>(),;:"[\]]{1,253}\.[\p{L}\d-]{2,}/giu;
const numberPattern = /\+?\d(?:[\d\s()./-]*\d)?/g;

/** Replaces email addresses and numbers, so that it can be stored. */
export function maskQuestion(question: string): string {
  return question.replaceAll(emailPattern, "[email]").replaceAll(numberPattern, "[number]").trim();
}

const retentionDays = 90;

/** So that no client can fill the table. */
const maxRowsPerDay = 2_000;

/** Stores only the masked text; the same wording adds to the day's count. */
export async function recordQuestion(db: Db, { text, found }: { text: string; found: boolean }): Promise<void> {
  await sql`
    insert into archive_questions (text, found)
    select ${maskQuestion(text)}, ${found}::boolean
    where (select count(*) from archive_questions where asked_on = current_date) < ${maxRowsPerDay}
    on conflict (asked_on, text) do update
      set times = archive_questions.times + 1, found = excluded.found`.execute(db);
}

/** Counts the visitor's verdict on a question of today or yesterday. */
export async function recordFeedback(db: Db, question: string, isAnswered: boolean): Promise<void> {
  const column = sql.ref(isAnswered ? "said_yes" : "said_no");
  await sql`
    update archive_questions set ${column} = ${column} + 1
    where id = (
      select id from archive_questions
      where asked_on >= current_date - 1 and text = ${maskQuestion(question)} order by asked_on desc limit 1
    )`.execute(db);
}

/** On all days with this wording. */
export async function markAnswered(db: Db, text: string, isFound: boolean): Promise<void> {
  await db.updateTable("archive_questions").set({ found: isFound }).where("text", "=", text).execute();
}

/** Reports a failure instead of throwing: the visitor still gets the answer. */
export async function tryRecordQuestion(
  { db, reportFailure }: Pick<RequestContext, "db" | "reportFailure">,
  question: { text: string; found: boolean },
): Promise<void> {
  await recordQuestion(db, question).catch((cause: Error) =>
    reportFailure({ status: 200, cause: { name: cause.name, message: "A question could not be stored." } }),
  );
}

export async function purgeQuestions(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from archive_questions
    where asked_on < (${now.toISOString()}::timestamptz - ${`${retentionDays} days`}::interval)::date
    returning id`.execute(db);
  return rows.length;
}
