import type { ReactNode } from "react";

type SavedFormProps = { flush: () => void; children: ReactNode };

/** Saves what was typed when a field is left, or with Enter. */
export function SavedForm({ flush, children }: SavedFormProps) {
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
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
