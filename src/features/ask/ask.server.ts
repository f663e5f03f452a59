import type { SiteContext } from "../../server-context/request-context.ts";
import { readTrack } from "../episodes/embedded-episodes.server.ts";
import type { Track } from "../player/player-store.ts";
import { choosePassages, chooseQuotations, findQuotations, type Quotation } from "./answerable.ts";
import type { Passage } from "./archive/passage.ts";
import { questionText } from "./archive/question.server.ts";
import type { RankedChunk, RootOf, WeighedTerm } from "./archive/ranking.ts";
import { searchArchive } from "./archive/search.server.ts";
import { sentencesOf, wordsOf } from "./archive/words.ts";
import { type AskResult, type AskSearch, emptyResult, type Facet } from "./ask.ts";
import { type JudgedTerm, judgedQuestion } from "./judge-quotation.ts";
import { findPinned } from "./pins.server.ts";
import { groupChunks, sourceOf } from "./sources.ts";

const maxMentions = 3;

type Mentions = { words: string[]; passages: Passage[] };

const nothing: Mentions = { words: [], passages: [] };

function wordFor({ roots, synonyms }: WeighedTerm, { text, heading, title, asked }: Passage, rootOf: RootOf) {
  const words = wordsOf(`${text} ${heading} ${asked} ${title}`);
  return (
    words.find((word) => roots.includes(rootOf(word))) ??
    words.find((word) => synonyms.some(({ root }) => root === rootOf(word)))
  );
}

/** At most three passages; none when the rarest word occurs nowhere. */
function findMentions(
  ranked: readonly RankedChunk[],
  terms: readonly (JudgedTerm & { passages: number })[],
  rootOf: RootOf,
): Mentions {
  const about = terms.filter(({ isLight }) => !isLight);
  const [rarest] = (about.length > 0 ? about : terms).toSorted((a, b) => b.weight - a.weight);
  if (!rarest || (rarest.passages === 0 && rarest.synonyms.length === 0)) return nothing;
  const passages = ranked.slice(0, maxMentions).map(({ passage }) => passage);
  const words = (about.length > 0 ? about : terms).flatMap((term) => {
    const found = passages.flatMap((passage) => wordFor(term, passage, rootOf) ?? []);
    return found.includes(term.word) ? [term.word] : found.slice(0, 1);
  });
  return words.length > 0 ? { words: [...new Set(words)], passages } : nothing;
}

const maxRelated = 3;
const words = { least: 4, most: 14 };

const isQuestion = (text: string) =>
  /^\p{Lu}[^.“”‘"]*\?$|^How to [^.]+$/u.test(text) &&
  text.split(/\s+/).length >= words.least &&
  text.split(/\s+/).length <= words.most;

/** Headings, questions to a guest and opening questions near the passages. */
function relatedQuestions(ranked: readonly RankedChunk[], asked: string): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\?$/, "");
  const known = new Set([plain(asked)]);
  const related: string[] = [];
  for (const { passage } of ranked) {
    const begins = passage.isTable || passage.start !== null ? [] : sentencesOf(passage.text).slice(0, 1);
    for (const text of [
      passage.heading.replace(/^.*: /, ""),
      passage.title,
      ...sentencesOf(passage.asked),
      ...begins,
    ]) {
      if (!isQuestion(text) || known.has(plain(text))) continue;
      known.add(plain(text));
      related.push(text);
      if (related.length === maxRelated) return related;
    }
  }
  return related;
}

export type AskSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl" | "site">;

function facetsOf<Name extends string>(
  passages: readonly Passage[],
  nameOf: (passage: Passage) => Name,
): Facet<Name>[] {
  const counts = new Map<Name, number>();
  for (const passage of passages) {
    const name = nameOf(passage);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** Episodes that play elsewhere have none. */
async function readTracks(context: AskSite, passages: readonly Passage[]): Promise<Record<number, Track>> {
  const ids = new Set(passages.filter(({ start }) => start !== null).map((passage) => sourceOf(passage).track ?? 0));
  const tracks: Record<number, Track> = {};
  await Promise.all(
    [...ids].map(async (id) => {
      const episode = await context.content.getEpisode(id);
      const track = episode && (await readTrack(context, episode));
      if (track) tracks[id] = track;
    }),
  );
  return tracks;
}

const maxPinned = 4;

const pinnedSentences = (passage: Passage): Quotation[] =>
  sentencesOf(passage.text)
    .slice(0, maxPinned)
    .map((text) => ({ text, passage, score: 1 }));

export type Asked = {
  result: AskResult;
  shown: readonly Passage[];
  quotations: readonly Quotation[];
};

const without = (result: AskResult): Asked => ({ result, shown: [], quotations: [] });

/** Filters only narrow the passages below an answer. */
export async function askArchive(context: AskSite, { q = "", kind, topic }: AskSearch): Promise<Asked> {
  const question = questionText(q);
  if (!question) return without(emptyResult("", "empty"));
  const { question: read, ranked, rootOf } = await searchArchive(context.site, context.db, question);
  const { terms } = read;
  const pinned = await findPinned(context.site, context.db, question);
  if (terms.length === 0 && !pinned) return without(emptyResult(question, "vague"));
  const roots = new Set(terms.flatMap((term) => term.roots));
  const corrections = Object.entries(read.corrections).map(([asked, as]) => ({ asked, read: as }));
  const quotations = pinned ? pinnedSentences(pinned) : findQuotations(ranked, judgedQuestion(question, terms), rootOf);
  if (quotations.length === 0) {
    const { words, passages } = findMentions(ranked, terms, rootOf);
    const result: AskResult = {
      ...emptyResult(question, passages.length > 0 ? "mentions" : "none"),
      mentioned: words,
      groups: groupChunks(passages, roots, rootOf),
      total: passages.length,
      corrections,
      tracks: await readTracks(context, passages),
    };
    return { result, shown: passages, quotations };
  }
  const answer = pinned ? quotations : chooseQuotations(quotations);
  const first = [...new Set(answer.map(({ passage }) => passage))];
  const found = choosePassages(ranked).map(({ passage }) => passage);
  const all = [...first, ...found.filter(({ id }) => !first.some((passage) => passage.id === id))];
  const shown = all.filter((passage) => (!kind || passage.kind === kind) && (!topic || passage.topic === topic));
  const result: AskResult = {
    ...emptyResult(question, "answered"),
    answer: answer.map(({ text, passage }) => ({ text, source: sourceOf(passage) })),
    groups: groupChunks(shown, roots, rootOf),
    total: all.length,
    kinds: facetsOf(all, (passage) => passage.kind),
    topics: facetsOf(all, (passage) => passage.topic),
    related: relatedQuestions(ranked, question),
    corrections,
    tracks: await readTracks(context, [...shown, ...first]),
  };
  return { result, shown, quotations };
}
