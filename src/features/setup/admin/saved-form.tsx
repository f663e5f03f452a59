import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

type SavedFormProps = { flush: () => void; className?: string; children: ReactNode };

/** Saves what was typed when a field is left, or with Enter. */
export function SavedForm({ flush, className, children }: SavedFormProps) {
  return (
    <form
      noValidate
      className={classNames("mt-4 grid gap-4", className)}
      onBlur={flush}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      {children}
    </form>
  );
}
