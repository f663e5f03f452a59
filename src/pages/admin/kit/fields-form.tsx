import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

type FieldsFormProps = { onSubmit: () => void; className?: string; children: ReactNode };

/** A form with its fields below each other; it can be in a dialog inside the form of a page. */
export function FieldsForm({ onSubmit, className, children }: FieldsFormProps) {
  return (
    <form
      noValidate
      className={classNames("admin-fields", className)}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
