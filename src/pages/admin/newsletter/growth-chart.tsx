import type { NewsletterNumbers } from "../../../features/newsletter/issues/newsletter-numbers.ts";
import { counted } from "../kit/format-date-time.ts";

const width = 640;
const height = 160;
const foot = 4;
const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** Readers by week as a line over an area, with its numbers as a table for whoever wants them. */
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
    <figure className="admin-chart issue-growth">
      <figcaption>
        <span>Readers</span>
        <b>{readers.toLocaleString("en-GB")}</b>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Readers by week, ${readers} now. ${words}`}>
        <polygon points={`0,${height} ${points.join(" ")} ${width},${height}`} />
        <polyline points={points.join(" ")} />
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
      </svg>
      <p aria-hidden="true" className="admin-chart-days">
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </p>
      <small>{words}</small>
      <details>
        <summary>As a table</summary>
        <div className="issue-growth-table">
          <table>
            <thead>
              <tr>
                {["Week to", "Joined", "Left", "Readers"].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ day, joined, left, readers: count }) => (
                <tr key={day}>
                  <th scope="row">{dayName.format(new Date(`${day}T00:00:00Z`))}</th>
                  <td>{joined}</td>
                  <td>{left}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
