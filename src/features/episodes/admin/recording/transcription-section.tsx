import { useEffect, useState } from "react";
import { Pending } from "../../../../admin/states.tsx";
import { useAdminQuery, useInvalidate } from "../../../../admin/use-admin-query.ts";
import { useAction } from "../../../../admin/use-change.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { formatDuration } from "../../../../lib/time/clock-time.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { playTrack, type Track, usePlayer } from "../../../player/player-store.ts";
import { type EpisodeFilesOwner, fileErrorMessage } from "../../files/episode-files.ts";
import { currentIndex } from "../../recording.ts";
import { type Correction, createCorrections } from "../../transcription/corrections.ts";
import {
  correctTranscriptionCue,
  discardTranscriptionDraft,
  fetchTranscription,
  publishTranscriptionDraft,
  startTranscription,
} from "../../transcription/transcription.functions.ts";
import { type DraftCue, repeatedCues, requestErrorMessage } from "../../transcription/transcription.ts";

/** Lines of a draft per page: four hours have thousands. */
const pageSize = 50;

const keyOf = (index: number) => `line-${index}`;

type CueFieldsProps = {
  cue: DraftCue;
  isRepeated: boolean;
  isCurrent: boolean;
  onPlay: (() => void) | undefined;
  onCorrect: (change: Correction["change"]) => void;
};

/** Saves on blur. */
function CueFields({ cue, isRepeated, isCurrent, onPlay, onCorrect }: CueFieldsProps) {
  const at = formatDuration(cue.start);
  const doubt = isRepeated ? "Said more than five times in a row" : cue.isUnsure ? "The service was not sure" : "";
  return (
    <li
      aria-current={isCurrent ? "true" : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2 rounded-control p-1 tablet:grid-cols-[auto_9rem_minmax(0,1fr)] aria-current:bg-tide-soft"
    >
      <Button
        kind="quiet"
        size="sm"
        className="min-w-15 tabular-nums"
        disabled={!onPlay}
        onClick={onPlay}
        aria-label={`Play from ${at}`}
      >
        {at}
      </Button>
      <input
        className="input"
        aria-label={`Speaker at ${at}`}
        placeholder="Speaker"
        list="transcript-speakers"
        maxLength={200}
        defaultValue={cue.speaker}
        onBlur={({ target }) => onCorrect({ speaker: target.value })}
      />
      <div className="max-tablet:col-span-full">
        <textarea
          className="input field-sizing-content min-h-11! w-full resize-none"
          aria-label={`Words at ${at}`}
          rows={1}
          maxLength={10_000}
          defaultValue={cue.text}
          onBlur={({ target }) => onCorrect({ text: target.value })}
        />
        {doubt ? <p className="field-help text-signal!">{doubt}. Listen to it.</p> : null}
      </div>
    </li>
  );
}

type DraftProps = { owner: EpisodeFilesOwner; cues: DraftCue[]; speakers: readonly string[]; track: Track | null };

function TranscriptDraft({ owner, cues, speakers, track }: DraftProps) {
  const [page, setPage] = useState(0);
  const pages = Math.ceil(cues.length / pageSize);
  const from = Math.min(page, Math.max(pages - 1, 0)) * pageSize;
  const currentCue = usePlayer((state) =>
    track && state.track?.id === track.id ? currentIndex(cues, state.position) : -1,
  );
  const currentPage = currentCue < 0 ? -1 : Math.floor(currentCue / pageSize);
  useEffect(() => {
    // Stays where the owner types.
    if (currentPage >= 0 && !document.activeElement?.matches("textarea, input:not([type=range])")) setPage(currentPage);
  }, [currentPage]);
  const repeated = repeatedCues(cues);
  const doubtful = cues.filter((cue, index) => cue.isUnsure || repeated[index]).length;
  const invalidate = useInvalidate();
  const [corrections] = useState(() =>
    createCorrections((correction) => correctTranscriptionCue({ data: { id: owner.id, ...correction } })),
  );
  function correct(index: number, change: Correction["change"]) {
    const cue = cues[index];
    const isStored = "text" in change ? change.text === cue?.text : change.speaker === cue?.speaker;
    if (isStored && !corrections.isUnsaved({ index, change })) return;
    corrections
      .add({ index, change })
      .then(invalidate)
      .catch((error: Error) => {
        toast({ title: "The line was not saved", description: errorMessage(error), type: "error" });
      });
  }
  const publish = useAction(async () => {
    await corrections.finish();
    const stored = await publishTranscriptionDraft({ data: owner });
    if (!stored.ok) throw new Error(fileErrorMessage(stored));
    toast({ title: "Transcript published", type: "success" });
  }, "The transcript was not published");
  const discard = useAction(async () => discardTranscriptionDraft({ data: { id: owner.id } }));
  return (
    <section aria-label="Draft of the transcript" className="grid gap-3">
      <p className="field-help">
        {cues.length === 1 ? "One line" : `${cues.length} lines`}, only you see them.{" "}
        {doubtful > 0 ? `${doubtful} of them are marked: listen to those. ` : ""}Name the speakers: a name holds until
        the next one. An emptied line is left out.
      </p>
      <datalist id="transcript-speakers">
        {speakers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol className="grid gap-1" start={from + 1}>
        {cues.slice(from, from + pageSize).map((cue, index) => (
          <CueFields
            key={keyOf(from + index)}
            cue={cue}
            isRepeated={repeated[from + index] === true}
            isCurrent={currentCue === from + index}
            onPlay={track ? () => playTrack(track, cue.start) : undefined}
            onCorrect={(change) => correct(from + index, change)}
          />
        ))}
      </ol>
      {pages > 1 ? (
        <nav aria-label="Lines of the draft" className="admin-actions items-center">
          <Button size="sm" kind="secondary" disabled={from === 0} onClick={() => setPage(page - 1)}>
            Earlier lines
          </Button>
          <span className="text-sm tabular-nums">
            {from + 1}–{Math.min(from + pageSize, cues.length)} of {cues.length}
          </span>
          <Button size="sm" kind="secondary" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
            Later lines
          </Button>
        </nav>
      ) : null}
      <div className="admin-actions">
        <Button size="sm" busy={publish.busy} onClick={publish.run}>
          Publish the transcript
        </Button>
        <Button size="sm" kind="danger" busy={discard.busy} onClick={discard.run}>
          Discard the draft
        </Button>
      </div>
    </section>
  );
}

type TranscriptionSectionProps = { owner: EpisodeFilesOwner; speakers: readonly string[]; track: Track | null };

/** Transcription by the configured service; a draft until the owner publishes it. */
export function TranscriptionSection({ owner, speakers, track }: TranscriptionSectionProps) {
  const { id } = owner;
  const query = useAdminQuery(
    ["transcription", id],
    () => fetchTranscription({ data: { id } }),
    (data) => (data?.transcription?.state === "waiting" ? 3000 : false),
  );
  const start = useAction(async () => {
    const requested = await startTranscription({ data: { id } });
    if (!requested.ok) throw new Error(requestErrorMessage(requested));
  });
  const cancel = useAction(async () => discardTranscriptionDraft({ data: { id } }));
  const { data: offer } = query;
  if (!track) return null;
  if (!offer) return <Pending query={query} what="the transcription" quiet />;
  const { host, transcription } = offer;
  if (transcription?.state === "done") {
    return <TranscriptDraft owner={owner} cues={transcription.cues} speakers={speakers} track={track} />;
  }
  if (transcription?.state === "waiting") {
    const percent = Math.round(transcription.progress * 100);
    return (
      <div className="grid gap-2">
        <p role="status" className="text-sm">
          {percent === 0 ? "The recording is being transcribed …" : `${percent} % of the recording is transcribed …`}{" "}
          You can leave this page.
        </p>
        <progress className="w-full" max={100} value={percent || undefined} aria-label="Transcribed" />
        <div>
          <Button size="sm" kind="secondary" busy={cancel.busy} onClick={cancel.run}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      {transcription?.state === "failed" ? (
        <Notice tone="warning" title="The recording was not transcribed">
          {transcription.problem}
        </Notice>
      ) : null}
      <div>
        <Button size="sm" kind="secondary" busy={start.busy} onClick={start.run} aria-describedby="transcribe-help">
          {transcription ? "Transcribe again" : "Transcribe"}
        </Button>
      </div>
      {start.problem ? (
        <p className="field-error" role="alert">
          {start.problem}
        </p>
      ) : null}
      <p id="transcribe-help" className="field-help">
        {host
          ? `Sends the recording to ${host}, now and only then. What comes back is a draft that you correct and publish.`
          : "A service can write the transcript from the recording, on your own machine too. None is set up."}
      </p>
    </div>
  );
}
