import { Upload } from "lucide-react";
import { useId } from "react";
import { buttonClass } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field.tsx";

type FileButtonProps = {
  label: string;
  accept: string;
  /** Upload progress from 0 to 1; undefined when idle. */
  progress?: number | undefined;
  busy?: boolean;
  problem: string | undefined;
  onChoose: (file: File) => void;
};

export function FileButton({ label, accept, progress, busy = false, problem, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <div className="field">
      <input
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        disabled={busy || progress !== undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass({
          kind: "secondary",
          size: "sm",
          className: "justify-self-start peer-focus-visible:outline-2 peer-focus-visible:outline-focus",
        })}
      >
        <Upload />
        {label}
      </label>
      {progress === undefined ? null : (
        <progress value={progress} max={1} aria-label={`${label}: sent`} className="w-full accent-tide">
          {Math.round(progress * 100)} %
        </progress>
      )}
      {problem ? (
        <div role="alert">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
