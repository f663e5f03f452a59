import { sql } from "kysely";
import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { listPassages } from "./archive/candidates.server.ts";
import type { Passage } from "./archive/passage.ts";
import { wordsOf } from "./archive/words.ts";
import { maskQuestion } from "./questions.server.ts";

/** Words without case and punctuation, masked as stored. */
export const pinKey = (question: string): string => wordsOf(maskQuestion(question)).join(" ");

/** Undefined unless the passage is still published word for word. */
export async function findPinned(site: Site, db: Db, question: string): Promise<Passage | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from archive_pins pin
    join archive_items i on i.kind = pin.kind and i.source_id = pin.source_id
    join archive_passages p on p.item_id = i.id and p.text = pin.text
    where pin.question = ${pinKey(question)} order by p.position limit 1`.execute(db);
  return (
    await listPassages(
      site,
      db,
      rows.map(({ id }) => Number(id)),
    )
  )[0];
}

export async function listPinned(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ question: string; title: string }>`
    select pin.question, coalesce(i.title, '') as title from archive_pins pin
    left join archive_items i on i.kind = pin.kind and i.source_id = pin.source_id
    where pin.question = any(${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ question, title }) => [question, title]));
}

/** Replaces an earlier pin; false when the passage is no longer published. */
export async function pinPassage(trx: Db, question: string, passage: number): Promise<boolean> {
  const key = pinKey(question);
  if (!key) return false;
  const { rows } = await sql<{ question: string }>`
    insert into archive_pins (question, kind, source_id, text)
    select ${key}, i.kind, i.source_id, p.text
    from archive_passages p join archive_items i on i.id = p.item_id where p.id = ${passage}::bigint
    on conflict (question) do update
      set kind = excluded.kind, source_id = excluded.source_id, text = excluded.text, created_at = now()
    returning question`.execute(trx);
  return rows.length > 0;
}

export async function unpin(trx: Db, question: string): Promise<boolean> {
  const { rows } = await sql<{ question: string }>`
    delete from archive_pins where question = ${pinKey(question)} returning question`.execute(trx);
  return rows.length > 0;
}
