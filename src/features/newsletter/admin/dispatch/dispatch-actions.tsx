import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../../admin/confirm-dialog.tsx";
import { FormDialog } from "../../../../admin/fields/form-dialog.tsx";
import { counted, isoDayOf, localTime, shortDayOf } from "../../../../admin/format-date-time.ts";
import { Note } from "../../../../admin/states.tsx";
import { useAction } from "../../../../admin/use-change.ts";
import type { Site } from "../../../../facts/site.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import {
  cancelNewsletterIssue,
  pauseNewsletterIssue,
  resumeNewsletterIssue,
  setNewsletterRate,
} from "../../dispatch/dispatch.admin.functions.ts";
import { type IssueProgress, rateLimits } from "../../dispatch/dispatch.ts";
import { type DispatchResult, dispatchErrorMessage } from "../../dispatch/dispatch-copy.ts";

/** @throws Error with the sentence of a failure */
export async function throwOnFailure(change: Promise<DispatchResult>): Promise<void> {
  const result = await change;
  if (!result.ok) throw new Error(dispatchErrorMessage(result));
}

/** "8:24 AM", with its day where that is not today's; `iso` is an ISO timestamp. */
export function dispatchTime(site: Site, iso: string, now = new Date()): string {
  const at = new Date(iso);
  const day = isoDayOf(site, at) === isoDayOf(site, now) ? "" : `${shortDayOf(site, at)}, `;
  return day + localTime(site, at);
}

function RateDialog({ progress, onClose }: { progress: IssueProgress; onClose: () => void }) {
  const { id, ratePerMinute } = progress;
  const [text, setText] = useState(String(ratePerMinute));
  const save = useAction(async () => {
    await throwOnFailure(setNewsletterRate({ data: { id, ratePerMinute: Number(text) || 0 } }));
    onClose();
  });
  return (
    <FormDialog
      title="Change the sending rate"
      confirm="Save rate"
      busy={save.busy}
      onSubmit={save.run}
      onClose={onClose}
    >
      <TextField
        label="Emails per minute"
        inputMode="numeric"
        value={text}
        onChange={setText}
        error={save.problem}
        help={`From ${rateLimits.min} to ${rateLimits.max.toLocaleString("en-GB")}. Ask your email provider what it accepts.`}
      />
    </FormDialog>
  );
}

const statusTexts: Partial<Record<IssueProgress["status"], string>> = {
  sending: "on its way",
  paused: "paused",
  sent: "sent",
  cancelled: "cancelled",
};

/** "Started 8:00 AM, 60 a minute, about 11 minutes left" */
function summary(
  site: Site,
  { status, startedAt, finishedAt, ratePerMinute, minutesLeft, counts }: IssueProgress,
): string {
  const parts = startedAt ? [`Started ${dispatchTime(site, startedAt)}`] : [];
  if (finishedAt) return [...parts, `ended ${dispatchTime(site, finishedAt)}`].join(", ");
  parts.push(`${ratePerMinute.toLocaleString("en-GB")} per minute`);
  if (status === "sending" && minutesLeft !== null) {
    if (minutesLeft > 0) parts.push(`about ${counted(minutesLeft, "minute")} left`);
    else if (counts.retrying > 0) parts.push("waiting for repeated attempts");
  }
  return parts.join(", ");
}

export function DispatchActions({ progress }: { progress: IssueProgress }) {
  const site = useSite();
  const { id, number, status, counts } = progress;
  const [isRateOpen, setRateOpen] = useState(false);
  const pause = useAction(() => throwOnFailure(pauseNewsletterIssue({ data: { id } })), "Sending was not paused");
  const resume = useAction(() => throwOnFailure(resumeNewsletterIssue({ data: { id } })), "Sending was not resumed");
  const isOpen = status === "sending" || status === "paused";
  const remaining = counts.waiting + counts.retrying;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
      <div>
        <h2 className="font-heading font-serif text-[1.75rem] leading-[1.15]">
          {number === null ? "This issue" : `Issue ${number}`} is {statusTexts[status] ?? "not sent yet"}
        </h2>
        <Note role="status">{summary(site, progress)}</Note>
      </div>
      {isOpen ? (
        <div className="admin-actions">
          <ConfirmButton
            label="Cancel the rest …"
            kind="quiet"
            title="Cancel the rest of this issue?"
            confirm="Cancel the rest"
            dismiss="Keep sending"
            danger
            onConfirm={() => throwOnFailure(cancelNewsletterIssue({ data: { id } }))}
          >
            {counted(remaining, "subscriber")} {remaining === 1 ? "doesn’t" : "don’t"} have it yet and won’t receive it;
            sent emails can’t be recalled. This cannot be undone.
          </ConfirmButton>
          <AdminButton kind="quiet" onClick={() => setRateOpen(true)}>
            Change rate …
          </AdminButton>
          {status === "sending" ? (
            <AdminButton action={pause}>
              <Pause /> Pause
            </AdminButton>
          ) : (
            <AdminButton action={resume} kind="primary">
              <Play /> Resume
            </AdminButton>
          )}
        </div>
      ) : null}
      {isRateOpen ? <RateDialog progress={progress} onClose={() => setRateOpen(false)} /> : null}
    </div>
  );
}
