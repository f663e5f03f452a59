import { Download, Trash2 } from "lucide-react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { Note } from "../../../../admin/note.tsx";
import { offerUndo } from "../../../../admin/offer-undo.ts";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { useAction } from "../../../../admin/use-action.ts";
import { clockTime } from "../../../../lib/clock-time.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import type { Track } from "../../../player/player-store.ts";
import { storeEpisodeTranscript } from "../../companions/companions.functions.ts";
import type { CompanionOwner, EditedTranscript } from "../../companions/companions.ts";
import { fileSentence } from "../../companions/companions.ts";
import { decodeText } from "./decode-text.ts";
import { FileButton } from "./file-button.tsx";
import { TranscriptLines } from "./transcript-lines.tsx";

type TranscriptCardProps = {
  owner: CompanionOwner;
  transcript: EditedTranscript | null;
  track: Track | null;
  /** Length of the recording, or null while it is not known. */
  seconds: number | null;
  onStored: () => Promise<unknown>;
};

/** Seconds that a transcript may be longer than its recording. */
const tolerance = 2;

const names = new Intl.ListFormat("en-GB");

function Summary({ transcript: { isTimed, lines } }: { transcript: EditedTranscript }) {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker).filter(Boolean))];
  const count = isTimed ? `${lines.length} cues` : `${lines.length} paragraphs`;
  return (
    <Note>
      {isTimed ? "WebVTT" : "Plain text"}, {lines.length === 1 ? count.slice(0, -1) : count}
      {speakers.length > 0 ? `, spoken by ${names.format(speakers)}` : ", without speakers"}.
      {isTimed ? "" : " It has no times, so it does not follow the player. A WebVTT or SRT file does."}
    </Note>
  );
}

/** The transcript of a recording: uploaded in any common format, checked, and shown as it follows the player. */
export function TranscriptCard({ owner, transcript, track, seconds, onStored }: TranscriptCardProps) {
  async function store(text: string) {
    const stored = await withSession(() => storeEpisodeTranscript({ data: { ...owner, text } }));
    if (!stored.ok) throw new Error(fileSentence(stored));
    await onStored();
    return stored.value;
  }
  const upload = useAction(async (file: File) => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!text?.trim()) throw new Error("This is not a text file. Save the transcript as .vtt, .srt or .txt.");
    const { previous } = await store(text);
    if (previous) offerUndo("The transcript was replaced", () => store(previous));
    else toast({ title: "Transcript saved", type: "success" });
  });
  const remove = useAction(async () => {
    const { previous } = await store("");
    offerUndo("The transcript was removed", () => store(previous));
  }, "The transcript was not removed");

  const end = Math.max(0, ...(transcript?.lines ?? []).map((line) => line.end ?? 0));
  return (
    <FormCard
      title="Transcript"
      note={transcript ? undefined : "On the episode’s page, in search and in podcast apps."}
    >
      {transcript ? <Summary transcript={transcript} /> : null}
      {seconds !== null && end > seconds + tolerance ? (
        <Notice tone="warning" title="Longer than the recording">
          The transcript runs to {clockTime(end)}, the recording to {clockTime(seconds)}. Check that they belong
          together.
        </Notice>
      ) : null}
      {transcript ? <TranscriptLines transcript={transcript} track={track} /> : null}
      <div className="admin-actions items-start [&>.field]:max-w-full">
        <FileButton
          label={transcript ? "Replace the transcript" : "Upload a transcript"}
          accept=".vtt,.srt,.txt,text/vtt,application/x-subrip,text/plain"
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
        <p className="field-help">WebVTT (.vtt), SRT, or plain text with lines such as “Anna: Good morning”.</p>
      )}
    </FormCard>
  );
}
