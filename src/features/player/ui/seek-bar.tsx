import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDuration, formatSpokenDuration } from "../../../lib/time/clock-time.ts";
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
  const [dragPosition, setDragPosition] = useState<number>();
  const end = Math.max(duration ?? 0, 1);
  const displayed = Math.min(dragPosition ?? position, end);
  const chapter = chapterTitle(track.chapters, displayed);

  function seekByKey(event: KeyboardEvent) {
    const seconds = keySteps[event.key];
    const target = event.key === "Home" ? 0 : event.key === "End" ? end : undefined;
    if (seconds === undefined && target === undefined) return;
    event.preventDefault();
    seekTo(track, target ?? positionOf(readPlayer(), track.id) + (seconds ?? 0));
  }
  function endDrag() {
    if (dragPosition !== undefined) seekTo(track, dragPosition);
    setDragPosition(undefined);
  }
  return (
    <div className="relative">
      <input
        type="range"
        className="range"
        min={0}
        max={Math.ceil(end)}
        step={1}
        value={Math.round(displayed)}
        aria-label={label}
        aria-valuetext={[
          fillText(words.at, {
            position: formatSpokenDuration(displayed, language),
            end: formatSpokenDuration(end, language),
          }),
          ...(chapter ? [chapter] : []),
        ].join(", ")}
        // Not at 0, so that the server's HTML has no inline style.
        style={displayed > 0 ? ({ "--done": `${(displayed / end) * 100}%` } as CSSProperties) : undefined}
        onKeyDown={seekByKey}
        onChange={(event) => {
          const value = Number(event.currentTarget.value);
          if (dragPosition === undefined) seekTo(track, value);
          else setDragPosition(value);
        }}
        onPointerDown={() => setDragPosition(displayed)}
        onPointerUp={endDrag}
        onPointerCancel={() => setDragPosition(undefined)}
      />
      {duration && track.chapters.length > 1 ? (
        <ChapterTicks chapters={track.chapters} duration={duration} position={displayed} />
      ) : null}
    </div>
  );
}

export function TrackClock({ track, className }: { track: Track; className?: string }) {
  const { position, duration } = useTrackTime(track);
  return (
    <span className={className}>
      {formatDuration(position)}
      {duration === null ? "" : ` / ${formatDuration(duration)}`}
    </span>
  );
}
