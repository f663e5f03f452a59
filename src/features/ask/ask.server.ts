import type { SiteContext } from "../../server-context/request-context.ts";
import { readTrack } from "../episodes/embedded-episodes.server.ts";
import type { Track } from "../player/player-store.ts";
import type { Passage } from "./archive/passage.ts";
import { markSentences, questionText, rankPassages, readQuestion } from "./archive/search.server.ts";
import { type AskResult, emptyResult } from "./ask.ts";
import { findPinned, listSuggestions } from "./pins.server.ts";
import { sourceOf } from "./sources.ts";

export type AskSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl" | "site">;

/** Tracks of the quoted episodes; recordings that only play on another site have none. */
export async function readTracks(context: AskSite, passages: readonly Passage[]): Promise<Record<number, Track>> {
  const ids = new Set(
    passages.filter(({ start }) => start !== null).map((passage) => sourceOf(context.site, passage).track ?? 0),
  );
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

const maxSelected = 3;
/** Share of the best score, below which passages are collapsed. */
const minShare = 0.4;

/** `selected` are the passages in `result`, `ranked` all that a model can choose from. */
type ArchiveAnswer = { result: AskResult; selected: readonly Passage[]; ranked: readonly Passage[] };

/** The pinned answer, else the closest passages, which may not answer. */
export async function askArchive(context: AskSite, entered = ""): Promise<ArchiveAnswer> {
  const { db } = context;
  const text = questionText(entered);
  const withSuggestions = async (state: "empty" | "vague"): Promise<ArchiveAnswer> => ({
    result: { ...emptyResult(text, state), suggestions: await listSuggestions(context.site, db) },
    selected: [],
    ranked: [],
  });
  if (!text) return withSuggestions("empty");
  const pinned = await findPinned(context.site, db, text);
  if (pinned) {
    const passages = [{ parts: [{ text: pinned.text, hit: false }], source: sourceOf(context.site, pinned) }];
    const tracks = await readTracks(context, [pinned]);
    return { result: { ...emptyResult(text, "pinned"), passages, close: 1, tracks }, selected: [pinned], ranked: [] };
  }
  const question = await readQuestion(db, text);
  if (question.terms.length === 0) return withSuggestions("vague");
  const ranked = question.isUnknown ? [] : await rankPassages(context.site, db, question);
  const best = ranked
    .filter(({ passage }, index) => ranked.findIndex((other) => other.passage.text === passage.text) === index)
    .slice(0, maxSelected);
  const selected = best.map(({ passage }) => passage);
  const texts = selected.map((passage) => passage.text);
  const marked = await markSentences(db, question, texts);
  const result: AskResult = {
    ...emptyResult(text, selected.length > 0 ? "passages" : "none"),
    passages: selected.map((passage, index) => ({
      parts: marked[index] ?? [],
      source: sourceOf(context.site, passage),
    })),
    close: best.filter(({ score }) => score >= minShare * (best[0]?.score ?? 0)).length,
    corrections: question.corrections,
    tracks: await readTracks(context, selected),
  };
  return { result, selected, ranked: ranked.map(({ passage }) => passage) };
}
