import type { ReactNode } from "react";

type ChartFigureProps = {
  title: string;
  total: number;
  width: number;
  height: number;
  /** Alternative text of the drawing. */
  label: string;
  days: readonly string[];
  note: string;
  drawing: ReactNode;
  children?: ReactNode;
};

export function ChartFigure({ title, total, width, height, days, ...parts }: ChartFigureProps) {
  const { label, note, drawing, children } = parts;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="flex items-baseline justify-between">
        <span>{title}</span>
        <b className="text-[1.375rem] tabular-nums">{total.toLocaleString("en-GB")}</b>
      </figcaption>
      <svg className="block h-auto w-full" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-line-strong" />
        {drawing}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </p>
      <small>{note}</small>
      {children}
    </figure>
  );
}
