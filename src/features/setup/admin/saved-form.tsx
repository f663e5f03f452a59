import type { ReactNode } from "react";

type SavedFormProps = { flush: () => void; children: ReactNode };

/** Saves the input on blur or Enter. */
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
      {/* Without a submit button, Enter submits no form of several fields. */}
      <button type="submit" hidden />
    </form>
  );
}
