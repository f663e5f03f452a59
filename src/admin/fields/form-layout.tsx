import type { ReactNode } from "react";

/** A form in two columns: what is written on the left, what is set on the right; one below the other on a phone. */
export function FormLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={aside ? "admin-form has-aside" : "admin-form"}>
      <div className="admin-form-main">{children}</div>
      {aside ? <div className="admin-form-aside">{aside}</div> : null}
    </div>
  );
}

type FormCardProps = { title?: string; note?: ReactNode; children: ReactNode };

/** Fields that belong together. */
export function FormCard({ title, note, children }: FormCardProps) {
  return (
    <section className="admin-card">
      {title ? <h2>{title}</h2> : null}
      {note ? <p className="admin-note">{note}</p> : null}
      {children}
    </section>
  );
}

/** Short fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="admin-field-row">{children}</div>;
}
