import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** A text with its own line breaks. */
export const Lines = ({ text }: { text: string }) => <span className="admin-lines">{text}</span>;

/** What is known of something, a line each; what is empty is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="admin-facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
