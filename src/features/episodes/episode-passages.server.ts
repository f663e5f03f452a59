import type { Db } from "../../server-context/db.ts";
import { removeItem, storeItem } from "../ask/archive/items.server.ts";
import type { NewChunk, NewItem } from "../ask/archive/passage.ts";
import type { Episode } from "./episode.ts";
import { type RecordingSite, readEpisodeRecording } from "./episode-recording.server.ts";
import { getEpisode } from "./episodes.server.ts";
import { listItems } from "./list-items.ts";
import { namedEpisodeIds, nameEpisodes } from "./named-episodes.ts";
import type { TranscriptParagraph } from "./recording.ts";
import { noteParts, onOneLine } from "./show-notes.ts";

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(onOneLine)
    .filter(Boolean);

const itemOf = (episode: Episode) => ({
  sourceId: String(episode.id),
  title: episode.title,
  label: episode.episode,
  path: `/episode/${episode.id}`,
  publishedAt: episode.createdAt,
});

export function notesItem(episode: Episode): NewItem {
  const chunksOf = (heading: string, texts: readonly string[]): NewChunk[] =>
    texts.map((text) => ({ heading, text: onOneLine(text) })).filter(({ text }) => text);
  return {
    ...itemOf(episode),
    kind: "episode",
    passages: [
      ...chunksOf("", paragraphs(episode.summary)),
      ...noteParts.flatMap(({ field, title, list }) =>
        chunksOf(title, list ? listItems(episode[field]) : paragraphs(episode[field])),
      ),
    ],
  };
}

/** Indexes each reply with the question before it. */
function transcriptItem(episode: Episode, transcript: readonly TranscriptParagraph[]): NewItem {
  return {
    ...itemOf(episode),
    kind: "transcript",
    passages: transcript.map(({ id, start, speaker, text }, index) => {
      const previous = transcript[index - 1];
      const isReply = previous && previous.speaker !== speaker && previous.text.trimEnd().endsWith("?");
      return {
        text: onOneLine(text),
        anchor: id,
        start: start ?? undefined,
        speaker,
        asked: isReply ? onOneLine(previous.text) : "",
      };
    }),
  };
}

/** Adds the titles of episodes named by path, so that search finds them. */
async function withTitles(trx: Db, episode: Episode): Promise<Episode> {
  const ids = namedEpisodeIds(episode, "");
  const mentioned = await Promise.all(ids.map((id) => getEpisode(trx, id)));
  return nameEpisodes(episode, "", (id) => mentioned.find((candidate) => candidate?.id === id)?.title);
}

/** Runs in the transaction that changes the episode. */
export async function indexEpisodeNotes(trx: Db, id: number): Promise<void> {
  const episode = await getEpisode(trx, id);
  if (episode) await storeItem(trx, notesItem(await withTitles(trx, episode)));
  else await removeItem(trx, "episode", String(id));
}

export async function readTranscriptItem(context: RecordingSite, episode: Episode): Promise<NewItem> {
  const recording = await readEpisodeRecording(context, episode);
  return transcriptItem(episode, recording?.transcript ?? []);
}
