import { cardClass } from "../../../../admin/fields/form-layout.tsx";
import { Note } from "../../../../admin/note.tsx";
import { handled, type IssueProgress, maxRejectedShare } from "../../dispatch/dispatch.ts";
import { dispatchTime } from "./dispatch-time.ts";

const number = (count: number) => count.toLocaleString("en-GB");
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const fills: Readonly<Record<string, string>> = {
  sent: "bg-tide",
  retrying: "bg-[repeating-linear-gradient(135deg,var(--signal-fill)_0_3px,var(--signal-soft)_3px_6px)]",
  bounced: "bg-flag",
  unknown: "bg-ink",
  waiting: "bg-line",
  skipped: "bg-line",
};

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
  if (isOver && total === 0) return <Note>No copies of it were sent from here.</Note>;
  return (
    <div className={cardClass()}>
      <div
        className="flex h-3.5 gap-0.5 overflow-hidden rounded-[2px] bg-line"
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
            <i
              key={key}
              className={`min-w-1 flex-none ${fills[key]}`}
              style={{ flexBasis: `${(count / total) * 100}%` }}
            />
          ))}
      </div>
      <dl className="mt-2 -mb-1.5 grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-x-6 gap-y-0">
        {shown.map(({ key, label, count, note }) => (
          <div key={key} className="py-2">
            <dt className="flex items-center gap-2 text-xs text-ink-soft">
              <i className={`size-3 rounded-[2px] ${fills[key]}`} aria-hidden="true" />
              {label}
            </dt>
            <dd className="font-heading font-serif text-[1.875rem] lining-nums tabular-nums leading-[1.2]">
              {number(count)}
            </dd>
            <dd className="text-xs text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
