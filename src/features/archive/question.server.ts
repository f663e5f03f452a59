import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { editDistance } from "./edit-distance.ts";
import { emptyGermanWords, emptyWords, germanSigns } from "./field-words.ts";
import { stemsOf } from "./stems.server.ts";
import { germanRootsOf, readVocabulary } from "./vocabulary.server.ts";
import { maxQuestionLength, maxQuestionWords, wordsOf } from "./words.ts";

/** A word of a question with everything that counts as it. */
export type Term = {
  /** As it was asked. */
  word: string;
  /** The root, or those of the words it was translated or corrected to. */
  roots: readonly string[];
  /** Roots of other words for it, which weigh less. */
  synonyms: readonly string[];
  /** How much it says: rare words say more than common ones. */
  weight: number;
  /** About how many passages have one of its roots. */
  passages: number;
};

/** A question as the archive is searched for it. */
export type Question = {
  text: string;
  terms: readonly Term[] /** Words that were read as others. */;
  corrections: Record<string, string>;
};

/** The question as far as it is read. */
export const questionText = (entered: string): string =>
  [
    ...entered
      .normalize("NFC")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  ]
    .slice(0, maxQuestionLength)
    .join("");

const shortestCorrected = 5;

/** Words of the archive that a misspelt one is likely to be; those of three letters and more in common are compared. */
async function correct(db: Db, words: readonly string[]): Promise<Map<string, string>> {
  const wanted = words.filter((word) => word.length >= shortestCorrected && !/\d/.test(word)).slice(0, 4);
  const corrections = new Map<string, string>();
  for (const word of wanted) {
    const { rows } = await sql<{ word: string; passages: number }>`
      select word, passages from archive_words where word % ${word}
      order by similarity(word, ${word}) desc, passages desc limit 8`.execute(db);
    const allowed = word.length >= 8 ? 2 : 1;
    const [best] = rows
      .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
      .filter(({ distance }) => distance <= allowed)
      .sort((a, b) => a.distance - b.distance || b.passages - a.passages);
    if (best) corrections.set(word, best.word);
  }
  return corrections;
}

async function countPassages(db: Db, roots: readonly string[]): Promise<{ of: Map<string, number>; all: number }> {
  const { rows } = await sql<{ lexeme: string; passages: number }>`
    select lexeme, sum(passages)::integer as passages from archive_words
    where lexeme = any(${[...roots]}::text[]) group by lexeme`.execute(db);
  const { rows: whole } = await sql<{ all: number }>`
    select greatest(reltuples, 0)::double precision as all from pg_class
    where oid = 'archive_passages'::regclass`.execute(db);
  return { of: new Map(rows.map(({ lexeme, passages }) => [lexeme, passages])), all: whole[0]?.all ?? 0 };
}

const isGerman = (words: readonly string[], text: string) =>
  words.some((word) => germanSigns.has(word)) || /[äöüß]/i.test(text);

/** The words of a question that say what it is about. */
function contentWords(words: readonly string[], german: boolean): string[] {
  const isEmpty = (word: string) => (german ? emptyGermanWords.has(word) : emptyWords.has(word));
  return [...new Set(words)].filter((word) => !isEmpty(word)).slice(0, maxQuestionWords);
}

/** English words for each word: of a German question by the glossary, else those of words that the archive lacks. */
async function translate(
  db: Db,
  words: readonly string[],
  isWanted: (word: string) => boolean,
): Promise<Map<string, readonly string[]>> {
  const wanted = words.filter(isWanted);
  if (wanted.length === 0) return new Map();
  const { german } = await readVocabulary(db);
  const roots = await germanRootsOf(db, wanted);
  const translations = new Map<string, readonly string[]>();
  for (const word of wanted) {
    const translation = german.get(roots.get(word) ?? "") ?? german.get(word);
    if (translation) translations.set(word, translation);
  }
  return translations;
}

/** A question as the archive understands it: German words are translated, misspelt ones read as words that it has. */
export async function readQuestion(db: Db, entered: string): Promise<Question> {
  const text = questionText(entered);
  const all = wordsOf(text);
  const german = isGerman(all, text);
  const words = contentWords(all, german);
  const { synonyms } = await readVocabulary(db);
  const stems = new Map(await stemsOf(db, words));
  const counts = await countPassages(db, [...stems.values()]);
  const isUnknown = (word: string) => !counts.of.has(stems.get(word) ?? "");
  const translations = await translate(db, words, (word) => german || isUnknown(word));
  const corrections = await correct(
    db,
    german ? [] : words.filter((word) => isUnknown(word) && !translations.has(word)),
  );
  const others = [...[...translations.values()].flat(), ...corrections.values()].flatMap(wordsOf);
  if (others.length > 0) for (const [word, stem] of await stemsOf(db, others)) stems.set(word, stem);
  const rootsIn = (phrase: string) =>
    [...new Set(wordsOf(phrase).map((part) => stems.get(part) ?? ""))].filter(Boolean);
  // The words of a phrase are each a term; other words for the same thing are alternatives.
  const found = words
    .flatMap((word) => {
      const [first = word, ...rest] = translations.get(word) ?? [corrections.get(word) ?? word];
      const [phrase, alternatives] = [rootsIn(first), rest.flatMap(rootsIn)];
      return phrase.length > 1
        ? phrase.map((root) => ({ word, roots: [root] }))
        : [{ word, roots: [...new Set([...phrase, ...alternatives])] }];
    })
    .filter(({ roots }) => roots.length > 0);
  const more = await countPassages(
    db,
    found.flatMap(({ roots }) => roots).filter((root) => !counts.of.has(root)),
  );
  const passagesOf = (root: string) => counts.of.get(root) ?? more.of.get(root) ?? 0;
  const whole = Math.max(counts.all, 200);
  const terms = found.map(({ word, roots }): Term => {
    const passages = roots.reduce((sum, root) => sum + passagesOf(root), 0);
    return {
      word,
      roots,
      synonyms: [...new Set(roots.flatMap((root) => synonyms.get(root) ?? []))].filter((root) => !roots.includes(root)),
      weight: Math.log(1 + whole / (passages + 2)),
      passages,
    };
  });
  // One meaning in two words is asked for once.
  const distinct = terms.filter(
    ({ roots }, index) => !terms.slice(0, index).some((earlier) => roots.every((root) => earlier.roots.includes(root))),
  );
  return { text, terms: distinct, corrections: Object.fromEntries(corrections) };
}
