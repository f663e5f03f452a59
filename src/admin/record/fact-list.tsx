import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

export const Lines = ({ text }: { text: string }) => <span className="whitespace-pre-line">{text}</span>;

/** Leaves empty facts out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="grid">
      {filled.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(110px,176px)_minmax(0,1fr)] gap-x-4 gap-y-1 py-2 in-data-narrow:grid-cols-1 in-data-narrow:gap-0 not-first:border-t max-phone:grid-cols-1"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
