import { sql } from "kysely";
import { isHidden } from "../../../facts/hidden-pages.ts";
import type { Site } from "../../../facts/site.ts";
import type { Db } from "../../../server-context/db.ts";
import { type ItemKind, type Passage, sourceKindOf, unnamedSpeaker } from "./passage.ts";
import type { Term } from "./question.server.ts";
import { sentencesOf } from "./words.ts";

/** Compared word by word. */
const candidateCount = 100;

/** Upper limit of passages read from the index. */
const maxWeighed = 1_500;

/** A question that matches more is too common to weigh. */
const maxFound = 4_000;

const synonymWeight = 0.45;

type Row = {
  id: number;
  kind: ItemKind;
  source_id: string;
  title: string;
  label: string;
  path: string;
  topic: string;
  published_at: Date | null;
  heading: string;
  anchor: string;
  start_seconds: number | null;
  speaker: string;
  asked: string;
  is_table: boolean;
  text: string;
};

const quoted = (root: string) => `'${root.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (roots: readonly string[], label = "") => roots.map((root) => `${quoted(root)}${label}`).join(" | ");

/** The rarest words and synonyms that the index answers quickly; the two rarest together when each is too common. */
function indexQuery(terms: readonly Term[]): string {
  const roots = terms.flatMap((term) => [
    { roots: term.roots, passages: term.passages, isSynonym: false },
    ...term.synonyms.map(({ root, passages }) => ({ roots: [root], passages, isSynonym: true })),
  ]);
  const found = roots.filter(({ passages }) => passages > 0);
  const byRarity = found.sort((a, b) => Number(a.isSynonym) - Number(b.isSynonym) || a.passages - b.passages);
  const alone: string[] = [];
  let sum = 0;
  for (const { roots: either, passages } of byRarity) {
    if (sum + passages > maxWeighed) continue;
    sum += passages;
    alone.push(anyOf(either));
  }
  if (alone.length > 0) return alone.join(" | ");
  return byRarity
    .slice(0, 2)
    .map(({ roots: either }) => `(${anyOf(either)})`)
    .join(" & ");
}

/** Weight of the matched terms: in the text, else in the question before it, heading or title. */
function weightOf(terms: readonly Term[]) {
  const parts = terms.map(({ roots, synonyms, weight }) => {
    const others = synonyms.map(({ root }) => root);
    const cases = [
      sql`when p.search @@ ${anyOf(roots, ":D")}::tsquery then ${weight}::double precision`,
      sql`when p.search @@ ${anyOf(roots)}::tsquery then ${weight * 0.6}::double precision`,
      ...(others.length > 0
        ? [sql`when p.search @@ ${anyOf(others)}::tsquery then ${weight * synonymWeight}::double precision`]
        : []),
    ];
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** A rough selection by matched words, best first; weighed exactly afterwards. */
export async function findCandidates(site: Site, db: Db, terms: readonly Term[]): Promise<Passage[]> {
  const query = indexQuery(terms);
  if (!query) return [];
  const { rows } = await sql<Row>`
    with weighed as materialized (
      select p.id, ${weightOf(terms)} as weight
      from (select id, search from archive_passages where search @@ ${query}::tsquery limit ${maxFound}) p
      order by weight desc, p.id limit ${candidateCount}
    )
    select p.id, i.kind, i.source_id, i.title, i.label, i.path, i.topic, i.published_at, p.heading, p.anchor,
      p.start_seconds, p.speaker, p.asked, p.is_table, p.text
    from weighed w join archive_passages p on p.id = w.id join archive_items i on i.id = p.item_id
    order by w.weight desc, w.id`.execute(db);
  return shownChunks(site, rows);
}

function leadingQuestion(text: string): string {
  const [first = "", ...reply] = sentencesOf(text);
  return first.endsWith("?") && reply.length > 0 ? first : "";
}

function toChunk(row: Row): Passage {
  const kind = sourceKindOf(row.kind);
  const isQuoted = row.speaker === unnamedSpeaker;
  return {
    id: row.id,
    kind,
    item: `${kind}:${row.source_id}`,
    title: row.title,
    label: row.label,
    path: row.path,
    anchor: row.anchor,
    topic: row.topic,
    publishedAt: row.published_at?.toISOString() ?? null,
    heading: row.heading,
    speaker: isQuoted ? "" : row.speaker,
    asked: row.asked || leadingQuestion(row.text),
    start: row.start_seconds,
    isTable: row.is_table,
    isQuoted,
    text: row.text,
  };
}

/** Without what belongs to a hidden page. */
const shownChunks = (site: Site, rows: readonly Row[]): Passage[] =>
  rows.map(toChunk).filter(({ path }) => !isHidden(site, path));

export async function listPassages(site: Site, db: Db, ids: readonly number[]): Promise<Passage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select p.id, i.kind, i.source_id, i.title, i.label, i.path, i.topic, i.published_at, p.heading, p.anchor,
      p.start_seconds, p.speaker, p.asked, p.is_table, p.text
    from archive_passages p join archive_items i on i.id = p.item_id
    where p.id = any(${[...ids]}::bigint[])`.execute(db);
  return shownChunks(site, rows);
}
