import { Upload } from "lucide-react";
import { useId } from "react";
import { buttonClass } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field.tsx";

type FileButtonProps = {
  label: string;
  accept: string;
  /** Upload progress from 0 to 1; undefined when idle. */
  share?: number | undefined;
  busy?: boolean;
  problem: string | undefined;
  onChoose: (file: File) => void;
};

export function FileButton({ label, accept, share, busy = false, problem, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <div className="field">
      <input
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        disabled={busy || share !== undefined}
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
      {share === undefined ? null : (
        <progress value={share} max={1} aria-label={`${label}: sent`} className="w-full accent-tide">
          {Math.round(share * 100)} %
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
