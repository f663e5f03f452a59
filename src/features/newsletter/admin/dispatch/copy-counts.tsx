import { handled, type IssueProgress, maxRejectedShare } from "../../dispatch/dispatch.ts";
import { dispatchTime } from "./dispatch-time.ts";

const number = (count: number) => count.toLocaleString("en-GB");
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The copies of an issue as a bar and in numbers. */
export function CopyCountsView({ progress }: { progress: IssueProgress }) {
  const { counts, total, rejectedShare, nextRetryAt, finishedAt } = progress;
  // Nothing is tried or waited for any more.
  const isOver = finishedAt !== null;
  const waiting = counts.waiting + counts.sending;
  const done = handled(counts);
  const shown = [
    { key: "sent", label: "Sent", count: counts.sent, note: "Accepted by the mail server" },
    {
      key: "retrying",
      label: "Retrying",
      count: counts.retrying,
      note: nextRetryAt ? `Next at ${dispatchTime(nextRetryAt)}, up to a day` : "For up to a day",
    },
    {
      key: "bounced",
      label: "Rejected",
      count: counts.bounced,
      note: isOver ? percent(rejectedShare) : `${percent(rejectedShare)}. Pauses itself at ${maxRejectedShare * 100}%`,
    },
    { key: "unknown", label: "Unknown", count: counts.unknown, note: "Never repeated by itself" },
    { key: "waiting", label: "Waiting", count: waiting, note: `Of ${number(total)} readers` },
    ...(counts.skipped > 0
      ? [{ key: "skipped", label: "Skipped", count: counts.skipped, note: "Unsubscribed or cancelled" }]
      : []),
  ].filter(({ key, count }) => !isOver || count > 0 || (key !== "retrying" && key !== "waiting"));
  if (isOver && total === 0) return <p className="admin-note">No copies of it were sent from here.</p>;
  return (
    <div className="admin-card">
      <div
        className="dispatch-bar"
        role="progressbar"
        aria-label="Copies handled"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${number(done)} of ${number(total)}`}
      >
        {shown
          .filter(({ key, count }) => key !== "waiting" && count > 0)
          .map(({ key, count }) => (
            <i key={key} className={`is-${key}`} style={{ flexBasis: `${(count / total) * 100}%` }} />
          ))}
      </div>
      <dl className="dispatch-counts">
        {shown.map(({ key, label, count, note }) => (
          <div key={key}>
            <dt>
              <i className={`is-${key}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>{number(count)}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
