import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { clockTime, spokenTime } from "../../../lib/clock-time.ts";
import { positionOf, readPlayer, seekTo, type Track } from "../player-store.ts";
import { useTrackTime } from "../use-track.ts";

/** Seconds that a press of a key moves: what is exact enough to find a sentence, and what crosses a chapter. */
const keySteps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** The title of the chapter at this time, or an empty text. */
export function chapterTitle(chapters: Track["chapters"], position: number): string {
  return chapters.findLast(({ start }) => start <= position + 0.05)?.title ?? "";
}

type ChapterTicksProps = { chapters: Track["chapters"]; duration: number; position: number };

/** Where each further chapter begins, as gaps in the slider's track; none under its knob. */
function ChapterTicks({ chapters, duration, position }: ChapterTicksProps) {
  return (
    <svg viewBox="0 0 1000 32" preserveAspectRatio="none" aria-hidden="true" className="range-ticks">
      {chapters
        .filter(({ start }) => start > 0 && start < duration && Math.abs(start - position) > duration / 50)
        .map(({ start }) => (
          <line
            key={start}
            x1={(start / duration) * 1000}
            x2={(start / duration) * 1000}
            y1="14"
            y2="18"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </svg>
  );
}

/** The slider of a recording: by pointer (heard when let go), by arrows 5 s, by Page keys 30 s, Home and End. */
export function SeekBar({ track, label }: { track: Track; label: string }) {
  const { position, duration } = useTrackTime(track);
  const [dragged, setDragged] = useState<number>();
  const end = Math.max(duration ?? 0, 1);
  const shown = Math.min(dragged ?? position, end);
  const chapter = chapterTitle(track.chapters, shown);

  function step(event: KeyboardEvent) {
    const seconds = keySteps[event.key];
    const target = event.key === "Home" ? 0 : event.key === "End" ? end : undefined;
    if (seconds === undefined && target === undefined) return;
    event.preventDefault();
    seekTo(track, target ?? positionOf(readPlayer(), track.id) + (seconds ?? 0));
  }
  function drop() {
    if (dragged !== undefined) seekTo(track, dragged);
    setDragged(undefined);
  }
  return (
    <div className="relative">
      <input
        type="range"
        className="range"
        min={0}
        max={Math.ceil(end)}
        step={1}
        value={Math.round(shown)}
        aria-label={label}
        aria-valuetext={`${spokenTime(shown)} of ${spokenTime(end)}${chapter ? `, ${chapter}` : ""}`}
        // The first view is rendered without it: no page needs an inline style for a player that has not begun.
        style={shown > 0 ? ({ "--done": `${(shown / end) * 100}%` } as CSSProperties) : undefined}
        onKeyDown={step}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          if (dragged === undefined) seekTo(track, chosen);
          else setDragged(chosen);
        }}
        onPointerDown={() => setDragged(shown)}
        onPointerUp={drop}
        onPointerCancel={() => setDragged(undefined)}
      />
      {duration && track.chapters.length > 1 ? (
        <ChapterTicks chapters={track.chapters} duration={duration} position={shown} />
      ) : null}
    </div>
  );
}

/** '0:47 / 1:19', with the words for screen readers left to the slider. */
export function TrackClock({ track, className }: { track: Track; className?: string }) {
  const { position, duration } = useTrackTime(track);
  return (
    <span className={className}>
      {clockTime(position)}
      {duration === null ? "" : ` / ${clockTime(duration)}`}
    </span>
  );
}
