import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../lib/class-names.ts";

type FieldsFormProps = { onSubmit: () => void; className?: string; children: ReactNode };

/** A form with its fields below each other. The first one that the submission finds at fault gets the focus. */
export function FieldsForm({ onSubmit, className, children }: FieldsFormProps) {
  return (
    <form
      noValidate
      className={classNames("admin-fields", className)}
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        // What is at fault is shown before it is looked for.
        flushSync(onSubmit);
        form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      }}
    >
      {children}
    </form>
  );
}
