import { useCopy } from "../../../../facts/use-site.ts";
import { formatDuration, isoDuration } from "../../../../lib/time/clock-time.ts";
import { positionOf, usePlayer } from "../../../player/player-store.ts";
import type { ReadableEpisode } from "../../episode.ts";
import { currentIndex, type EpisodeRecording } from "../../recording.ts";
import { episodeCopy } from "./episode-copy.ts";
import { usePlayFrom } from "./use-play-from.ts";

type ChapterListProps = {
  recording: EpisodeRecording;
  /** Undefined while the page cannot play. */
  playFrom: ((start: number) => void) | undefined;
  episode: Pick<ReadableEpisode, "id" | "lang">;
};

/** Without JavaScript, links lead to the transcript or, if there is none, to the file at that time. */
export function ChapterList({
  recording: { chapters, transcript, path },
  playFrom: play,
  episode: { id: episodeId, lang },
}: ChapterListProps) {
  const copy = useCopy(episodeCopy);
  const playFrom = usePlayFrom(play);
  const current = usePlayer((state) =>
    state.track?.id === episodeId ? currentIndex(chapters, positionOf(state, episodeId)) : -1,
  );
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="chapters">
      <h2 id="chapters" className="text-h4">
        {copy.chaptersTitle}
      </h2>
      <ol className="chapters mt-3">
        {chapters.map(({ start, title }, index) => {
          const anchor = transcript.find((line) => line.start !== null && line.start >= start - 1)?.id;
          return (
            <li key={start}>
              <a
                href={anchor ? `#${anchor}` : `${path ?? ""}#t=${start}`}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => playFrom(event, start, anchor ?? `t=${start}`)}
              >
                <time dateTime={isoDuration(start)}>{formatDuration(start)}</time>
                <span lang={lang}>{title}</span>
              </a>
            </li>
          );
        })}
      </ol>
      {transcript.length > 0 ? (
        <p className="no-print mt-3">
          <a href="#transcript" className="inline-flex min-h-11 items-center text-sm">
            {copy.toTranscript}
          </a>
        </p>
      ) : null}
    </nav>
  );
}
