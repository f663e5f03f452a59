import { Download, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { readTextFile } from "../../../../admin/read-text-file.ts";
import { Note } from "../../../../admin/states.tsx";
import { useAction, useOfferUndo } from "../../../../admin/use-change.ts";
import { formatDuration } from "../../../../lib/time/clock-time.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { playTrack, type Track, usePlayer } from "../../../player/player-store.ts";
import { storeEpisodeTranscript } from "../../files/episode-files.functions.ts";
import { type EditedTranscript, type EpisodeFilesOwner, fileErrorMessage } from "../../files/episode-files.ts";
import { currentIndex, type TranscriptLine } from "../../recording.ts";
import { FileButton } from "./file-button.tsx";
import { TranscriptionSection } from "./transcription-section.tsx";

const keyOf = (index: number) => `line-${index}`;

/** Scrolls within the list, without moving the page. */
function scrollIntoList(list: HTMLElement, line: HTMLElement): void {
  const top = line.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}

function LineText({ line, previous }: { line: TranscriptLine; previous: TranscriptLine | undefined }) {
  return (
    <span>
      {line.speaker && line.speaker !== previous?.speaker ? <b>{line.speaker} </b> : null}
      {line.text}
    </span>
  );
}

const listClass = "relative max-h-90 overflow-y-auto overscroll-contain rounded-panel border p-1";

const lineClass = "flex min-h-6 w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left wrap-anywhere";

const timeClass =
  "min-w-13 flex-none text-xs text-ink-soft tabular-nums in-aria-[current=true]:font-semibold in-aria-[current=true]:text-tide";

function StillLines({ lines }: { lines: readonly TranscriptLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so the keyboard has to reach it
    <section className={listClass} aria-label="Transcript" tabIndex={0}>
      {lines.map((line, index) => (
        <p key={keyOf(index)} className={lineClass}>
          {line.start === null ? null : <span className={timeClass}>{formatDuration(line.start)}</span>}
          <LineText line={line} previous={lines[index - 1]} />
        </p>
      ))}
    </section>
  );
}

/** Highlights and follows the spoken cue; one Tab stop, with arrow keys, Home and End to move. */
function SyncedLines({ lines, track }: { lines: readonly TranscriptLine[]; track: Track }) {
  const list = useRef<HTMLOListElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const currentLine = usePlayer((state) => (state.track?.id === track.id ? currentIndex(lines, state.position) : -1));
  useEffect(() => {
    const line = list.current?.children.item(currentLine);
    // Does not scroll away from a line that has keyboard focus.
    if (currentLine < 0 || !list.current || list.current.contains(document.activeElement)) return;
    if (line instanceof HTMLElement) scrollIntoList(list.current, line);
  }, [currentLine]);

  function moveFocus(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowDown: tabStop + 1,
      ArrowUp: tabStop - 1,
      Home: 0,
      End: lines.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(target, lines.length - 1));
    setTabStop(next);
    list.current?.querySelectorAll("button").item(next).focus();
  }
  return (
    <ol ref={list} className={listClass} aria-label="Transcript" onKeyDown={moveFocus}>
      {lines.map((line, index) => (
        <li key={keyOf(index)} aria-current={index === currentLine ? "true" : undefined}>
          <button
            type="button"
            className={`${lineClass} thumb:min-h-11 in-aria-[current=true]:bg-tide-soft thumb:py-2.5 -outline-offset-2 hover:bg-ground`}
            tabIndex={index === Math.min(tabStop, lines.length - 1) ? 0 : -1}
            onClick={() => {
              setTabStop(index);
              playTrack(track, line.start ?? 0);
            }}
          >
            <span className={timeClass}>{formatDuration(line.start ?? 0)}</span>
            <LineText line={line} previous={lines[index - 1]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function TranscriptLines({ lines, isTimed, track }: EditedTranscript & { track: Track | null }) {
  if (lines.length === 0) return null;
  return isTimed && track ? <SyncedLines lines={lines} track={track} /> : <StillLines lines={lines} />;
}

type TranscriptCardProps = {
  /** Suggested names. */
  speakers: readonly string[];
  owner: EpisodeFilesOwner;
  transcript: EditedTranscript | null;
  track: Track | null;
  seconds: number | null;
};

/** Seconds that a transcript may exceed its recording. */
const tolerance = 2;

const nameList = new Intl.ListFormat("en-GB");

function Summary({ isTimed, lines }: EditedTranscript) {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker).filter(Boolean))];
  const unit = isTimed ? "cue" : "paragraph";
  return (
    <Note>
      {isTimed ? "WebVTT" : "Plain text"}, {lines.length} {lines.length === 1 ? unit : `${unit}s`}
      {speakers.length > 0 ? `, spoken by ${nameList.format(speakers)}` : ", without speakers"}.
      {isTimed ? "" : " It has no times, so it does not follow the player. A WebVTT or SRT file does."}
    </Note>
  );
}

export function TranscriptCard({ owner, speakers, transcript, track, seconds }: TranscriptCardProps) {
  const [note, setNote] = useState("");
  async function store(text: string) {
    const stored = await storeEpisodeTranscript({ data: { ...owner, text } });
    if (!stored.ok) throw new Error(fileErrorMessage(stored));
    return stored.value;
  }
  const offerUndo = useOfferUndo();
  const upload = useAction(async (file: File) => {
    const text = await readTextFile(file);
    if (!text.trim()) throw new Error("This file is empty. Choose the transcript as .vtt, .srt, .json, .html or .txt.");
    const { previous, note: lossNote } = await store(text);
    setNote(lossNote);
    if (previous) offerUndo("The transcript was replaced", () => store(previous));
    else toast({ title: "Transcript saved", type: "success" });
  });
  const remove = useAction(async () => {
    const { previous } = await store("");
    setNote("");
    offerUndo("The transcript was removed", () => store(previous));
  }, "The transcript was not removed");

  const end = Math.max(0, ...(transcript?.lines ?? []).map((line) => line.end ?? 0));
  return (
    <FormCard
      title="Transcript"
      note={transcript ? undefined : "On the episode’s page, in search and in podcast apps."}
    >
      {transcript ? <Summary {...transcript} /> : null}
      {note ? (
        <Notice tone="warning" title="Saved, but not all of it">
          {note} Correct the file and upload it again, or leave it as it is.
        </Notice>
      ) : null}
      {seconds !== null && end > seconds + tolerance ? (
        <Notice tone="warning" title="Longer than the recording">
          The transcript runs to {formatDuration(end)}, the recording to {formatDuration(seconds)}. Check that they
          belong together.
        </Notice>
      ) : null}
      {transcript ? <TranscriptLines {...transcript} track={track} /> : null}
      <div className="admin-actions items-start [&>.field]:max-w-full">
        <FileButton
          label={transcript ? "Replace the transcript" : "Upload a transcript"}
          accept=".vtt,.srt,.json,.html,.txt,text/vtt,application/x-subrip,application/json,text/html,text/plain"
          busy={upload.busy}
          problem={upload.problem}
          onChoose={upload.run}
        />
        {transcript ? (
          <>
            <a href={transcript.path} download className={buttonClass({ kind: "secondary", size: "sm" })}>
              <Download />
              Download
            </a>
            <Button kind="danger" size="sm" busy={remove.busy} onClick={remove.run}>
              <Trash2 />
              Remove
            </Button>
          </>
        ) : null}
      </div>
      {transcript ? null : (
        <p className="field-help">
          WebVTT (.vtt), SRT, JSON, HTML, or plain text with lines such as “Anna: Good morning”.
        </p>
      )}
      <TranscriptionSection owner={owner} speakers={speakers} track={track} />
    </FormCard>
  );
}
