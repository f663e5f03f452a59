import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { fetchRecordingFacts } from "../../../features/episodes/editing/episode-editing.functions.ts";
import type { RecordingFacts } from "../../../features/episodes/editing/episode-editing.ts";
import { sendFile } from "../../../features/media/send-file.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Upload } from "../../../ui/icons.gen.ts";
import { FormCard } from "../kit/form-layout.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useAction } from "../kit/use-action.ts";

type RecordingCardProps = {
  id: number;
  audioPlayer: string;
  onChange: (audioPlayer: string) => void;
  children: ReactNode;
};

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const duration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")} min`;

/** How often the server is asked whether it knows a file on another host by now, in milliseconds. */
const askAgainMs = 3000;

function Facts({ facts }: { facts: RecordingFacts }) {
  const parts = [
    facts.seconds === null ? "" : duration(facts.seconds),
    facts.bytes === null ? "" : megabytes(facts.bytes),
    facts.host ?? "",
  ];
  return (
    <>
      <p className="admin-recording">{parts.filter(Boolean).join(", ")}</p>
      {facts.state === "unread" ? (
        <p className="admin-note">Its length and size are read after you save.</p>
      ) : facts.state === "unreadable" ? (
        <p className="admin-note">
          Its length and size could not be read. Check that the address opens the file for everyone.
        </p>
      ) : null}
    </>
  );
}

const pathOf = (answer: unknown) =>
  answer !== null && typeof answer === "object" && "path" in answer ? String(answer.path) : "";

/** The recording, its transcript and its chapters: what is there, and the way to send new ones. */
export function RecordingCard({ id, audioPlayer, onChange, children }: RecordingCardProps) {
  const queryClient = useQueryClient();
  const queryKey = ["admin", "recording", id, audioPlayer];
  const { data: facts } = useQuery({
    queryKey,
    queryFn: () => withSession(() => fetchRecordingFacts({ data: { id, audioPlayer } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (id !== 0 && state.data?.state === "unread" ? askAgainMs : false),
  });
  // Words and chapters of a file on another host lie under the number of the episode.
  const place: Record<string, string> = facts?.host ? { episode: String(id) } : { recording: facts?.path ?? "" };
  const companion = (kind: string) => `/api/admin/uploads?${new URLSearchParams({ kind, ...place })}`;
  const invalidate = () => queryClient.invalidateQueries({ queryKey });
  return (
    <FormCard title="Recording">
      {facts ? <Facts facts={facts} /> : <p className="admin-note">Nothing has been uploaded yet.</p>}
      <FileButton
        label={facts ? "Replace the recording" : "Upload the recording"}
        accept=".mp3,.m4a,audio/mpeg,audio/mp4"
        address="/api/admin/uploads?kind=audio"
        onSent={(answer) => onChange(pathOf(answer))}
      />
      {facts && (facts.host === null || id !== 0) ? (
        <>
          <FileButton
            label={facts.transcript ? "Replace the transcript" : "Upload a transcript (WebVTT)"}
            accept=".vtt,text/vtt"
            address={companion("transcript")}
            onSent={() => void invalidate()}
          />
          <FileButton
            label={facts.chapters ? "Replace the chapters" : "Upload chapters (JSON)"}
            accept=".json,application/json"
            address={companion("chapters")}
            onSent={() => void invalidate()}
          />
        </>
      ) : null}
      {children}
    </FormCard>
  );
}

type FileButtonProps = { label: string; accept: string; address: string; onSent: (answer: unknown) => void };

function FileButton({ label, accept, address, onSent }: FileButtonProps) {
  const id = useId();
  const [share, setShare] = useState<number>();
  const { problem: error, run: send } = useAction(async (file: File) => {
    setShare(0);
    try {
      onSent(await withSession(() => sendFile(address, file, setShare)));
    } finally {
      setShare(undefined);
    }
  });

  return (
    <div className="field">
      <input
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        disabled={share !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          target.value = "";
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "secondary", size: "sm", className: "admin-file-button" })}>
        <Upload />
        {label}
      </label>
      {share === undefined ? null : (
        <progress value={share} max={1} aria-label={`${label}: sent`} className="admin-file-progress">
          {Math.round(share * 100)} %
        </progress>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
