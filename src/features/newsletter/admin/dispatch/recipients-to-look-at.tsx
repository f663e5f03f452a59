import { Download } from "lucide-react";
import { download } from "../../../../admin/download.ts";
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
    <div className="admin-card">
      <div className="dispatch-head">
        <h3>
          Needs a look <span className="admin-count">{total.toLocaleString("en-GB")}</span>
        </h3>
        <Button kind="quiet" size="sm" busy={save.busy} onClick={save.run}>
          <Download /> Export CSV
        </Button>
      </div>
      {recipients.length === 0 ? <p className="admin-note">Nothing so far.</p> : null}
      <ul className="dispatch-rows">
        {recipients.map((recipient) => (
          <Recipient key={recipient.subscriberId} issueId={issueId} recipient={recipient} />
        ))}
      </ul>
      {total > recipients.length ? (
        <p className="admin-note">These are the first {recipients.length}. The export has every copy.</p>
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
    <li>
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
