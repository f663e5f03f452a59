import { Upload, X } from "lucide-react";
import type { RefObject } from "react";
import { IconButton } from "../../ui/button.tsx";
import { AdminButton } from "../admin-button.tsx";
import { DropArea } from "./file-input.tsx";
import { type Sending, type Uploaded, useUploads } from "./use-uploads.ts";

export function UploadList({ sending, onCancel }: { sending: readonly Sending[]; onCancel: (key: number) => void }) {
  if (sending.length === 0) return null;
  return (
    <ul className="grid basis-full gap-1.5" aria-label="Uploads">
      {sending.map(({ key, name, part, problem, isDone, useFirstFrame }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink tabular-nums wrap-anywhere">
          <span className="flex-[1_1_160px]">{name}</span>
          {problem ? (
            <span role="alert" className="text-flag">
              {problem}
            </span>
          ) : isDone ? (
            <span role="status">Uploaded</span>
          ) : (
            <>
              <progress className="w-40 accent-tide" aria-label={`Upload of ${name}`} value={part} max={1} />
              <span>{part < 1 ? `${Math.round(part * 100)} %` : "Being prepared …"}</span>
            </>
          )}
          {useFirstFrame ? <AdminButton onClick={useFirstFrame}>Use the first frame</AdminButton> : null}
          {isDone ? null : (
            <IconButton
              bare
              label={problem ? `Remove ${name} from the list` : `Cancel the upload of ${name}`}
              onClick={() => onCancel(key)}
            >
              <X />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** For the file picker only; the server checks the content. */
const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";
const allTypes = `${pictureTypes},audio/*,application/pdf`;

type DropZoneProps = {
  input: RefObject<HTMLInputElement | null>;
  onUploaded: (uploaded: Uploaded) => void;
  picturesOnly?: boolean;
};

export function DropZone({ input, onUploaded, picturesOnly = false }: DropZoneProps) {
  const { sending, upload, cancel } = useUploads(onUploaded);
  return (
    <DropArea
      ref={input}
      className={picturesOnly ? undefined : "mb-4"}
      multiple={!picturesOnly}
      aria-label={picturesOnly ? "Image to upload" : "Files to upload"}
      accept={picturesOnly ? pictureTypes : allTypes}
      onChoose={upload}
    >
      <p className="flex items-center gap-2.5">
        <Upload className="size-5" />
        {picturesOnly
          ? "Drop an image here to add it to the library."
          : "Drop images, recordings or PDF files here, up to 200 MB each."}
      </p>
      <AdminButton onClick={() => input.current?.click()}>
        {picturesOnly ? "Upload an image" : "Choose files"}
      </AdminButton>
      <UploadList sending={sending} onCancel={cancel} />
    </DropArea>
  );
}
