import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { ItemKind, NewChunk, NewItem } from "./passage.ts";
import { wordsOf } from "./words.ts";

const batchSize = 200;

/** Increment when texts are split differently: indexed items are then split again. */
const chunkingVersion = 3;

export const currentChunking = `${chunkingVersion} `;

/** Of the content: not every source dates its changes. */
export function fingerprintOf({ title, label, path, publishedAt, passages }: NewItem): string {
  const content = JSON.stringify([title, label, path, publishedAt, passages]);
  return currentChunking + createHash("sha256").update(content).digest("base64url");
}

type TextWithHeading = Pick<NewChunk, "text" | "heading">;

/** Adds the document frequency of each word to `counts`. */
function countWords(passages: readonly TextWithHeading[], counts = new Map<string, number>()): Map<string, number> {
  for (const { text, heading = "" } of passages) {
    for (const word of new Set(wordsOf(`${heading} ${text}`))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

async function addWords(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  // Sorted, so that concurrent transactions cannot deadlock.
  const words = [...counts.keys()].sort();
  if (words.length === 0) return;
  await sql`
    insert into archive_words (word, lexeme, passages)
    select word, coalesce((ts_lexize('english_stem', word))[1], ''), count
    from unnest(${words}::text[], ${words.map((word) => counts.get(word) ?? 0)}::integer[]) as counted(word, count)
    on conflict (word) do update set passages = archive_words.passages + excluded.passages`.execute(db);
}

type PassageRow = NewChunk & { item: number; position: number };

async function insertChunks(trx: Db, items: readonly NewItem[], rows: readonly number[]): Promise<void> {
  const passageRows = items.flatMap(({ passages }, item) =>
    passages.map((passage, index): PassageRow => ({ ...passage, item, position: index + 1 })),
  );
  for (let from = 0; from < passageRows.length; from += batchSize) {
    const batch = passageRows.slice(from, from + batchSize);
    const column = (read: (passage: NewChunk) => string | undefined) => batch.map((passage) => read(passage) ?? "");
    await sql`
      insert into archive_passages
        (item_id, position, heading, anchor, start_seconds, speaker, asked, is_table, text, search)
      select stored.id, position, heading, anchor, start, speaker, asked, is_table, body,
        archive_passage_search(stored.title, heading || ' ' || speaker, asked, body)
      from unnest(
        ${batch.map(({ item }) => item)}::integer[], ${batch.map(({ position }) => position)}::integer[],
        ${column(({ heading }) => heading)}::text[], ${column(({ anchor }) => anchor)}::text[],
        ${batch.map(({ start }) => start ?? null)}::real[], ${column(({ speaker }) => speaker)}::text[],
        ${column(({ asked }) => asked)}::text[], ${batch.map(({ isTable }) => isTable ?? false)}::boolean[],
        ${column(({ text }) => text)}::text[]
      ) as given(item, position, heading, anchor, start, speaker, asked, is_table, body)
      join unnest(${[...rows]}::bigint[], ${items.map(({ title, label = "" }) => `${title} ${label}`)}::text[])
        with ordinality as stored(id, title, nr) on stored.nr = given.item + 1
      order by stored.id, position`.execute(trx);
  }
}

async function removeItems(trx: Db, items: readonly Pick<NewItem, "kind" | "sourceId">[]): Promise<void> {
  const itemKeys = sql`unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ sourceId }) => sourceId)}::text[])
    as named(kind, source_id)`;
  await sql`delete from archive_items i using ${itemKeys}
    where i.kind = named.kind and i.source_id = named.source_id`.execute(trx);
  await sql`delete from archive_stale s using ${itemKeys}
    where s.kind = named.kind and s.source_id = named.source_id`.execute(trx);
}

export const removeItem = (trx: Db, kind: ItemKind, sourceId: string): Promise<void> =>
  removeItems(trx, [{ kind, sourceId }]);

/** Replaces items in the caller's transaction, in a constant number of statements; one without passages is only removed. */
export async function storeItems(trx: Db, newItems: readonly NewItem[]): Promise<void> {
  await removeItems(trx, newItems);
  const items = newItems.filter(({ passages }) => passages.length > 0);
  if (items.length === 0) return;
  const stored = await trx
    .insertInto("archive_items")
    .values(
      items.map((item) => ({
        kind: item.kind,
        source_id: item.sourceId,
        title: item.title,
        label: item.label ?? "",
        path: item.path,
        published_at: item.publishedAt,
        fingerprint: fingerprintOf(item),
      })),
    )
    .returning(["id", "kind", "source_id"])
    .execute();
  const rows = new Map(stored.map(({ id, kind, source_id }) => [`${kind} ${source_id}`, id]));
  await insertChunks(
    trx,
    items,
    items.map(({ kind, sourceId }) => rows.get(`${kind} ${sourceId}`) ?? 0),
  );
  await addWords(trx, countWords(items.flatMap(({ passages }) => passages)));
}

export const storeItem = (trx: Db, item: NewItem): Promise<void> => storeItems(trx, [item]);

/** Recounts words, because removals don't decrement, and refreshes the planner's statistics. */
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
