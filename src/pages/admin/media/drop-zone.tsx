import { Upload } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { upload } from "./upload.ts";

type Sending = { key: number; name: string; part: number; problem?: string; isDone?: boolean };

type DropZoneProps = {
  /** Opens the choice of files from outside. */
  input: RefObject<HTMLInputElement | null>;
  onUploaded: (id: number, kind: string) => void;
  children?: ReactNode;
};

let lastKey = 0;

/** Takes files that are dropped or chosen, one after the other, each with its progress. */
export function DropZone({ input, onUploaded, children }: DropZoneProps) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [isOver, setOver] = useState(false);
  const queue = useRef<Promise<void>>(Promise.resolve());

  function change(key: number, part: Partial<Sending>) {
    setSending((known) => known.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }
  async function send(file: File, key: number) {
    try {
      const { id, kind } = await withSession(() => upload(file, (part) => change(key, { part })));
      change(key, { part: 1, isDone: true });
      onUploaded(id, kind);
    } catch (failure) {
      change(key, { problem: errorMessage(failure) });
    }
  }
  function take(files: FileList | null) {
    for (const file of files ?? []) {
      lastKey += 1;
      const key = lastKey;
      setSending((known) => [{ key, name: file.name, part: 0 }, ...known.filter(({ isDone }) => !isDone)]);
      queue.current = queue.current.then(() => send(file, key));
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra of the pointer; the button does the same
    <div
      className="admin-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,audio/*,application/pdf"
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
      <p>
        <Upload />
        Drop pictures, recordings or PDF files here, up to 200 MB each.
      </p>
      <Button kind="secondary" size="sm" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      {children}
      {sending.length > 0 ? (
        <ul className="admin-sending" aria-label="Uploads">
          {sending.map(({ key, name, part, problem, isDone }) => (
            <li key={key}>
              <span>{name}</span>
              {problem ? (
                <span role="alert" className="text-flag">
                  {problem}
                </span>
              ) : isDone ? (
                <span role="status">Uploaded</span>
              ) : (
                <>
                  <progress aria-label={`Upload of ${name}`} value={part} max={1} />
                  <span>{part < 1 ? `${Math.round(part * 100)} %` : "Being prepared …"}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
