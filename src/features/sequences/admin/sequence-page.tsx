import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { useTyped } from "../../../admin/fields/use-typed.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { Note } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAction } from "../../../admin/use-change.ts";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import {
  maxSequenceEmails,
  type SequenceDetail,
  type SequenceEmailFigures,
  type SequenceState,
  triggerLabels,
} from "../sequence.ts";
import {
  addSequenceEmail,
  changeSequenceState,
  fetchSequence,
  moveSequenceEmail,
  storeSequence,
} from "../sequences.admin.functions.ts";
import { SequenceReaders } from "./sequence-readers.tsx";
import { orThrow, SequenceChip, stepWords } from "./sequence-words.tsx";

export const Route = createFileRoute("/admin/sequences/$id")({ component: SequencePage });

function SequencePage() {
  return (
    <RecordPage kind="sequence" id={Route.useParams().id} fetch={fetchSequence}>
      {(sequence) => <Sequence key={sequence.id} sequence={sequence} />}
    </RecordPage>
  );
}

function Sequence({ sequence }: { sequence: SequenceDetail }) {
  const { id, name, trigger, state, trouble } = sequence;
  const [isTried, setTried] = useState(false);
  return (
    <>
      <PageBar
        title={name}
        back="sequence"
        note={
          <>
            {triggerLabels[trigger]} <SequenceChip state={state} />
          </>
        }
        actions={<StateButtons id={id} state={state} onIncomplete={() => setTried(true)} />}
      />
      <FormLayout aside={<SequenceSettings sequence={sequence} isTried={isTried} />}>
        {trouble && state !== "draft" ? (
          <Notice tone="warning" role="status" title="Sending waits for the mail server">
            {trouble} No email is lost: sending continues as soon as it responds.
          </Notice>
        ) : null}
        <Emails sequence={sequence} />
        <SequenceReaders id={id} />
      </FormLayout>
    </>
  );
}

type Step = { to: Exclude<SequenceState, "draft">; label: string };

const steps: Record<SequenceState, readonly Step[]> = {
  draft: [{ to: "running", label: "Start" }],
  running: [
    { to: "closed", label: "Close to newcomers" },
    { to: "paused", label: "Pause" },
  ],
  closed: [
    { to: "paused", label: "Pause" },
    { to: "running", label: "Reopen" },
  ],
  paused: [
    { to: "closed", label: "Resume without newcomers" },
    { to: "running", label: "Resume" },
  ],
};

type StateButtonsProps = { id: number; state: SequenceState; onIncomplete: () => void };

function StateButtons({ id, state, onIncomplete }: StateButtonsProps) {
  const change = useAction(async (to: Step["to"]) => {
    const changed = await changeSequenceState({ data: { id, state: to } });
    if (!changed.ok && changed.code === "incomplete") onIncomplete();
    orThrow(changed);
  }, "The sequence was not changed");
  return steps[state].map(({ to, label }) => (
    <AdminButton
      key={to}
      kind={to === "running" ? "primary" : "secondary"}
      busy={change.busy}
      onClick={() => change.run(to)}
    >
      {label}
    </AdminButton>
  ));
}

/** `isTried`: marks missing fields, after a first attempt to start. */
function SequenceSettings({ sequence, isTried }: { sequence: SequenceDetail; isTried: boolean }) {
  const { id, version, state } = sequence;
  const [{ name, consent }, change] = useTyped({ name: sequence.name, consent: sequence.consent });
  useUnsaved(name !== sequence.name || consent !== sequence.consent, "the settings of the sequence");
  const save = useAction(async () => {
    orThrow(await storeSequence({ data: { id, version, name, consent } }));
    toast({ title: "Saved", type: "success" });
  }, "The sequence was not saved");
  return (
    <FormCard title="Consent">
      <FieldsForm onSubmit={save.run}>
        <TextField label="Name" value={name} maxLength={80} onChange={(typed) => change({ name: typed })} />
        <TextareaField
          label="Sentence that people agree to"
          help="Appears beside an unticked box while the sequence runs, and is stored as it was shown. Say what comes, how many, and that one click stops them."
          value={consent}
          {...(isTried && !consent.trim() && { error: "Enter the sentence that people agree to." })}
          maxLength={400}
          rows={5}
          onChange={(typed) => change({ consent: typed })}
        />
        {state === "draft" ? null : <Note>Everyone who agreed before keeps the sentence that they saw.</Note>}
        <AdminButton submits={save}>Save consent</AdminButton>
      </FieldsForm>
    </FormCard>
  );
}

function Emails({ sequence }: { sequence: SequenceDetail }) {
  const { id, emails } = sequence;
  const navigate = useNavigate();
  const add = useAction(async () => {
    const email = orThrow(await addSequenceEmail({ data: { id } }));
    await navigate({ to: "/admin/sequences/$id/$email", params: { id: String(id), email: String(email) } });
  }, "The email was not added");
  const move = useAction(async (email: number, by: -1 | 1) => {
    orThrow(await moveSequenceEmail({ data: { id: email, by } }));
  }, "The email was not moved");
  return (
    <FormCard
      title="Emails"
      note="One a day at most, at each person’s own time where it is known. An issue of the newsletter goes first: the email waits for the next day. Opens and clicks are not tracked."
    >
      <ol className="admin-rows">
        {emails.map((email, index) => (
          <EmailRow key={email.id} email={email} isFirst={index === 0}>
            <MoveButtons
              name={email.subject || "email"}
              index={index}
              count={emails.length}
              onMove={(by) => move.run(email.id, by)}
            />
          </EmailRow>
        ))}
      </ol>
      {emails.length < maxSequenceEmails ? (
        <AdminButton action={add}>
          <Plus />
          Add email
        </AdminButton>
      ) : null}
    </FormCard>
  );
}

type EmailRowProps = { email: SequenceEmailFigures; isFirst: boolean; children: ReactNode };

function EmailRow({ email, isFirst, children }: EmailRowProps) {
  const { id, sequenceId, subject, counts, stopped } = email;
  const figures = [
    { label: "sent", count: counts.sent },
    { label: "waiting", count: counts.waiting + counts.sending + counts.retrying },
    ...[
      { label: "bounced", count: counts.bounced },
      { label: "unknown", count: counts.unknown },
      { label: "skipped", count: counts.skipped },
      { label: "unsubscribed after it", count: stopped },
    ].filter(({ count }) => count > 0),
  ];
  return (
    <li>
      <span>
        <Link to="/admin/sequences/$id/$email" params={{ id: String(sequenceId), email: String(id) }}>
          {subject || "Without a subject yet"}
        </Link>
        <small>{stepWords(email, isFirst)}</small>
        <small className="tabular-nums">
          {figures.map(({ label, count }) => `${count.toLocaleString("en-GB")} ${label}`).join(", ")}
        </small>
      </span>
      <span className="flex [&_[aria-disabled]]:opacity-40">{children}</span>
    </li>
  );
}
