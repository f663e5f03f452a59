import { sql } from "kysely";
import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { contains, type ListOrder, orderOf, pageOf } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { rankPassages, readQuestion } from "./archive/search.server.ts";
import type { AskedQuestion, answeredFilter, PinChoice } from "./ask.ts";
import { listPinned, pinKey } from "./pins.server.ts";
import { sourceOf } from "./sources.ts";

export type QuestionListRequest = ListRequest & { answered: (typeof answeredFilter)[number] | "" };

const orders: Record<string, ListOrder> = {
  text: { by: sql`lower(text)` },
  times: { by: sql`(times, coalesce(last_asked, ''))` },
  answered: { by: sql`found` },
  date: { by: sql`(coalesce(last_asked, ''), times)` },
};

/** Pinned when last asked, or more visitors said yes than no. */
const isAnswered = sql<boolean>`((array_agg(found order by asked_on desc))[1] or sum(said_yes) > sum(said_no))`;

/** Pinned questions and those of the last 90 days, a row per wording. */
export async function listQuestions(
  db: Db,
  request: QuestionListRequest,
  isExport = false,
): Promise<{ questions: AskedQuestion[]; total: number }> {
  const { limit, offset } = pageOf(request, isExport);
  const { search, answered } = request;
  const questions = sql`
    select text, sum(times)::integer as times, sum(said_yes)::integer as yes, sum(said_no)::integer as no,
      ${isAnswered} as found, max(asked_on)::text as last_asked
    from (
      select text, times, found, said_yes, said_no, asked_on from archive_questions
      union all
      select asked, 0, true, 0, 0, null from archive_pins pin
      where asked <> '' and exists (select from archive_items i where i.kind = pin.kind and i.source_id = pin.source_id)
    ) asked
    ${search.trim() ? sql`where ${contains(sql<string>`fold_text(text)`, search)}` : sql``}
    group by text`;
  const condition = answered ? sql`where found = ${answered === "yes"}` : sql``;
  const order = orderOf(request.sort, orders, "-times", "text");
  const [{ rows }, countResult] = await Promise.all([
    sql<Omit<AskedQuestion, "pinned" | "lastAsked"> & { last_asked: string | null }>`
      select * from (${questions}) q ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from (${questions}) q ${condition}`.execute(db),
  ]);
  const keys = rows.map(({ text }) => pinKey(text));
  const pins = await listPinned(db, keys);
  return {
    questions: rows.map(({ last_asked, ...row }) => ({
      ...row,
      lastAsked: last_asked,
      pinned: pins.get(pinKey(row.text)) ?? null,
    })),
    total: countResult.rows[0]?.total ?? 0,
  };
}

const unansweredDays = 30;
const maxUnanswered = 3;

/** Unanswered questions of the last 30 days: the number of wordings, and the most frequent ones. */
export async function listUnanswered(
  db: Db,
): Promise<{ count: number; mostFrequent: { text: string; times: number }[] }> {
  const { rows } = await sql<{ text: string; times: number; count: number }>`
    select text, times, count(*) over ()::integer as count from (
      select text, sum(times)::integer as times, max(asked_on) as last_asked, ${isAnswered} as found
      from archive_questions where asked_on > current_date - ${unansweredDays}::integer group by text
    ) asked where not found order by times desc, last_asked desc, text limit ${maxUnanswered}`.execute(db);
  return { count: rows[0]?.count ?? 0, mostFrequent: rows.map(({ text, times }) => ({ text, times })) };
}

const maxChoices = 8;

/** The passages closest to these words. */
export async function listPinChoices(site: Site, db: Db, words: string): Promise<PinChoice[]> {
  const ranked = await rankPassages(site, db, await readQuestion(db, words));
  return ranked.slice(0, maxChoices).map(({ passage }) => ({
    id: passage.id,
    title: passage.title,
    place: sourceOf(site, passage).place,
    text: passage.text,
  }));
}
