import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../../request/db.ts";
import { createTrigramSignatures, type TrigramSignatures } from "./trigram-signatures.ts";

/** Texts read by one question; taking them in takes a few milliseconds, and others get their turn in between. */
const stretch = 500;
/** Texts looked through in one go: about a millisecond. */
const lookedThrough = 2_000;

/** Texts are kept up to so many bytes: those of about 200,000 articles. A larger blog is searched by the database alone. */
const mostBytes = 128 * 1024 * 1024;

/** Letters whose lower case is the same everywhere. */
const plainLetters = /^[\x20-\x7e]*$/;

/**
 * What searches look through, kept in memory: title, summary and introduction of every article as the database folds them, and
 * signatures that say where looking is worth the while. Both follow the database by the revision of the articles.
 */
type Texts = {
  signatures: TrigramSignatures;
  bytes: Map<number, Buffer>;
  /** Bytes of all texts, also when they were too many to be kept. */
  size: number;
  /** Every change up to this revision is known. */
  revision: number;
  reading: Promise<void> | undefined;
};

const kept = new WeakMap<Db, Texts>();

function textsOf(db: Db): Texts {
  const texts = kept.get(db) ?? {
    signatures: createTrigramSignatures(),
    bytes: new Map(),
    size: 0,
    revision: -1,
    reading: undefined,
  };
  kept.set(db, texts);
  return texts;
}

const fits = ({ size }: Texts) => size <= mostBytes;

function put(texts: Texts, id: number, text: string): void {
  const bytes = Buffer.from(text);
  texts.size += bytes.length - (texts.bytes.get(id)?.length ?? 0);
  texts.bytes.set(id, bytes);
  texts.signatures.put(id, text);
}

type ListingRow = { article_id: number; folded: string; changed: number };

/** Reads every text that came after what is known, a stretch at a time in the order in which they came. */
async function readChanges(db: Db, texts: Texts, revision: number): Promise<void> {
  let after = { changed: texts.revision, id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const { rows } = await sql<ListingRow>`
      select article_id, folded, changed
      from article_listing
      where (changed, article_id) > (${after.changed}::bigint, ${after.id}::bigint)
      order by changed, article_id
      limit ${stretch}`.execute(db);
    for (const { article_id, folded } of rows) put(texts, article_id, folded);
    const last = rows.at(-1);
    if (!last || rows.length < stretch || !fits(texts)) break;
    after = { changed: last.changed, id: last.article_id };
  }
  if (!fits(texts)) {
    texts.signatures = createTrigramSignatures();
    texts.bytes = new Map();
  }
  // What changed while this was read has a higher revision, and is read once more.
  texts.revision = revision;
}

/** Brings the texts in memory up to a revision of the articles; the first time all are read. */
export async function followTexts(db: Db, revision: number): Promise<void> {
  const texts = textsOf(db);
  // Who comes while an earlier revision is being read goes on from there.
  while (texts.revision < revision && fits(texts)) {
    texts.reading ??= readChanges(db, texts, revision).finally(() => {
      texts.reading = undefined;
    });
    await texts.reading;
  }
}

/** A term as the database folds texts. */
async function fold(db: Db, term: string): Promise<string> {
  if (plainLetters.test(term)) return term.toLowerCase();
  const { rows } = await sql<{ folded: string }>`select fold_text(${term}) as folded`.execute(db);
  return rows[0]?.folded ?? "";
}

async function lookThrough(texts: Texts, folded: string, candidates: Iterable<number>): Promise<number[]> {
  const wanted = Buffer.from(folded);
  const found: number[] = [];
  let looked = 0;
  for (const id of candidates) {
    if (texts.bytes.get(id)?.includes(wanted)) found.push(id);
    if (++looked % lookedThrough === 0) await nextTurn();
  }
  return found;
}

/**
 * The articles whose text holds a term, in no order, among them such as are gone by now; undefined when the texts in memory are
 * not of this revision.
 */
export async function searchTexts(db: Db, revision: number, term: string): Promise<readonly number[] | undefined> {
  const texts = textsOf(db);
  if (texts.revision !== revision || !fits(texts)) return undefined;
  const folded = await fold(db, term);
  return lookThrough(texts, folded, texts.signatures.candidates(folded) ?? texts.bytes.keys());
}
