import type { ReactNode } from "react";

type FigureBesideProps = { value: string; text: string; children: ReactNode };

/** One large figure in the margin of the grid, and beside it what the figure is about. */
export function FigureBeside({ value, text, children }: FigureBesideProps) {
  return (
    <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[3fr_9fr]">
      <p className="max-w-[22em] text-base text-ink-soft lg:pr-4">
        <span className="fig mb-3 block text-ink">{value}</span> {text}
      </p>
      {children}
    </div>
  );
}
