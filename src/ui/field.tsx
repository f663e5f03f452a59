import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../lib/class-names.ts";

/** What a field gives to its control: pass it on with a spread. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** Says in words what to do; its presence marks the control as invalid. */
  error?: string;
  optional?: boolean;
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control: label above, help below, error beside it, all tied together for assistive technology. */
export function Field({ label, help, error, optional = false, id, className, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={controlId} className="field-label">
        {label}
        {optional ? <span> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        "aria-describedby": classNames(error && errorId, help ? helpId : null) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** An error in words with its icon; `id` is what the control's `aria-describedby` names. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}
