import { type Ref, useId } from "react";

export type FieldMessage = { fieldId: string; message: string };

type ErrorSummaryProps = {
  title: string;
  errors: readonly FieldMessage[];
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

export function ErrorSummary({ title, errors, ref, className }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId} className={`error-summary ${className ?? ""}`}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                if (!field) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
