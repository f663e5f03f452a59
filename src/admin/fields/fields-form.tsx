import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../lib/class-names.ts";
import { fieldsClass } from "./form-layout.tsx";

type FieldsFormProps = { onSubmit: () => void; className?: string; tight?: boolean; children: ReactNode };

/** A form with its fields below each other. The first one that the submission finds at fault gets the focus. */
export function FieldsForm({ onSubmit, className, tight, children }: FieldsFormProps) {
  return (
    <form
      noValidate
      className={classNames(fieldsClass(tight), className)}
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
