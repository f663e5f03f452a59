import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { clockTime, spokenTime } from "../../../lib/time/clock-time.ts";
import { positionOf, readPlayer, seekTo, type Track } from "../player-store.ts";
import { useTrackTime } from "../use-track.ts";
import { playerWords } from "./player-copy.ts";

/** Seconds per key press. */
const keySteps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

export function chapterTitle(chapters: Track["chapters"], position: number): string {
  return chapters.findLast(({ start }) => start <= position + 0.05)?.title ?? "";
}

type ChapterTicksProps = { chapters: Track["chapters"]; duration: number; position: number };

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

export function SeekBar({ track, label }: { track: Track; label: string }) {
  const { position, duration } = useTrackTime(track);
  const { language } = useSite().facts;
  const words = useCopy(playerWords);
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
        aria-valuetext={[
          fillText(words.at, { position: spokenTime(shown, language), end: spokenTime(end, language) }),
          ...(chapter ? [chapter] : []),
        ].join(", ")}
        // Set only after playback, so that the first view needs no inline style.
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

export function TrackClock({ track, className }: { track: Track; className?: string }) {
  const { position, duration } = useTrackTime(track);
  return (
    <span className={className}>
      {clockTime(position)}
      {duration === null ? "" : ` / ${clockTime(duration)}`}
    </span>
  );
}
