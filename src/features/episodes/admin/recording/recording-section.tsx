import { useMemo, useRef, useState } from "react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { Note } from "../../../../admin/note.tsx";
import { Loading, NotLoaded } from "../../../../admin/states.tsx";
import { podcastCoverPath } from "../../../../seo/episode-data.ts";
import { type Track, usePlayer } from "../../../player/player-store.ts";
import type { EpisodeContent } from "../../editing/episode-editing.ts";
import { ChaptersCard } from "./chapters-card.tsx";
import { FeedPreview, listedChapters } from "./feed-preview.tsx";
import { readStoredChapters } from "./read-stored-chapters.ts";
import { RecordingPlayer, usePlayerKeys } from "./recording-player.tsx";
import { TranscriptCard } from "./transcript-card.tsx";
import type { ChapterEditing } from "./use-chapter-draft.ts";
import { useCompanions } from "./use-companions.ts";

type RecordingSectionProps = {
  id: number;
  content: EpisodeContent;
  chapters: ChapterEditing;
};

/** The player's number for a recording whose episode has none yet. */
const newTrackId = -1;

/** The recording at work: its player with chapters and transcript, which follow it. */
export function RecordingSection({ id, content, chapters: editing }: RecordingSectionProps) {
  const owner = { id, audioPlayer: content.audioPlayer };
  const { companions, error, refetch, invalidate } = useCompanions(owner);
  // An episode gets its number while its recording plays.
  const [trackId] = useState(id || newTrackId);
  const track = useMemo((): Track | null => {
    const recording = companions?.recording;
    if (!recording) return null;
    return {
      id: trackId,
      title: content.title || "Untitled",
      guest: content.guestName,
      src: recording.path,
      artwork: podcastCoverPath,
      cover: podcastCoverPath,
      seconds: recording.seconds ?? null,
      chapters: listedChapters(companions.chapters),
    };
  }, [companions, trackId, content.title, content.guestName]);
  const parts = useRef<HTMLDivElement>(null);
  usePlayerKeys(parts, track);
  const measured = usePlayer((state) => (track && state.track?.id === track.id ? state.duration : null));
  const stored = useMemo(() => readStoredChapters(companions?.chapters ?? null), [companions?.chapters]);

  if (error && !companions) {
    return (
      <FormCard title="Player">
        <NotLoaded what="The recording" error={error} onRetry={() => void refetch()} />
      </FormCard>
    );
  }
  if (!companions) {
    return (
      <FormCard title="Player">
        <Loading what="the recording" />
      </FormCard>
    );
  }
  if (!track && id === 0) {
    return (
      <FormCard title="Chapters and transcript">
        <Note>They are edited here as soon as the recording is uploaded or the episode is saved.</Note>
      </FormCard>
    );
  }
  const seconds = measured ?? track?.seconds ?? null;
  return (
    <>
      <div ref={parts} className="grid min-w-0 gap-5 [&_:is(input,button,a,summary)]:[scroll-margin-block:260px_24px]">
        {/* Stays in view below the head of the form while its chapters and words are worked on. */}
        {track ? (
          <FormCard className="sticky top-0 z-4 gap-2! py-3! shadow-float desk:top-28">
            <RecordingPlayer track={track} />
            <p className="field-help pointer-coarse:hidden max-tablet:hidden">
              The space bar plays and pauses, the arrows go 5 seconds back and forth.
            </p>
            {track.src.startsWith("/") ? null : (
              <p className="field-help">Play loads the file from {new URL(track.src).host}.</p>
            )}
          </FormCard>
        ) : null}
        <ChaptersCard owner={owner} stored={stored} track={track} seconds={seconds} editing={editing} />
        <TranscriptCard
          owner={owner}
          transcript={companions.transcript}
          track={track}
          seconds={seconds}
          onStored={invalidate}
        />
      </div>
      <FeedPreview id={id} content={content} companions={companions} chapters={listedChapters(companions.chapters)} />
    </>
  );
}
