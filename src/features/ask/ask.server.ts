import type { SiteContext } from "../../request/request-context.ts";
import type { Passage } from "../archive/passage.ts";
import { questionText } from "../archive/question.server.ts";
import { type Search, searchArchive } from "../archive/search.server.ts";
import { sentencesOf } from "../archive/words.ts";
import { readTrack } from "../episodes/episode-track.server.ts";
import type { Track } from "../player/player-store.ts";
import { choosePassages, chooseSentences, isAnswered } from "./answerable.ts";
import { type AskResult, type AskSearch, emptyResult, type Facet, type NearTopic } from "./ask.ts";
import { findPinned } from "./pins.server.ts";
import { relatedQuestions } from "./related.ts";
import { groupPassages, sourceOf } from "./sources.ts";

export type AskSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl">;

const nearestCount = 3;

/** How often each name is among the passages, the most frequent first. */
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

function nearestTopics(passages: readonly Passage[]): NearTopic[] {
  const topics = new Map<string, NearTopic>();
  for (const { item, title, label, kind, path } of passages) {
    const topic = topics.get(item) ?? { title, label, kind, href: path, count: 0 };
    topic.count += 1;
    topics.set(item, topic);
  }
  return [...topics.values()].slice(0, nearestCount);
}

/** What the site's player needs of the episodes that passages were said in; an episode that plays elsewhere has none. */
async function readTracks(site: AskSite, passages: readonly Passage[]): Promise<Record<number, Track>> {
  const ids = new Set(passages.filter(({ start }) => start !== null).map((passage) => sourceOf(passage).track ?? 0));
  const tracks: Record<number, Track> = {};
  await Promise.all(
    [...ids].map(async (id) => {
      const episode = await site.content.getEpisode(id);
      const track = episode && (await readTrack(site, episode));
      if (track) tracks[id] = track;
    }),
  );
  return tracks;
}

const maxPinned = 4;

/** The beginning of what the owner has pinned, sentence by sentence. */
const pinnedSentences = (passage: Passage) =>
  sentencesOf(passage.text)
    .slice(0, maxPinned)
    .map((text) => ({ text, passage }));

/** What the archive has for a question, with what was found to be asked of the index; filters narrow the passages only. */
export async function askArchive(
  site: AskSite,
  { q = "", kind, topic }: AskSearch,
): Promise<{ result: AskResult; search: Search | undefined; shown: readonly Passage[] }> {
  const question = questionText(q);
  if (!question) return { result: emptyResult("", "empty"), search: undefined, shown: [] };
  const search = await searchArchive(site.db, question);
  const { terms, corrections } = search.question;
  const pinned = await findPinned(site.db, question);
  if (terms.length === 0 && !pinned) return { result: emptyResult(question, "vague"), search, shown: [] };
  const read = Object.entries(corrections).map(([asked, as]) => ({ asked, read: as }));
  if (!isAnswered(search.ranked) && !pinned) {
    const nearest = nearestTopics(search.ranked.slice(0, 20).map(({ passage }) => passage));
    return { result: { ...emptyResult(question, "none"), nearest, corrections: read }, search, shown: [] };
  }
  const found = isAnswered(search.ranked) ? choosePassages(search.ranked).map(({ passage }) => passage) : [];
  const all = pinned ? [pinned, ...found.filter(({ id }) => id !== pinned.id)] : found;
  const answer = pinned ? pinnedSentences(pinned) : chooseSentences(search.sentences);
  const roots = new Set(terms.flatMap((term) => term.roots));
  const shown = all.filter((passage) => (!kind || passage.kind === kind) && (!topic || passage.topic === topic));
  const result: AskResult = {
    ...emptyResult(question, "answered"),
    answer: answer.map(({ text, passage }) => ({ text, source: sourceOf(passage) })),
    groups: groupPassages(shown, roots, search.rootOf),
    total: all.length,
    kinds: facetsOf(all, (passage) => passage.kind),
    topics: facetsOf(all, (passage) => passage.topic),
    related: relatedQuestions(search.ranked, question),
    corrections: read,
    tracks: await readTracks(site, [...shown, ...answer.map(({ passage }) => passage)]),
  };
  return { result, search, shown };
}
