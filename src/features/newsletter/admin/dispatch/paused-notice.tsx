import { Link } from "@tanstack/react-router";
import { counted } from "../../../../admin/format-date-time.ts";
import { Notice } from "../../../../ui/notice.tsx";
import type { IssueProgress } from "../../dispatch/dispatch.ts";

/** Why a dispatch has paused itself. */
export function PausedNotice({ progress }: { progress: IssueProgress }) {
  const { pauseReason, counts } = progress;
  const left = counts.waiting + counts.retrying;
  return (
    <Notice tone="error" role="alert" title="Sending has paused itself">
      <p>{pauseReason}</p>
      <p>
        Check the rejected email addresses below and where they <Link to="/admin/subscribers">come from</Link>, then
        resume. {counted(left, "reader")} {left === 1 ? "is" : "are"} still waiting; no one gets an issue twice.
      </p>
    </Notice>
  );
}
