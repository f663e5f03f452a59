import { sql } from "kysely";
import { editDistance } from "../../../lib/edit-distance.ts";
import type { Db } from "../../../server-context/db.ts";
import { emptyGermanWords, emptyWords, germanSigns, otherForms, placeOfAnswer } from "./synonyms.ts";
import { germanRootsOf, readVocabulary, stemsOf } from "./vocabulary.server.ts";
import { maxQuestionLength, maxQuestionWords, wordsOf } from "./words.ts";

const shortestCorrected = 4;
/** A shorter word that differs in one letter is more often another word than a typo. */
const shortestChanged = 6;
const maxCorrected = 4;
const shortestPart = 3;

const interrogatives = ["what", "when", "where", "which", "who", "whose", "why", "how"];

/** Corrects a typo of one letter: 'wat' or 'wich'. */
const interrogativeFor = (word: string) =>
  interrogatives.find((other) => other.charAt(0) === word.charAt(0) && editDistance(word, other) === 1);

type Similar = { asked: string; word: string; passages: number };

/** Two words written as one, such as "logfile". */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at++) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

/** A typo is seldom in the first letter, and a longer ending makes another word. */
const isSlip = (word: string, near: string) =>
  word.charAt(0) === near.charAt(0) && word.length >= shortestChanged && !word.startsWith(near);

/** Two neighbouring letters swapped, such as "vavles" for "valves". */
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3),
  );

/** Corrections of words that the archive lacks: interrogatives, swapped or wrong letters, two words written as one. */
async function correctWords(db: Db, unknown: readonly string[]): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    const interrogative = interrogativeFor(word);
    if (interrogative) corrections.set(word, interrogative);
  }
  const words = unknown
    .filter((word) => word.length >= shortestCorrected && !/\d/.test(word) && !corrections.has(word))
    .slice(0, maxCorrected);
  if (words.length === 0) return corrections;
  const parts = [...new Set([...words.flatMap(splitsOf).flat(), ...words.flatMap(swapsOf)])];
  const { rows } = await sql<Similar>`
    select asked.word as asked, near.word, near.passages from unnest(${words}::text[]) as asked(word)
    cross join lateral (
      select w.word, w.passages from archive_words w where w.word % asked.word
      order by similarity(w.word, asked.word) desc, w.passages desc limit 8
    ) near
    union all
    select '', w.word, w.passages from archive_words w where w.word = any(${parts}::text[]) and w.lexeme <> ''`.execute(
    db,
  );
  const known = new Map(rows.filter(({ asked }) => asked === "").map(({ word, passages }) => [word, passages]));
  for (const word of words) {
    const allowed = word.length >= 8 ? 2 : 1;
    const [best] = rows
      .filter(({ asked }) => asked === word)
      .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
      .filter(({ word: near, distance }) => distance <= allowed && isSlip(word, near))
      .sort((a, b) => a.distance - b.distance || b.passages - a.passages);
    const rarer = ([left, right]: [string, string]) => Math.min(known.get(left) ?? 0, known.get(right) ?? 0);
    const [split] = splitsOf(word)
      .filter((pair) => rarer(pair) > 0)
      .sort((a, b) => rarer(b) - rarer(a));
    const [swapped] = swapsOf(word)
      .filter((other) => known.has(other))
      .sort((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0));
    if (swapped) corrections.set(word, swapped);
    else if (best) corrections.set(word, best.word);
    else if (split) corrections.set(word, split.join(" "));
  }
  return corrections;
}

export type Term = {
  /** As typed. */
  word: string;
  /** Root of the word, or those of its translation or correction. */
  roots: readonly string[];
  /** Roots of synonyms, which weigh less, with the number of passages of each. */
  synonyms: readonly { root: string; passages: number }[];
  weight: number;
  passages: number;
  /** Replaceable: an answer can omit it. */
  isLight: boolean;
  /** Written like a name. */
  isName: boolean;
};

export type Question = {
  text: string;
  terms: readonly Term[];
  corrections: Record<string, string>;
};

export const questionText = (entered: string): string =>
  [
    ...entered
      .normalize("NFC")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  ]
    .slice(0, maxQuestionLength)
    .join("");

type Counted = { passages: ReadonlyMap<string, number>; all: number };

async function countChunks(db: Db, roots: readonly string[]): Promise<Counted> {
  const { rows } = await sql<{ lexeme: string | null; passages: number }>`
    select lexeme, sum(passages)::double precision as passages from archive_words
    where lexeme = any(${[...roots]}::text[]) group by lexeme
    union all
    select null, coalesce(nullif(greatest(reltuples, 0), 0), (select max(id) from archive_passages), 0)::double precision
    from pg_class where oid = 'archive_passages'::regclass`.execute(db);
  const passages = new Map<string, number>();
  let all = 0;
  for (const row of rows) {
    if (row.lexeme === null) all = row.passages;
    else passages.set(row.lexeme, row.passages);
  }
  return { passages, all };
}

const isGerman = (words: readonly string[], text: string) =>
  words.some((word) => germanSigns.has(word)) || /[äöüß]/i.test(text);

function contentWords(words: readonly string[], german: boolean): string[] {
  const isEmpty = (word: string) => (german ? emptyGermanWords.has(word) : emptyWords.has(word));
  return [...new Set(words)].filter((word) => !isEmpty(word) && !/^\p{L}$/u.test(word)).slice(0, maxQuestionWords);
}

async function translate(db: Db, words: readonly string[]): Promise<Map<string, readonly string[]>> {
  const translations = new Map<string, readonly string[]>();
  if (words.length === 0) return translations;
  const { german } = await readVocabulary(db);
  const roots = await germanRootsOf(db, words);
  for (const word of words) {
    const translation = german.get(roots.get(word) ?? "") ?? german.get(word);
    if (translation) translations.set(word, translation);
  }
  return translations;
}

/** The first phrase is meant, the others are alternatives. */
type Reading = { word: string; phrases: readonly string[] };

/** Each word of the first phrase is searched for; the other phrases are alternatives to a single word. */
function rootsOf({ word, phrases: [first = word, ...others] }: Reading, stems: ReadonlyMap<string, string>) {
  const rootsIn = (phrase: string) =>
    [...new Set(wordsOf(phrase).map((part) => stems.get(part) ?? ""))].filter(Boolean);
  const phrase = rootsIn(first);
  if (phrase.length > 1) return phrase.map((root) => ({ word, roots: [root] }));
  const roots = [...new Set([...phrase, ...others.flatMap(rootsIn)])];
  return roots.length > 0 ? [{ word, roots }] : [];
}

/** Weight of a name that the archive lacks: statements about others do not answer. */
const missingName = 1.6;

/** Capitalised words that do not begin a sentence. */
const namesIn = (text: string) => new Set((text.match(/(?<=[\p{Ll}\d,;:]\s)\p{Lu}\p{L}+/gu) ?? []).flatMap(wordsOf));

/** Minimum total for weights: in a small archive every word would be common. */
const leastWhole = 200;

/** German words are translated, typos corrected. */
export async function readQuestion(db: Db, entered: string): Promise<Question> {
  const text = questionText(entered);
  const all = wordsOf(text.replaceAll(placeOfAnswer, " "));
  const { synonyms, light } = await readVocabulary(db);
  const synonymsOf = (roots: readonly string[]) =>
    [...new Set(roots.flatMap((root) => synonyms.get(root) ?? []))].filter((root) => !roots.includes(root));
  let words = contentWords(all, isGerman(all, text));
  const stems = new Map(await stemsOf(db, words));
  const known = [...stems.values()].filter(Boolean);
  const counted = await countChunks(db, [...known, ...synonymsOf(known)]);
  const passages = new Map(counted.passages);
  // A word ignored by the text search has no root, and needs no correction.
  const unknown = words.filter((word) => stems.get(word) && !passages.has(stems.get(word) ?? ""));
  const german = isGerman(all, text);
  const translations = await translate(db, german ? words : unknown);
  // Translated words make a question German even without German stop words.
  if (!german && translations.size > 0) words = words.filter((word) => !emptyGermanWords.has(word));
  const wrong = german ? [] : unknown.filter((word) => words.includes(word) && !translations.has(word));
  const corrections = await correctWords(db, wrong);
  const readings = words.map((word): Reading => {
    const isSaid = Boolean(stems.get(word));
    const forms = isSaid ? otherForms(word) : [];
    return { word, phrases: translations.get(word) ?? [corrections.get(word) ?? word, ...forms] };
  });
  const others = readings.flatMap(({ phrases }) => phrases.flatMap(wordsOf)).filter((word) => !stems.has(word));
  if (others.length > 0) {
    for (const [word, stem] of await stemsOf(db, others)) stems.set(word, stem);
    const roots = others.map((word) => stems.get(word) ?? "").filter((root) => root && !passages.has(root));
    for (const [root, count] of (await countChunks(db, [...roots, ...synonymsOf(roots)])).passages)
      passages.set(root, count);
  }
  const sum = (roots: readonly string[]) => roots.reduce((total, root) => total + (passages.get(root) ?? 0), 0);
  const names = german ? new Set<string>() : namesIn(text);
  const whole = Math.max(counted.all, leastWhole);
  const terms = readings
    .flatMap((reading) => rootsOf(reading, stems))
    .map(({ word, roots }): Term => {
      const found = synonymsOf(roots).filter((root) => passages.has(root));
      // Where the archive has only synonyms, these are searched for.
      const isReplaced = sum(roots) === 0 && found.length > 0;
      const asked = isReplaced ? [...roots, ...found] : roots;
      return {
        word,
        roots: asked,
        synonyms: isReplaced ? [] : found.map((root) => ({ root, passages: passages.get(root) ?? 0 })),
        weight: Math.log(1 + whole / (sum(asked) + 2)) * (sum(asked) === 0 && names.has(word) ? missingName : 1),
        passages: sum(asked),
        isLight: roots.some((root) => light.has(root)),
        isName: names.has(word),
      };
    });
  const distinct = terms.filter(
    ({ roots }, index) => !terms.slice(0, index).some((earlier) => roots.every((root) => earlier.roots.includes(root))),
  );
  return { text, terms: distinct, corrections: Object.fromEntries(corrections) };
}
