import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import type { ItemKind, NewItem, NewPassage } from "./passage.ts";
import { wordsOf } from "./words.ts";

const batchSize = 200;

type Worded = Pick<NewPassage, "text" | "heading">;

/** Adds to `counts` how many of the passages have each word. */
function countWords(passages: readonly Worded[], counts = new Map<string, number>()): Map<string, number> {
  for (const { text, heading = "" } of passages) {
    for (const word of new Set(wordsOf(`${heading} ${text}`))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Adds words to those that the archive knows. */
async function addWords(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  // One order for everyone, so that two items that are stored at once wait for each other and never both.
  const words = [...counts.keys()].sort();
  if (words.length === 0) return;
  await sql`
    insert into archive_words (word, lexeme, passages)
    select word, coalesce((ts_lexize('english_stem', word))[1], ''), count
    from unnest(${words}::text[], ${words.map((word) => counts.get(word) ?? 0)}::integer[]) as counted(word, count)
    on conflict (word) do update set passages = archive_words.passages + excluded.passages`.execute(db);
}

async function insertPassages(trx: Db, itemId: number, { title, label = "", passages }: NewItem): Promise<void> {
  for (let from = 0; from < passages.length; from += batchSize) {
    const batch = passages.slice(from, from + batchSize);
    const column = (read: (passage: NewPassage) => string | undefined) => batch.map((passage) => read(passage) ?? "");
    await sql`
      insert into archive_passages
        (item_id, position, heading, anchor, start_seconds, speaker, asked, is_table, text, search)
      select ${itemId}::bigint, ${from}::integer + nr, heading, anchor, start, speaker, asked, is_table, body,
        archive_passage_search(${`${title} ${label}`}, heading || ' ' || speaker, asked, body)
      from unnest(
        ${column(({ heading }) => heading)}::text[], ${column(({ anchor }) => anchor)}::text[],
        ${batch.map(({ start }) => start ?? null)}::real[], ${column(({ speaker }) => speaker)}::text[],
        ${column(({ asked }) => asked)}::text[], ${batch.map(({ isTable }) => isTable ?? false)}::boolean[],
        ${column(({ text }) => text)}::text[]
      ) with ordinality as given(heading, anchor, start, speaker, asked, is_table, body, nr)`.execute(trx);
  }
}

/** Removes an item from the index, if it is there. */
export async function removeItem(trx: Db, kind: ItemKind, sourceId: string): Promise<void> {
  await trx.deleteFrom("archive_items").where("kind", "=", kind).where("source_id", "=", sourceId).execute();
  await trx.deleteFrom("archive_stale").where("kind", "=", kind).where("source_id", "=", sourceId).execute();
}

/** Puts an item into the index in place of what is there of it, in the caller's transaction. */
export async function storeItem(trx: Db, item: NewItem): Promise<void> {
  await removeItem(trx, item.kind, item.sourceId);
  if (item.passages.length === 0) return;
  const { id } = await trx
    .insertInto("archive_items")
    .values({
      kind: item.kind,
      source_id: item.sourceId,
      title: item.title,
      label: item.label ?? "",
      path: item.path,
      topic: item.topic ?? "",
      published_at: item.publishedAt,
      fingerprint: item.fingerprint ?? "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertPassages(trx, id, item);
  await addWords(trx, countWords(item.passages));
}

/**
 * Counts the words of all passages anew: what was removed is still counted until then, which only blurs their weights. Then
 * tidies the tables and tells the planner what is in them, on which the time of an answer depends.
 */
export async function recountWords(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const counts = new Map<string, number>();
    let last = 0;
    for (;;) {
      const rows = await trx
        .selectFrom("archive_passages")
        .select(["id", "text", "heading"])
        .where("id", ">", last)
        .orderBy("id")
        .limit(2_000)
        .execute();
      const end = rows.at(-1);
      if (!end) break;
      countWords(rows, counts);
      last = end.id;
    }
    await sql`delete from archive_words`.execute(trx);
    await addWords(trx, counts);
  });
  await sql`vacuum (analyze) archive_items, archive_passages, archive_words, archive_stale`.execute(db);
}
