import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { Note, Pending } from "../../../../admin/states.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { podcastCoverPath } from "../../../../seo/episode-paths.ts";
import { FieldError } from "../../../../ui/field.tsx";
import { closePlayer, readPlayer, seekBy, type Track, usePlayer } from "../../../player/player-store.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import { chapterTitle, SeekBar, TrackClock } from "../../../player/ui/seek-bar.tsx";
import { SkipButton } from "../../../player/ui/skip-button.tsx";
import { usePlayEngine } from "../../../player/use-play-engine.ts";
import { useTrack, useTrackTime } from "../../../player/use-track.ts";
import type { EpisodeContent } from "../../editing/episode-editing.ts";
import { fetchEpisodeFiles } from "../../files/episode-files.functions.ts";
import { ChaptersCard, readStoredChapters } from "./chapters-card.tsx";
import { FeedPreview, listedChapters } from "./feed-preview.tsx";
import { TranscriptCard } from "./transcript-card.tsx";
import type { ChapterEditing } from "./use-chapter-draft.ts";

const arrowSeconds = 5;

const isTextField = (target: HTMLElement) =>
  target.matches("textarea, select, input:not([type=checkbox], [type=range])");

const isSlider = (target: HTMLElement) => target.matches("input[type=range]");

const isPressable = (target: HTMLElement) => target.matches("button, a, input, summary, label") && !isSlider(target);

/** Space plays or pauses, arrows seek 5 seconds; fields, buttons and the slider keep their own keys. */
function usePlayerKeys(container: RefObject<HTMLElement | null>, track: Track | null): void {
  const { toggle } = useTrack(track);
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target } = event;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!track || !isPlain || !(target instanceof HTMLElement) || isTextField(target)) return;
    if (key === " " && !isPressable(target)) toggle();
    else if (key === "ArrowLeft" && !isSlider(target)) seekBy(track, -arrowSeconds);
    else if (key === "ArrowRight" && !isSlider(target)) seekBy(track, arrowSeconds);
    else return;
    event.preventDefault();
  });
  const hasTrack = track !== null;
  useEffect(() => {
    const { current } = container;
    if (!current || !hasTrack) return;
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    current.addEventListener("keydown", listen);
    return () => current.removeEventListener("keydown", listen);
  }, [container, hasTrack]);
}

function useStopOnLeave({ id, src }: Track): void {
  useEffect(() => {
    return () => {
      const { track } = readPlayer();
      if (track?.id === id && track.src === src) closePlayer();
    };
  }, [id, src]);
}

function RecordingPlayer({ track }: { track: Track }) {
  usePlayEngine();
  useStopOnLeave(track);
  const { playing, waiting, failed, toggle } = useTrack(track);
  const { position } = useTrackTime(track);
  return (
    <section
      aria-label="Player"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 max-tablet:grid-cols-[auto_minmax(0,1fr)]"
    >
      <PlayButton playing={playing} waiting={waiting} title="the recording" onPress={toggle} small />
      <div>
        <SeekBar track={track} label="Position in the recording" />
        <p className="flex justify-between gap-4 text-xs text-ink-soft *:last:flex-none *:last:tabular-nums">
          <span className="truncate">{chapterTitle(track.chapters, position)}</span>
          <TrackClock track={track} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-tablet:col-span-full">
        <SkipButton track={track} direction="back" />
        <SkipButton track={track} direction="forward" />
      </div>
      {failed ? (
        <div role="alert" className="col-span-full">
          <FieldError id="recording-failed">
            The recording could not be played. Check that its URL opens the file for everyone, then press Play again.
          </FieldError>
        </div>
      ) : null}
    </section>
  );
}

type RecordingSectionProps = { id: number; content: EpisodeContent; chapters: ChapterEditing };

const newTrackId = -1;

export function RecordingSection({ id, content, chapters: editing }: RecordingSectionProps) {
  const owner = { id, audioPlayer: content.audioPlayer };
  const { facts } = useSite();
  const query = useAdminQuery(["episode-files", id, content.audioPlayer], () => fetchEpisodeFiles({ data: owner }));
  const { data: episodeFiles } = query;
  // The episode may get its id while its recording plays.
  const [trackId] = useState(id || newTrackId);
  const track = useMemo((): Track | null => {
    const recording = episodeFiles?.recording;
    if (!recording) return null;
    return {
      id: trackId,
      title: content.title || "Untitled",
      guest: content.guestName,
      src: recording.path,
      artwork: podcastCoverPath,
      cover: podcastCoverPath,
      seconds: recording.seconds ?? null,
      chapters: listedChapters(episodeFiles.chapters),
    };
  }, [episodeFiles, trackId, content.title, content.guestName]);
  const container = useRef<HTMLDivElement>(null);
  usePlayerKeys(container, track);
  const measured = usePlayer((state) => (track && state.track?.id === track.id ? state.duration : null));
  const stored = useMemo(() => readStoredChapters(episodeFiles?.chapters ?? null), [episodeFiles?.chapters]);

  if (!episodeFiles) {
    return (
      <FormCard title="Player">
        <Pending query={query} what="the recording" />
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
  const speakers = [facts.name, content.guestName].filter(Boolean);
  return (
    <>
      <div
        ref={container}
        className="grid min-w-0 gap-5 [&_:is(input,button,a,summary)]:[scroll-margin-block:260px_24px]"
      >
        {/* Sticky below the form's head while chapters and transcript are edited. */}
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
          speakers={speakers}
          transcript={episodeFiles.transcript}
          track={track}
          seconds={seconds}
        />
      </div>
      <FeedPreview id={id} content={content} episodeFiles={episodeFiles} />
    </>
  );
}
