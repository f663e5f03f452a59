import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { DateField } from "../../../admin/editor/date-field.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { Note, Problem } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { timeOfDay } from "../../../lib/time/clock-time.ts";
import { zoneName } from "../../../lib/time/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import {
  scheduleNewsletterIssue,
  sendNewsletterIssue,
  unscheduleNewsletterIssue,
} from "../dispatch/dispatch.admin.functions.ts";
import { type DispatchResult, dispatchErrorMessage } from "../dispatch/dispatch-copy.ts";
import type { IssueForm } from "../issues/issue-content.ts";
import type { IssueNumbers } from "../issues/newsletter-numbers.ts";
import { throwOnFailure } from "./dispatch/dispatch-actions.tsx";
import { IssueChip } from "./issue-words.tsx";

const timeId = "issue-send-at";

type SendCardProps = {
  /** Reloads the stored issue after its status changed. */
  onStatusChange: () => Promise<void>;
  numbers: IssueNumbers;
  content: IssueForm;
  onChange: (part: Partial<IssueForm>) => void;
  save: (intent: SaveIntent) => Promise<boolean>;
};

export function SendCard({ numbers, content, onChange, save, onStatusChange }: SendCardProps) {
  const site = useSite();
  const { id, status, scheduledAt, sendingStartedAt, readers, slug, isInArchive, pauseReason, usualTime, zone } =
    numbers;
  const at = content.scheduledAt || usualTime;

  async function run(step: () => Promise<DispatchResult>, done: string): Promise<void> {
    if (!(await save(status === "draft" ? "draft" : "update"))) return;
    await throwOnFailure(step());
    await onStatusChange();
    toast({ title: done, type: "success" });
  }
  const [passed, setPassed] = useState<string>();
  const schedule = useAction(async () => {
    if (Date.parse(at) <= Date.now()) {
      setPassed(at);
      document.getElementById(timeId)?.focus();
      throw new FieldErrors();
    }
    await run(() => scheduleNewsletterIssue({ data: { id, at: new Date(at).toISOString() } }), "Scheduled");
  });
  const unschedule = useAction(() => run(() => unscheduleNewsletterIssue({ data: { id } }), "It is a draft again"));

  if (status === "sent") {
    return (
      <FormCard title="Sent">
        <IssueChip status={status} />
        <Note>
          {sendingStartedAt ? `Sending began on ${formatDateTime(site, sendingStartedAt)}. ` : ""}
          What you change here changes its page in the archive; emails that arrived stay as they are.
        </Note>
        {isInArchive && slug ? (
          <Link to="/sunday-review/$slug" params={{ slug }} target="_blank">
            Open it in the archive
          </Link>
        ) : (
          <Note>It is not in the archive.</Note>
        )}
      </FormCard>
    );
  }
  return (
    <FormCard
      title="Sending"
      note={`${counted(readers, "subscriber")} now. The list of recipients is fixed when sending begins.`}
    >
      <IssueChip status={status} at={scheduledAt} />
      {status === "draft" ? (
        <>
          {pauseReason ? <Notice tone="error">{pauseReason}</Notice> : null}
          <DateField
            id={timeId}
            label="Send at"
            error={passed === at ? dispatchErrorMessage({ ok: false, code: "time-passed" }) : undefined}
            value={at}
            onChange={(iso) => onChange({ scheduledAt: iso })}
          />
          <Note>
            Usually {site.facts.newsletterDay} at {timeOfDay(site.facts.newsletterTime)} in {zoneName(zone)}.{" "}
            <Link to="/admin/settings" hash="notices">
              Change the usual time
            </Link>
          </Note>
          <Problem text={schedule.problem} />
          <Button busy={schedule.busy} onClick={schedule.run}>
            Schedule for {formatDateTime(site, at)}
          </Button>
        </>
      ) : (
        <>
          <Problem text={unschedule.problem} />
          <Button kind="secondary" busy={unschedule.busy} onClick={unschedule.run}>
            Unschedule
          </Button>
        </>
      )}
      <ConfirmButton
        label="Send now"
        kind="secondary"
        size="md"
        title="Send this issue now?"
        confirm="Send now"
        dismiss="Not yet"
        onConfirm={() => run(() => sendNewsletterIssue({ data: { id } }), "Sending has begun")}
      >
        <p>
          “{content.title.trim() || "Without a subject"}” goes to {counted(readers, "subscriber")}. A sent email cannot
          be recalled.
        </p>
      </ConfirmButton>
    </FormCard>
  );
}
