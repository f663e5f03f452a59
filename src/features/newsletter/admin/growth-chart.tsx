import { ChartFigure } from "../../../admin/chart-figure.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import type { NewsletterNumbers } from "../issues/newsletter-numbers.ts";

const width = 640;
const height = 160;
const foot = 4;
const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const cell = "border-b py-1.5 pr-2 text-right first:text-left";

/** Readers by week as a line over an area, with its numbers as a table below it. */
export function GrowthChart({ readers, weeks }: Pick<NewsletterNumbers, "readers" | "weeks">) {
  const most = Math.max(...weeks.map((week) => week.readers), 1);
  const step = width / Math.max(1, weeks.length - 1);
  const points = weeks.map(({ readers: count }, index) => {
    const y = height - foot - (count / most) * (height - 2 * foot);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  const [first] = weeks;
  const change = readers - (first ? first.readers - first.joined + first.left : 0);
  const words =
    change === 0
      ? "As many as half a year ago."
      : `${counted(Math.abs(change), "reader")} ${change > 0 ? "more" : "fewer"} than half a year ago.`;
  const days = weeks.map(({ day }) => dayName.format(new Date(`${day}T00:00:00Z`)));
  return (
    <ChartFigure
      title="Readers"
      total={readers}
      width={width}
      height={height}
      label={`Readers by week, ${readers} now. ${words}`}
      days={days}
      words={words}
      drawing={
        <>
          <polygon className="fill-tide-soft" points={`0,${height} ${points.join(" ")} ${width},${height}`} />
          <polyline
            className="fill-none stroke-2 stroke-tide [vector-effect:non-scaling-stroke]"
            points={points.join(" ")}
          />
        </>
      }
    >
      <details>
        <summary className="w-fit cursor-pointer py-2.5 text-sm text-tide underline underline-offset-[0.2em]">
          As a table
        </summary>
        <div className="max-h-65 overflow-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr>
                {["Week to", "Joined", "Left", "Readers"].map((head) => (
                  <th key={head} scope="col" className={cell}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ day, joined, left, readers: count }) => (
                <tr key={day}>
                  <th scope="row" className={cell}>
                    {dayName.format(new Date(`${day}T00:00:00Z`))}
                  </th>
                  <td className={cell}>{joined}</td>
                  <td className={cell}>{left}</td>
                  <td className={cell}>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </ChartFigure>
  );
}
