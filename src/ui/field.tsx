import { CircleAlert } from "lucide-react";
import { type ReactNode, useContext, useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { UiWords } from "./ui-words.ts";

/** Spread onto the control. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** Says what to do; marks the control as invalid. */
  error?: string;
  optional?: boolean;
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export function useFieldNotes({ id, error, help }: Pick<FieldProps, "id" | "error" | "help">) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const control: ControlProps = {
    id: controlId,
    "aria-describedby": classNames(error && errorId, help ? helpId : null) || undefined,
    "aria-invalid": error ? true : undefined,
  };
  const notes = (
    <>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className="field-help">
          {help}
        </p>
      ) : null}
    </>
  );
  return { control, notes };
}

/** Label, help and error are associated with the control for assistive technology. */
export function Field({ label, optional = false, className, children, ...about }: FieldProps) {
  const { control, notes } = useFieldNotes(about);
  const words = useContext(UiWords);
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={control.id} className="field-label">
        {label}
        {optional ? <span> {words.optional}</span> : null}
      </label>
      {children(control)}
      {notes}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}
