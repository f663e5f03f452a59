import { type RawBuilder, sql } from "kysely";
import { isHidden } from "../../../facts/hidden-pages.ts";
import { chosenUrl } from "../../../facts/page-urls.ts";
import type { Site } from "../../../facts/site.ts";
import type { TextPart } from "../../../lib/text-match.ts";
import type { Db } from "../../../server-context/db.ts";
import { anyId } from "../../../server-context/list-request.server.ts";
import { type ItemKind, type Passage, sourceKindOf } from "./passage.ts";
import { maxQuestionLength, maxQuestionWords, sentencesOf, wordsOf } from "./words.ts";

/** A search word. */
type Term = {
  word: string;
  /** For `websearch_to_tsquery`: the word or its correction, or one of its meanings. */
  query: string;
  /** Greater for rarer words. */
  weight: number;
  /** Number of passages with the word; those with several of its meanings count more than once. */
  passages: number;
};

export type Question = {
  text: string;
  terms: readonly Term[];
  corrections: { asked: string; read: string }[];
  /** Whether most of its weight is in unknown words. */
  isUnknown: boolean;
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

/** Minimum total for weights: in a small archive every word would be common. */
const minTotal = 200;

/** Shorter unknown words are rarely typos. */
const minCorrectedLength = 4;
const minSimilarity = 0.45;

type WordRow = { word: string; meanings: string; passages: number; total: number; correction: string | null };

/** Drops stop words and those that the thesaurus ignores, and corrects misspelt ones. */
export async function readQuestion(db: Db, entered: string): Promise<Question> {
  const text = questionText(entered);
  const words = [...new Set(wordsOf(text))].slice(0, maxQuestionWords);
  const { rows } = await sql<WordRow>`
    with asked as (
      select word, nr, (ts_lexize('english_stem', word))[1] as lexeme
      from unnest(${words}::text[]) with ordinality as given(word, nr)
    ), read as (
      select distinct on (lexeme) asked.word, nr, meanings, (
        select sum(w.passages) from archive_words w
        where w.lexeme = any(tsvector_to_array(to_tsvector('english', concat_ws(' ', asked.word, t.meanings))))
      ) as passages
      from asked left join archive_thesaurus t using (lexeme)
      where lexeme <> '' and meanings is distinct from '' order by lexeme, nr
    )
    select read.word, coalesce(meanings, '') as meanings, near.word as correction,
      coalesce(read.passages, near.passages, 0)::double precision as passages,
      (select coalesce(nullif(greatest(reltuples, 0), 0), (select max(id) from archive_passages), 0)::double precision
       from pg_class where oid = 'archive_passages'::regclass) as total
    from read left join lateral (
      select w.word, w.passages from archive_words w
      where read.passages is null and length(read.word) >= ${minCorrectedLength} and w.word % read.word
        and left(w.word, 1) = left(read.word, 1) and similarity(w.word, read.word) >= ${minSimilarity}
      order by similarity(w.word, read.word) desc, w.passages desc limit 1
    ) near on true
    order by nr`.execute(db);
  const terms = rows.map(({ word, meanings, passages, total, correction }) => ({
    word,
    query: [correction ?? word, ...meanings.split(",")].map((phrase) => `"${phrase.trim()}"`).join(" or "),
    weight: Math.log(1 + Math.max(total, minTotal) / (passages + 2)),
    passages,
  }));
  const weightOf = (some: readonly Term[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  return {
    text,
    terms,
    corrections: rows.flatMap(({ word, correction }) => (correction ? [{ asked: word, read: correction }] : [])),
    isUnknown: weightOf(terms.filter(({ passages }) => passages === 0)) > weightOf(terms) / 2,
  };
}

/** Maximum matches of words that are searched for alone. */
const maxMatches = 1_500;
/** Maximum candidates of a question whose words are all more common than that. */
const maxCandidates = 4_000;

type Query = RawBuilder<unknown>;

const parsed = ({ query }: Term): Query => sql`websearch_to_tsquery('english', ${query})`;
const joined = (terms: readonly Term[], operator: "||" | "&&"): Query =>
  sql`(${sql.join(terms.map(parsed), sql.raw(` ${operator} `))})`;

/** The rarest words, each alone as long as few passages match; else the two rarest together. */
function indexQuery(terms: readonly Term[]): Query {
  const byRarity = terms.filter(({ passages }) => passages > 0).toSorted((a, b) => a.passages - b.passages);
  let passageCount = 0;
  const sufficient = byRarity.filter(({ passages }) => {
    const fits = passageCount + passages <= maxMatches;
    if (fits) passageCount += passages;
    return fits;
  });
  return sufficient.length > 0 ? joined(sufficient, "||") : joined(byRarity.slice(0, 2), "&&");
}

/** For the text, the question before it, the heading and the title. */
const fieldWeights = sql.lit("{1, 0.6, 0.6, 0.6}");

/** Table rows rank lower: they aren't sentences. */
const tableFactor = 0.65;

/** Each word by its rarity, saturating with its occurrences, and more where all are near each other. */
const rankOf = (terms: readonly Term[], vector: Query): Query => {
  const ranks = terms.map(
    (term) => sql`${term.weight}::double precision * ts_rank_cd(${fieldWeights}, ${vector}, ${parsed(term)}, 32)`,
  );
  return sql`(${sql.join(ranks, sql` + `)} + ts_rank_cd(${fieldWeights}, ${vector}, ${joined(terms, "&&")}, 32))`;
};

type PassageRow = Omit<Passage, "kind" | "item" | "publishedAt"> & {
  kind: ItemKind;
  sourceId: string;
  publishedAt: Date | null;
};

const columns = sql`p.id, i.kind, i.source_id as "sourceId", i.title, i.label, i.path, i.published_at as "publishedAt",
  p.heading, p.anchor, p.start_seconds as start, p.speaker, p.asked, p.is_table as "isTable", p.text`;

function toPassage({ sourceId, ...row }: PassageRow): Passage {
  const kind = sourceKindOf(row.kind);
  return { ...row, kind, item: `${kind}:${sourceId}`, publishedAt: row.publishedAt?.toISOString() ?? null };
}

const atChosenUrl = (site: Site, passage: Passage): Passage => ({ ...passage, path: chosenUrl(site, passage.path) });

export type RankedPassage = { passage: Passage; score: number };

const maxRanked = 12;

/** The twelve best, without those of hidden pages. */
export async function rankPassages(site: Site, db: Db, { terms }: Pick<Question, "terms">): Promise<RankedPassage[]> {
  if (!terms.some(({ passages }) => passages > 0)) return [];
  const { rows } = await sql<PassageRow & { score: number }>`
    with found as materialized (
      select id, search, is_table from archive_passages where search @@ ${indexQuery(terms)} limit ${maxCandidates}
    ), ranked as materialized (
      select id, ${rankOf(terms, sql`search`)} * case when is_table then ${tableFactor}::double precision else 1 end as score
      from found order by score desc, id limit ${maxRanked}
    )
    select ${columns}, r.score
    from ranked r join archive_passages p using (id) join archive_items i on i.id = p.item_id
    order by r.score desc, p.id`.execute(db);
  return rows
    .map(({ score, ...row }) => ({ passage: toPassage(row), score }))
    .filter(({ passage }) => !isHidden(site, passage.path))
    .map(({ passage, score }) => ({ passage: atChosenUrl(site, passage), score }));
}

/** Each text, split around the sentence that matches the question best. */
export async function markSentences(
  db: Db,
  { terms }: Pick<Question, "terms">,
  texts: readonly string[],
): Promise<TextPart[][]> {
  if (terms.length === 0 || texts.length === 0) return texts.map((text) => [{ text, hit: false }]);
  const sentences = texts.flatMap((text, nr) => sentencesOf(text).map((sentence) => ({ nr, sentence })));
  const { rows } = await sql<{ nr: number; sentence: string }>`
    select distinct on (nr) nr, sentence from (
      select nr, sentence, ${rankOf(terms, sql`to_tsvector('english', sentence)`)} as score
      from unnest(${sentences.map(({ nr }) => nr)}::integer[], ${sentences.map(({ sentence }) => sentence)}::text[])
        as given(nr, sentence)
    ) ranked where score > 0 order by nr, score desc, length(sentence)`.execute(db);
  return texts.map((text, nr) => {
    const sentence = rows.find((row) => row.nr === nr)?.sentence;
    const at = sentence === undefined ? -1 : text.indexOf(sentence);
    if (sentence === undefined || at < 0) return [{ text, hit: false }];
    return [
      { text: text.slice(0, at), hit: false },
      { text: sentence, hit: true },
      { text: text.slice(at + sentence.length), hit: false },
    ].filter((part) => part.text !== "");
  });
}

export async function listPassages(site: Site, db: Db, ids: readonly number[]): Promise<Passage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PassageRow>`
    select ${columns} from archive_passages p join archive_items i on i.id = p.item_id
    where p.id = ${anyId(ids)}`.execute(db);
  return rows
    .map(toPassage)
    .filter(({ path }) => !isHidden(site, path))
    .map((passage) => atChosenUrl(site, passage));
}
