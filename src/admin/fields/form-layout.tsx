import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../../lib/class-names.ts";
import { Note } from "../states.tsx";

type FieldsFormProps = { onSubmit: () => void; className?: string; tight?: boolean; children: ReactNode };

export function FieldsForm({ onSubmit, className, tight, children }: FieldsFormProps) {
  return (
    <form
      noValidate
      className={classNames(fieldsClass(tight), className)}
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        // Errors must render before the first is focused.
        flushSync(onSubmit);
        form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
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
