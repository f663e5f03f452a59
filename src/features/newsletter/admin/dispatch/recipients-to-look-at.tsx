import { Download } from "lucide-react";
import { download } from "../../../../admin/download.ts";
import { cardClass } from "../../../../admin/fields/form-layout.tsx";
import { Note } from "../../../../admin/note.tsx";
import { Count } from "../../../../admin/page-bar.tsx";
import { RecordLink } from "../../../../admin/record/record-link.tsx";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { StatusChip, type StatusTone } from "../../../../admin/status-chip.tsx";
import { useAction } from "../../../../admin/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { exportRecipients, markCopySent, sendCopyAgain } from "../../dispatch/dispatch.admin.functions.ts";
import { type ListedRecipient, recipientStatusWords } from "../../dispatch/dispatch.ts";
import { dispatchTime } from "./dispatch-time.ts";
import { useDispatchChange } from "./use-dispatch-change.ts";

const tones: Partial<Record<ListedRecipient["status"], StatusTone>> = {
  unknown: "open",
  bounced: "problem",
  retrying: "planned",
};

type Looked = { recipients: readonly ListedRecipient[]; total: number };

/** Copies that were rejected, are repeated, or may or may not have arrived. */
export function RecipientsToLookAt({ issueId, looked }: { issueId: number; looked: Looked }) {
  const { recipients, total } = looked;
  const save = useAction(async () => {
    download(`issue-${issueId}-copies.csv`, await withSession(() => exportRecipients({ data: { id: issueId } })));
  }, "The file was not made");
  return (
    <div className={cardClass()}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <h3 className="self-center">
          Needs a look <Count number={total} />
        </h3>
        <Button kind="quiet" size="sm" busy={save.busy} onClick={save.run}>
          <Download /> Export CSV
        </Button>
      </div>
      {recipients.length === 0 ? <Note>Nothing so far.</Note> : null}
      <ul>
        {recipients.map((recipient) => (
          <Recipient key={recipient.subscriberId} issueId={issueId} recipient={recipient} />
        ))}
      </ul>
      {total > recipients.length ? (
        <Note>These are the first {recipients.length}. The export has every copy.</Note>
      ) : null}
    </div>
  );
}

function Recipient({ issueId, recipient }: { issueId: number; recipient: ListedRecipient }) {
  const { subscriberId, email, status, answer, at, nextAttemptAt } = recipient;
  const change = useDispatchChange();
  const data = { id: issueId, subscriberId };
  const mark = useAction(() => change(() => markCopySent({ data })), "The copy was not marked");
  const again = useAction(() => change(() => sendCopyAgain({ data })), "The copy was not sent again");
  return (
    <li className="grid gap-x-5 gap-y-1 border-t py-3.5 wrap-anywhere min-[50rem]:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_232px] min-[50rem]:items-center">
      <RecordLink kind="subscriber" id={subscriberId} note={dispatchTime(at)}>
        {email}
      </RecordLink>
      <span>
        <StatusChip tone={tones[status] ?? "open"}>{recipientStatusWords[status]}</StatusChip>
        <small>
          {answer}
          {nextAttemptAt ? ` Next attempt at ${dispatchTime(nextAttemptAt)}.` : ""}
        </small>
      </span>
      {status === "unknown" ? (
        <span className="admin-actions">
          <Button kind="quiet" size="sm" busy={mark.busy} aria-label={`Mark as sent: ${email}`} onClick={mark.run}>
            Mark as sent
          </Button>
          <Button kind="quiet" size="sm" busy={again.busy} aria-label={`Send again: ${email}`} onClick={again.run}>
            Send again
          </Button>
        </span>
      ) : null}
    </li>
  );
}
