import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { IssueParts } from "../../../admin/editor/issue-text.tsx";
import { GrowingText } from "../../../admin/editor/surface/growing-text.tsx";
import { PlainParts } from "../../../admin/editor/surface/plain-parts.tsx";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { backClass, PageBar } from "../../../admin/page-bar.tsx";
import { RecordStates, recordId } from "../../../admin/record/record-page.tsx";
import { Note } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { timeOfDay } from "../../../lib/time/clock-time.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { emptyIssue, formOfParts, type IssueForm, partsOf } from "../../newsletter/issues/issue-content.ts";
import type { SequenceEmail } from "../sequence.ts";
import {
  fetchSequenceEmail,
  removeSequenceEmail,
  storeSequenceEmail,
  testSequenceEmail,
} from "../sequences.admin.functions.ts";
import { orThrow } from "./sequence-words.tsx";

export const Route = createFileRoute("/admin/sequences/$id/$email")({ component: SequenceEmailPage });

function SequenceEmailPage() {
  const id = recordId(Route.useParams().email);
  const { data, error, refetch } = useAdminQuery(["sequences", "email", String(id)], async () =>
    id === null ? null : fetchSequenceEmail({ data: { id } }),
  );
  if (data) return <EmailForm key={data.id} email={data} />;
  return <RecordStates noun="Email" back="sequence" data={data} error={error} onRetry={() => void refetch()} />;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeOfDay(`${hour}:00`) }));

const contentOf = ({ subject, previewText, parts }: SequenceEmail): IssueForm => ({
  ...emptyIssue,
  ...formOfParts(parts),
  title: subject,
  previewText,
});

type Timing = { waitDays: string; hour: string; skipSundays: boolean };
const timingOf = ({ waitDays, hour, skipSundays }: SequenceEmail): Timing => ({
  waitDays: String(waitDays),
  hour: String(hour),
  skipSundays,
});

/** State of the form; only its button saves. */
function useEmailForm(email: SequenceEmail) {
  const { id } = email;
  const [version, setVersion] = useState(email.version);
  const [saved, setSaved] = useState(() => JSON.stringify([contentOf(email), timingOf(email)]));
  const [content, setContent] = useState(() => contentOf(email));
  const [timing, setTiming] = useState(() => timingOf(email));
  const isChanged = JSON.stringify([content, timing]) !== saved;
  useUnsaved(isChanged, "the email");
  const isWaitWrong = !/^\d{1,2}$/.test(timing.waitDays) || Number(timing.waitDays) > 90;

  async function store(): Promise<void> {
    if (isWaitWrong) throw new Error("Enter a wait from 0 to 90 days.");
    const { title: subject, previewText } = content;
    const when = { waitDays: Number(timing.waitDays), hour: Number(timing.hour), skipSundays: timing.skipSundays };
    const data = { id, version, subject, previewText, parts: partsOf(content), ...when };
    orThrow(await storeSequenceEmail({ data }));
    setVersion(version + 1);
    setSaved(JSON.stringify([content, timing]));
  }
  const save = useAction(async () => {
    await store();
    toast({ title: "Saved", type: "success" });
  }, "The email was not saved");
  const test = useAction(async () => {
    if (isChanged) await store();
    orThrow(await testSequenceEmail({ data: { id } }));
    toast({ title: "Sent to your own address", type: "success" });
  }, "The test email was not sent");
  return {
    content,
    timing,
    isChanged,
    isWaitWrong,
    save,
    test,
    changeContent: (part: Partial<IssueForm>) => setContent((previous) => ({ ...previous, ...part })),
    changeTiming: (part: Partial<Timing>) => setTiming((previous) => ({ ...previous, ...part })),
  };
}

function EmailForm({ email }: { email: SequenceEmail }) {
  const { sequenceId, waiting } = email;
  const { content, timing, isChanged, isWaitWrong, save, test, changeContent, changeTiming } = useEmailForm(email);
  return (
    <>
      <Link to="/admin/sequences/$id" params={{ id: String(sequenceId) }} className={backClass}>
        <ArrowLeft className="size-4" />
        Back to the sequence
      </Link>
      <PageBar
        title={content.title || "Without a subject yet"}
        note={
          waiting > 0
            ? `A change of the text reaches the ${counted(waiting, "person", "people")} who ${waiting === 1 ? "has" : "have"} not got it yet. Their days stay as they were when they started.`
            : "A change of the text reaches everyone who has not got it yet."
        }
        actions={
          <>
            <AdminButton action={test}>Send me a test</AdminButton>
            <AdminButton kind="primary" action={save} aria-disabled={isChanged ? undefined : true}>
              Save email
            </AdminButton>
          </>
        }
      />
      <FormLayout
        aside={
          <>
            <FormCard title="When" note="For people who start from now on.">
              <TextField
                label="Days after the email before"
                inputMode="numeric"
                value={timing.waitDays}
                error={isWaitWrong ? "Enter a number from 0 to 90." : undefined}
                onChange={(waitDays) => changeTiming({ waitDays })}
              />
              <SelectField label="At" value={timing.hour} options={hours} onChange={(hour) => changeTiming({ hour })} />
              <Checkbox
                id="skip-sundays"
                label="Not on Sundays"
                checked={timing.skipSundays}
                onChange={({ target }) => changeTiming({ skipSundays: target.checked })}
              />
            </FormCard>
            <FormCard title="Fields">
              <Note>
                {"{name} and {organisation} are filled in. Words after a bar stand in for what is unknown: "}
                {"{name|there}."}
              </Note>
            </FormCard>
            <RemoveCard email={email} />
          </>
        }
      >
        <PlainParts>
          <GrowingText
            id="sequence-subject"
            label="Subject"
            className="is-title"
            placeholder="What is it about?"
            value={content.title}
            onChange={(title) => changeContent({ title })}
          />
          <GrowingText
            id="sequence-preview"
            label="Preview text"
            className="is-summary"
            placeholder="One sentence that follows the subject in an inbox."
            value={content.previewText}
            onChange={(previewText) => changeContent({ previewText })}
          />
        </PlainParts>
        <IssueParts content={content} onChange={changeContent} />
      </FormLayout>
    </>
  );
}

function RemoveCard({ email: { id, sequenceId, waiting } }: { email: SequenceEmail }) {
  const navigate = useNavigate();
  return (
    <ConfirmButton
      label="Remove email …"
      kind="quiet"
      title="Remove this email?"
      confirm="Remove email"
      danger
      onConfirm={async () => {
        orThrow(await removeSequenceEmail({ data: { id } }));
        await navigate({ to: "/admin/sequences/$id", params: { id: String(sequenceId) } });
      }}
    >
      {waiting > 0 ? `${counted(waiting, "person", "people")} will not get it. ` : ""}The others keep their days.
    </ConfirmButton>
  );
}
