import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { withSession } from "../../../server-context/sign-in-again.ts";
import { sendFile } from "../../media/send-file.ts";
import { fetchRecordingFacts } from "../editing/episode-editing.functions.ts";
import type { RecordingFacts } from "../editing/episode-editing.ts";
import { FileButton } from "./recording/file-button.tsx";

type RecordingCardProps = {
  id: number;
  audioPlayer: string;
  onChange: (audioPlayer: string) => void;
  children: ReactNode;
};

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const duration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")} min`;

/** Milliseconds until the next check whether a file on another host has been measured. */
const pollMs = 3000;

function Facts({ facts }: { facts: RecordingFacts }) {
  const parts = [
    facts.seconds === null ? "" : duration(facts.seconds),
    facts.bytes === null ? "" : megabytes(facts.bytes),
    facts.host ?? "",
  ];
  return (
    <>
      <p className="wrap-anywhere">{parts.filter(Boolean).join(", ")}</p>
      {facts.state === "unread" ? (
        <Note>Its length and size are read after you save.</Note>
      ) : facts.state === "unreadable" ? (
        <Note>Its length and size could not be read. Check that the URL opens the file for everyone.</Note>
      ) : null}
    </>
  );
}

export function RecordingCard({ id, audioPlayer, onChange, children }: RecordingCardProps) {
  const query = useQuery({
    queryKey: ["admin", "recording", id, audioPlayer],
    queryFn: () => fetchRecordingFacts({ data: { id, audioPlayer } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (id !== 0 && state.data?.state === "unread" ? pollMs : false),
  });
  const { data: facts } = query;
  const [progress, setProgress] = useState<number>();
  const upload = useAction(async (file: File) => {
    setProgress(0);
    try {
      const { path } = await withSession(() => sendFile<{ path: string }>("/api/admin/uploads", file, setProgress));
      onChange(path);
    } finally {
      setProgress(undefined);
    }
  });
  return (
    <FormCard title="Recording">
      <Loaded query={query} what="the recording’s details">
        {(read) => (read ? <Facts facts={read} /> : <Note>Nothing has been uploaded yet.</Note>)}
      </Loaded>
      <FileButton
        label={facts ? "Replace the recording" : "Upload the recording"}
        accept=".mp3,.m4a,audio/mpeg,audio/mp4"
        progress={progress}
        problem={upload.problem}
        onChoose={upload.run}
      />
      {children}
    </FormCard>
  );
}
