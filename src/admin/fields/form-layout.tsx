import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Note } from "../states.tsx";

type FieldsFormProps = { onSubmit: () => void; className?: string; tight?: boolean; children: ReactNode };

const textField = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])";

/** Focuses the first field with an error that a submit causes; a dialog opens with focus on its first text field. */
export function FieldsForm({ onSubmit, className, tight, children }: FieldsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAwaitingErrors = useRef(false);
  useEffect(() => {
    const field = form.current?.closest("dialog") && form.current.querySelector<HTMLInputElement>(textField);
    // On touch screens the keyboard would cover the dialog.
    if (field && matchMedia("(pointer: fine)").matches) field.autofocus = true;
  }, []);
  useEffect(() => {
    const invalid = isAwaitingErrors.current && form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!invalid) return;
    isAwaitingErrors.current = false;
    invalid.focus();
  });
  return (
    <form
      ref={form}
      noValidate
      onInput={() => {
        isAwaitingErrors.current = false;
      }}
      className={classNames(fieldsClass(tight), className)}
      onSubmit={(event) => {
        event.preventDefault();
        isAwaitingErrors.current = true;
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

const column = "grid min-w-0 gap-5 [&>.btn]:justify-self-start";

/** Two columns, text and settings; stacked on a phone. */
export function FormLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={classNames("grid min-w-0 items-start gap-5", aside ? "wide:grid-cols-[minmax(0,1fr)_320px]" : "")}>
      <div className={column}>{children}</div>
      {aside ? (
        <div data-narrow className={column}>
          {aside}
        </div>
      ) : null}
    </div>
  );
}

export const cardClass = (className?: string): string =>
  classNames(
    "grid min-w-0 content-start gap-4 rounded-card border bg-surface p-5 max-tablet:p-4 [&>.btn]:justify-self-start [&>h2+[data-note]]:-mt-3",
    className,
  );

type FormCardProps = { title?: string; note?: ReactNode; className?: string; children: ReactNode };

export function FormCard({ title, note, className, children }: FormCardProps) {
  return (
    <section className={cardClass(className)}>
      {title ? <h2>{title}</h2> : null}
      {note ? <Note>{note}</Note> : null}
      {children}
    </section>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-4">{children}</div>;
}

export const fieldsClass = (tight = false): string =>
  `grid ${tight ? "gap-3" : "gap-4"} has-[>section]:gap-5 [&>.btn]:justify-self-start`;
