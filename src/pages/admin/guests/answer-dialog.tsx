import { type FormEvent, useState } from "react";
import type { GuestDetail } from "../../../features/guests/guest-record.ts";
import { decideAboutGuest } from "../../../features/guests/guests.admin.functions.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { withSession } from "../kit/sign-in-again.ts";

export type GuestAnswer = "accepted" | "declined";

const words = {
  accepted: {
    verb: "Accept and send",
    done: "accepted",
    after: "The email then names the two steps that are left, with a button to the guest's own page.",
  },
  declined: {
    verb: "Decline and send",
    done: "declined",
    after: "The email ends by saying that everything sent is erased within a year.",
  },
} as const;

type AnswerDialogProps = {
  guest: GuestDetail;
  answer: GuestAnswer;
  onClose: () => void;
  onAnswered: () => Promise<unknown>;
};

/** The answer to a registration: the owner's own words, and what the email adds to them. */
export function AnswerDialog({ guest, answer, onClose, onAnswered }: AnswerDialogProps) {
  const { verb, done, after } = words[answer];
  const [message, setMessage] = useState(guest.proposals[answer]);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!message.trim()) return setProblem("Write a sentence: the email begins with it.");
    setBusy(true);
    setProblem(undefined);
    setFailure(undefined);
    try {
      const data = { id: guest.id, status: answer, message };
      const isFirst = await withSession(() => decideAboutGuest({ data }));
      await onAnswered();
      onClose();
      if (isFirst) toast({ title: `${guest.name} was ${done}; the email is on its way`, type: "success" });
      else toast({ title: "This guest has already had a reply", type: "error" });
    } catch (fault) {
      setFailure(errorMessage(fault));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={answer === "accepted" ? `Accept ${guest.name}?` : `Decline ${guest.name}?`}
      className="admin-wide"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failure ? (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        ) : null}
        <Field label="Your words" help={after} {...(problem ? { error: problem } : {})}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              maxLength={5000}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </Field>
        <p className="admin-note">
          To {guest.email}, after “Hello {guest.name},”. You can reply only once, and it cannot be undone.
        </p>
        <div className="dialog-actions">
          <Button kind="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" kind={answer === "accepted" ? "primary" : "danger"} busy={busy}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
