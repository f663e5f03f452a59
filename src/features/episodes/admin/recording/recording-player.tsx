import { type RefObject, useEffect, useEffectEvent } from "react";
import { FieldError } from "../../../../ui/field.tsx";
import { closePlayer, readPlayer, seekBy, type Track } from "../../../player/player-store.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import { chapterTitle, SeekBar, TrackClock } from "../../../player/ui/seek-bar.tsx";
import { SkipButton } from "../../../player/ui/skip-button.tsx";
import { usePlayEngine } from "../../../player/use-play-engine.ts";
import { useTrack, useTrackTime } from "../../../player/use-track.ts";

/** Seconds that an arrow goes back or forth. */
const arrowSeconds = 5;

const isTyped = (target: HTMLElement) => target.matches("textarea, select, input:not([type=checkbox], [type=range])");
const isSlider = (target: HTMLElement) => target.matches("input[type=range]");
const isPressed = (target: HTMLElement) => target.matches("button, a, input, summary, label") && !isSlider(target);

/**
 * What the keys do within the parts of a recording: the space bar plays and pauses, arrows go 5 seconds back and forth. A
 * field, a button and the slider have their keys for themselves.
 */
export function usePlayerKeys(parts: RefObject<HTMLElement | null>, track: Track | null): void {
  const { toggle } = useTrack(track);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!track || !isPlain || !(target instanceof HTMLElement) || isTyped(target)) return;
    if (key === " " && !isPressed(target)) toggle();
    else if (key === "ArrowLeft" && !isSlider(target)) seekBy(track, -arrowSeconds);
    else if (key === "ArrowRight" && !isSlider(target)) seekBy(track, arrowSeconds);
    else return;
    event.preventDefault();
  });
  const hasTrack = track !== null;
  useEffect(() => {
    const { current } = parts;
    if (!current || !hasTrack) return;
    const listen = (event: KeyboardEvent) => press(event);
    current.addEventListener("keydown", listen);
    return () => current.removeEventListener("keydown", listen);
  }, [parts, hasTrack]);
}

/** Stops the audio when its form is left or its file is replaced. */
function useStopOnLeave({ id, src }: Track): void {
  useEffect(() => {
    return () => {
      const { track } = readPlayer();
      if (track?.id === id && track.src === src) closePlayer();
    };
  }, [id, src]);
}

/** The site's own player over a recording that is being edited. */
export function RecordingPlayer({ track }: { track: Track }) {
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
