import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { contains, type ListOrder, orderOf, pageOf } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { searchArchive } from "./archive/search.server.ts";
import type { AskedQuestion, answeredFilter, PinChoice } from "./ask.ts";
import { listPinned, pinKey } from "./pins.server.ts";
import { sourceOf } from "./sources.ts";

export type QuestionListRequest = ListRequest & { answered: (typeof answeredFilter)[number] | "" };

const orders: Record<string, ListOrder> = {
  text: { by: sql`lower(text)` },
  times: { by: sql`(times, last_asked)` },
  answered: { by: sql`found` },
  date: { by: sql`(last_asked, times)` },
};

/** Last 90 days, a line per wording; the most frequent or the latest first. */
export async function listQuestions(
  db: Db,
  request: QuestionListRequest,
  whole = false,
): Promise<{ questions: AskedQuestion[]; total: number }> {
  const { limit, offset } = pageOf(request, whole);
  const { search, answered } = request;
  const asked = sql`
    select text, sum(times)::integer as times, (array_agg(found order by asked_on desc))[1] as found,
      max(asked_on)::text as last_asked
    from archive_questions
    ${search.trim() ? sql`where ${contains(sql<string>`fold_text(text)`, search)}` : sql``}
    group by text`;
  const wanted = answered ? sql`where found = ${answered === "yes"}` : sql``;
  const order = orderOf(request.sort, orders, "-times", "text");
  const [{ rows }, counted] = await Promise.all([
    sql<{ text: string; times: number; found: boolean; last_asked: string }>`
      select * from (${asked}) q ${wanted} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from (${asked}) q ${wanted}`.execute(db),
  ]);
  const pins = await listPinned(
    db,
    rows.map(({ text }) => pinKey(text)),
  );
  return {
    questions: rows.map(({ last_asked, ...row }) => ({
      ...row,
      lastAsked: last_asked,
      pinned: pins.get(pinKey(row.text)) ?? null,
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

const unansweredDays = 30;
const maxUnanswered = 3;

/** Unanswered when last asked, in 30 days: number of wordings, and the most frequent. */
export async function listUnanswered(db: Db): Promise<{ count: number; most: string[] }> {
  const { rows } = await sql<{ text: string; count: number }>`
    select text, count(*) over ()::integer as count from (
      select text, sum(times) as times, max(asked_on) as last_asked, (array_agg(found order by asked_on desc))[1] as found
      from archive_questions where asked_on > current_date - ${unansweredDays}::integer group by text
    ) asked where not found order by times desc, last_asked desc, text limit ${maxUnanswered}`.execute(db);
  return { count: rows[0]?.count ?? 0, most: rows.map(({ text }) => text) };
}

const maxChoices = 8;

/** The best for these words, even where they would not answer a visitor. */
export async function listPinChoices(db: Db, words: string): Promise<PinChoice[]> {
  const { ranked } = await searchArchive(db, words);
  return ranked.slice(0, maxChoices).map(({ passage }) => ({
    id: passage.id,
    title: passage.title,
    place: sourceOf(passage).place,
    text: passage.text,
  }));
}
