import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { FieldError } from "./field.tsx";

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
};

/** A tick box with its words beside it, help and error below. */
export function Checkbox({ label, help, error, id, className, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames("field", className)}>
      <div className="check">
        <input
          {...rest}
          type="checkbox"
          id={controlId}
          aria-describedby={classNames(error && errorId, help ? helpId : null) || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={controlId}>{label}</label>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className="field-help">
          {help}
        </p>
      ) : null}
    </div>
  );
}
