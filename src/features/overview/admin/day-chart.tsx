import { ChartFigure } from "../../../admin/chart-figure.tsx";

type DayChartProps = {
  title: string;
  /** A number for each day, today last. */
  values: readonly number[];
  /** The days' names, in the same order. */
  days: readonly string[];
};

const width = 360;
const height = 96;

/** A column for each day, with what it shows in words: the sum, and the best day. */
export function DayChart({ title, values, days }: DayChartProps) {
  const sum = values.reduce((total, value) => total + value, 0);
  const most = Math.max(...values, 1);
  const best = values.indexOf(Math.max(...values));
  const step = width / values.length;
  const gap = step / 4;
  const words =
    sum === 0
      ? `Nothing in the last ${days.length} days.`
      : `Most on ${days[best] ?? ""}: ${(values[best] ?? 0).toLocaleString("en-GB")}.`;
  return (
    <ChartFigure
      title={title}
      total={sum}
      width={width}
      height={height}
      label={`${title}, the last ${days.length} days: ${sum}. ${words}`}
      days={days}
      words={words}
      drawing={values.map((value, index) => {
        const tall = value === 0 ? 0 : Math.max(3, (value / most) * (height - 4));
        return (
          <rect
            key={days[index]}
            x={index * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
            className={index === values.length - 1 ? "fill-tide" : "fill-tide/55"}
          />
        );
      })}
    />
  );
}
