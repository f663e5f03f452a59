import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../lib/class-names.ts";
import { fieldsClass } from "./form-layout.tsx";

type FieldsFormProps = { onSubmit: () => void; className?: string; tight?: boolean; children: ReactNode };

export function FieldsForm({ onSubmit, className, tight, children }: FieldsFormProps) {
  return (
    <form
      noValidate
      className={classNames(fieldsClass(tight), className)}
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        // Errors must be rendered before they are looked for.
        flushSync(onSubmit);
        form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      }}
    >
      {children}
    </form>
  );
}
