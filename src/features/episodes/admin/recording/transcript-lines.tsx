import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { clockTime } from "../../../../lib/clock-time.ts";
import { playTrack, type Track, usePlayer } from "../../../player/player-store.ts";
import type { EditedTranscript } from "../../companions/companions.ts";
import { currentIndex, type TranscriptLine } from "../../recording.ts";

type TranscriptLinesProps = { transcript: EditedTranscript; track: Track | null };

/** The key of a line, which never changes its place. */
const keyOf = (index: number) => `line-${index}`;

/** Brings a line into view without moving the page. */
function showWithin(list: HTMLElement, line: HTMLElement): void {
  const top = line.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}

function Words({ line, before }: { line: TranscriptLine; before: TranscriptLine | undefined }) {
  return (
    <span>
      {line.speaker && line.speaker !== before?.speaker ? <b>{line.speaker} </b> : null}
      {line.text}
    </span>
  );
}

const box = "relative max-h-90 overflow-y-auto overscroll-contain rounded-panel border p-1";
const said = "flex min-h-6 w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left wrap-anywhere";
const time =
  "min-w-13 flex-none text-xs text-ink-soft tabular-nums in-aria-[current=true]:font-semibold in-aria-[current=true]:text-tide";

/** The text of a transcript without times, or of one whose recording cannot be played here. */
function StillLines({ lines }: { lines: readonly TranscriptLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={box} aria-label="Transcript" tabIndex={0}>
      {lines.map((line, index) => (
        <p key={keyOf(index)} className={said}>
          {line.start === null ? null : <span className={time}>{clockTime(line.start)}</span>}
          <Words line={line} before={lines[index - 1]} />
        </p>
      ))}
    </section>
  );
}

/**
 * The cues of a transcript: the one that is heard is marked and stays in view, and each plays from its time. The list is one stop of
 * the Tab key; arrows up and down, Home and End go through it.
 */
function SyncedLines({ lines, track }: { lines: readonly TranscriptLine[]; track: Track }) {
  const list = useRef<HTMLOListElement>(null);
  const [reached, setReached] = useState(0);
  const heard = usePlayer((state) => (state.track?.id === track.id ? currentIndex(lines, state.position) : -1));
  useEffect(() => {
    const line = list.current?.children.item(heard);
    // Someone who goes through the lines by keyboard is not led away from theirs.
    if (heard < 0 || !list.current || list.current.contains(document.activeElement)) return;
    if (line instanceof HTMLElement) showWithin(list.current, line);
  }, [heard]);

  function go(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: reached + 1,
      ArrowUp: reached - 1,
      Home: 0,
      End: lines.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(target, lines.length - 1));
    setReached(next);
    list.current?.querySelectorAll("button").item(next).focus();
  }
  return (
    <ol ref={list} className={box} aria-label="Transcript" onKeyDown={go}>
      {lines.map((line, index) => (
        <li key={keyOf(index)} aria-current={index === heard ? "true" : undefined}>
          <button
            type="button"
            className={`${said} thumb:min-h-11 in-aria-[current=true]:bg-tide-soft thumb:py-2.5 -outline-offset-2 hover:bg-ground`}
            tabIndex={index === Math.min(reached, lines.length - 1) ? 0 : -1}
            onClick={() => {
              setReached(index);
              playTrack(track, line.start ?? 0);
            }}
          >
            <span className={time}>{clockTime(line.start ?? 0)}</span>
            <Words line={line} before={lines[index - 1]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A transcript in a box of its own, in step with the player where it has times. */
export function TranscriptLines({ transcript: { lines, isTimed }, track }: TranscriptLinesProps) {
  if (lines.length === 0) return null;
  return isTimed && track ? <SyncedLines lines={lines} track={track} /> : <StillLines lines={lines} />;
}
