import { formatDateTime } from "../../../admin/format-date-time.ts";
import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { useSite } from "../../../facts/use-site.ts";
import { type IssueStatus, issueStatuses } from "../issues/issue.ts";
import { issueStatusLabels } from "../issues/issue-content.ts";

const tones: Record<IssueStatus, StatusTone> = {
  draft: "open",
  scheduled: "planned",
  sending: "planned",
  paused: "problem",
  sent: "done",
  cancelled: "problem",
};

export const issueStatusOptions = issueStatuses.map((value) => ({ value, label: issueStatusLabels[value] }));

export function IssueChip({ status, at }: { status: IssueStatus; at?: string | null | undefined }) {
  const site = useSite();
  const label = issueStatusLabels[status];
  return (
    <StatusChip tone={tones[status]}>
      {status === "scheduled" && at ? `${label}, ${formatDateTime(site, at)}` : label}
    </StatusChip>
  );
}
