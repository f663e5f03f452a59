import { X } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import type { Sending } from "./use-uploads.ts";

export function UploadList({ sending, onCancel }: { sending: readonly Sending[]; onCancel: (key: number) => void }) {
  if (sending.length === 0) return null;
  return (
    <ul className="grid basis-full gap-1.5" aria-label="Uploads">
      {sending.map(({ key, name, part, problem, isDone }) => (
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
