import { sql } from "kysely";
import { isHidden } from "../../facts/hidden-pages.ts";
import type { Site } from "../../facts/site.ts";
import type { Db } from "../../server-context/db.ts";
import { anyText } from "../../server-context/list-request.server.ts";
import type { Passage } from "./archive/passage.ts";
import { listPassages } from "./archive/search.server.ts";
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
  const ids = rows.map(({ id }) => id);
  const [passage] = await listPassages(site, db, ids);
  return passage;
}

const maxSuggestions = 5;

/** Pinned questions without masked parts whose answers are published, the latest first. */
export async function listSuggestions(site: Site, db: Db): Promise<string[]> {
  const { rows } = await sql<{ asked: string; path: string }>`
    select pin.asked, i.path from archive_pins pin
    join archive_items i on i.kind = pin.kind and i.source_id = pin.source_id
    where pin.asked <> '' and pin.asked !~ '\\[(email|number)\\]'
      and exists (select from archive_passages p where p.item_id = i.id and p.text = pin.text)
    order by pin.created_at desc, pin.question`.execute(db);
  return rows
    .filter(({ path }) => !isHidden(site, path))
    .slice(0, maxSuggestions)
    .map(({ asked }) => asked);
}

export async function listPinned(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ question: string; title: string }>`
    select pin.question, coalesce(i.title, '') as title from archive_pins pin
    left join archive_items i on i.kind = pin.kind and i.source_id = pin.source_id
    where pin.question = ${anyText(keys)}`.execute(db);
  return new Map(rows.map(({ question, title }) => [question, title]));
}

export type Pin = { question: string; kind: string; sourceId: string; text: string };

/** Replaces an earlier pin. */
export async function insertPin(trx: Db, { question, kind, sourceId, text }: Pin): Promise<void> {
  const row = { kind, source_id: sourceId, text, asked: maskQuestion(question), created_at: sql<string>`now()` };
  await trx
    .insertInto("archive_pins")
    .values({ question: pinKey(question), ...row })
    .onConflict((conflict) => conflict.column("question").doUpdateSet(row))
    .execute();
}

/** False when the passage is no longer published. */
export async function pinPassage(trx: Db, question: string, passage: number): Promise<boolean> {
  if (!pinKey(question)) return false;
  const row = await trx
    .selectFrom("archive_passages as p")
    .innerJoin("archive_items as i", "i.id", "p.item_id")
    .select(["i.kind", "i.source_id as sourceId", "p.text"])
    .where("p.id", "=", passage)
    .executeTakeFirst();
  if (row) await insertPin(trx, { question, ...row });
  return row !== undefined;
}

export async function unpin(trx: Db, question: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("archive_pins")
    .where("question", "=", pinKey(question))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
