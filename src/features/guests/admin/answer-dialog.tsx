import { useState } from "react";
import { FieldsForm } from "../../../admin/fields/fields-form.tsx";
import { Note } from "../../../admin/note.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextareaField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { GuestDetail } from "../guest-record.ts";
import { decideAboutGuest } from "../guests.admin.functions.ts";

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
  const send = useAction(async () => {
    const isFirst = await withSession(() => decideAboutGuest({ data: { id: guest.id, status: answer, message } }));
    await onAnswered();
    onClose();
    if (isFirst) toast({ title: `${guest.name} was ${done}; the email is on its way`, type: "success" });
    else toast({ title: "This guest has already had a reply", type: "error" });
  });
  function submit() {
    const isEmpty = !message.trim();
    setProblem(isEmpty ? "Write a sentence: the email begins with it." : undefined);
    if (!isEmpty) send.run();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={answer === "accepted" ? `Accept ${guest.name}?` : `Decline ${guest.name}?`}
      className="w-[min(640px,calc(100vw-32px))]"
    >
      <FieldsForm onSubmit={submit}>
        <Problem text={send.problem} />
        <TextareaField
          label="Your words"
          help={after}
          error={problem}
          rows={6}
          maxLength={5000}
          value={message}
          onChange={setMessage}
        />
        <Note>
          To {guest.email}, after “Hello {guest.name},”. You can reply only once, and it cannot be undone.
        </Note>
        <div className="dialog-actions">
          <Button kind="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" kind={answer === "accepted" ? "primary" : "danger"} busy={send.busy}>
            {verb}
          </Button>
        </div>
      </FieldsForm>
    </Dialog>
  );
}
