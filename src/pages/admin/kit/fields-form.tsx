import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

type FieldsFormProps = { onSubmit: () => void; className?: string; children: ReactNode };

/** A form with its fields below each other. */
export function FieldsForm({ onSubmit, className, children }: FieldsFormProps) {
  return (
    <form
      noValidate
      className={classNames("admin-fields", className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
