import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FieldRow, FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type SequenceTrigger, sequenceTriggers, triggerLabels } from "../sequence.ts";
import { addSequence, fetchSequences } from "../sequences.admin.functions.ts";
import { SequenceChip } from "./sequence-words.tsx";

export const Route = createFileRoute("/admin/sequences")({ component: SequencesPage });

function SequencesPage() {
  const query = useAdminQuery(["sequences", "list"], () => fetchSequences());
  return (
    <>
      <PageBar
        title="Sequences"
        note="Up to ten emails with waits, for people who agreed to exactly these. They stop on a reply, a call, a mandate or an unsubscription."
      />
      <div className="grid gap-5">
        <Loaded query={query} what="the sequences">
          {(data) =>
            data.length > 0 ? (
              <ul className="admin-rows rounded-card border bg-surface px-5">
                {data.map(({ id, name, trigger, state, emails, reading }) => (
                  <li key={id}>
                    <span>
                      <RecordLink
                        kind="sequence"
                        id={id}
                        note={`${triggerLabels[trigger]}: ${counted(emails, "email")}, ${counted(reading, "person", "people")} active`}
                      >
                        {name}
                      </RecordLink>
                    </span>
                    <SequenceChip state={state} />
                  </li>
                ))}
              </ul>
            ) : (
              <Note>No sequences yet.</Note>
            )
          }
        </Loaded>
        <NewSequence />
      </div>
    </>
  );
}

function NewSequence() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [trigger, setTrigger] = useState<SequenceTrigger>(sequenceTriggers[0]);
  const [isMissing, setMissing] = useState(false);
  const add = useAction(async () => {
    const id = await addSequence({ data: { name: name.trim(), trigger } });
    await navigate({ to: "/admin/sequences/$id", params: { id: String(id) } });
  }, "The sequence was not created");
  return (
    <FormCard title="New sequence">
      <FieldsForm
        onSubmit={() => {
          setMissing(name.trim() === "");
          if (name.trim()) add.run();
        }}
      >
        <FieldRow>
          <TextField
            label="Name"
            help="People see it above each email."
            value={name}
            maxLength={80}
            error={isMissing ? "Enter a name." : undefined}
            onChange={setName}
          />
          <SelectField
            label="Starts"
            value={trigger}
            options={sequenceTriggers.map((value) => ({ value, label: triggerLabels[value] }))}
            onChange={(value) => setTrigger(sequenceTriggers.find((candidate) => candidate === value) ?? trigger)}
          />
        </FieldRow>
        <Button type="submit" kind="secondary" busy={add.busy}>
          Create sequence
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
