import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { RequestContext } from "../../server-context/request-context.ts";
import { maskQuestion } from "./mask-question.ts";

/** Days after which a question is deleted. */
const questionDays = 90;

/** Lines that one day can have: endless different questions of one client do not fill the table. */
const maxLinesPerDay = 2_000;

/** Stores that a question was asked, by its text only, masked; the same wording counts once more on the same day. */
export async function recordQuestion(db: Db, { text, found }: { text: string; found: boolean }): Promise<void> {
  await sql`
    insert into archive_questions (text, found)
    select ${maskQuestion(text)}, ${found}::boolean
    where (select count(*) from archive_questions where asked_on = current_date) < ${maxLinesPerDay}
    on conflict (asked_on, text) do update
      set times = archive_questions.times + 1, found = excluded.found`.execute(db);
}

/** Stores whether a question is answered now, for all days on which it was asked in these words. */
export async function markAnswered(db: Db, text: string, found: boolean): Promise<void> {
  await db.updateTable("archive_questions").set({ found }).where("text", "=", text).execute();
}

/** Stores a question of a visitor who waits for an answer, which they get even if it cannot be stored. */
export async function noteQuestion(
  { db, reportFailure }: Pick<RequestContext, "db" | "reportFailure">,
  question: { text: string; found: boolean },
): Promise<void> {
  await recordQuestion(db, question).catch((cause: Error) =>
    reportFailure({ status: 200, cause: { name: cause.name, message: "A question could not be noted." } }),
  );
}

/** Deletes questions that are older than 90 days; resolves to their number. */
export async function purgeQuestions(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from archive_questions
    where asked_on < (${now.toISOString()}::timestamptz - ${`${questionDays} days`}::interval)::date
    returning id`.execute(db);
  return rows.length;
}
