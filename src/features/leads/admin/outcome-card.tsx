import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayFromNow } from "../../../admin/format-date-time.ts";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  type CachedLead,
  type LeadDetail,
  type LeadOutcome,
  type LeadState,
  plainLeadStates,
  readEuro,
  withLead,
} from "../lead-record.ts";
import { changeLeadStatus } from "../leads.admin.functions.ts";
import { leadStateOptions } from "./lead-words.tsx";

/** A mandate needs a value and a day, a loss a reason; any other status is saved at once. */
export function OutcomeCard({ lead: { id, outcome } }: { lead: LeadDetail }) {
  const site = useSite();
  /** Selected, but not saved without its details. */
  const [selected, setSelected] = useState<LeadState>();
  const status = selected ?? outcome.status;
  const [euro, setEuro] = useState(outcome.status === "mandate" ? String(outcome.euro) : "");
  const [day, setDay] = useState(outcome.status === "mandate" ? outcome.day : dayFromNow(site, 0));
  const [reason, setReason] = useState(outcome.status === "lost" ? outcome.reason : "");
  const [euroProblem, setEuroProblem] = useState<string>();
  const change = useChange<LeadOutcome, CachedLead>({
    run: (next) => changeLeadStatus({ data: { ids: [id], outcome: next } }),
    expect: {
      of: ["people", "one"],
      data: (cached, next) => withLead(cached, id, { status: next.status, outcome: next }),
    },
    failure: "The lead was not changed",
    onDone: () => setSelected(undefined),
  });
  function choose(next: LeadState): void {
    const plain = plainLeadStates.find((state) => state === next);
    setSelected(plain ? undefined : next);
    setEuroProblem(undefined);
    if (plain) change.mutate({ status: plain });
  }
  function save(): void {
    if (status === "lost") change.mutate({ status, reason: reason.trim() });
    if (status !== "mandate" || !day) return;
    const value = readEuro(euro);
    if (value === undefined) setEuroProblem("Enter whole euro, such as 18,000.");
    else change.mutate({ status, euro: value, day });
  }
  return (
    <FormCard title="Status">
      <FieldsForm onSubmit={save}>
        <SelectField
          label="Status"
          value={status}
          options={leadStateOptions}
          onChange={(next) => choose(next as LeadState)}
        />
        {status === "mandate" ? (
          <>
            <TextField
              label="Value in euro"
              inputMode="numeric"
              maxLength={15}
              value={euro}
              error={euroProblem}
              onChange={(value) => {
                setEuro(value);
                setEuroProblem(undefined);
              }}
            />
            <TextField label="Date of the mandate" type="date" required value={day} onChange={setDay} />
          </>
        ) : null}
        {status === "lost" ? (
          <TextField
            label="Reason"
            optional
            help="Such as “No budget this year”."
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        ) : null}
        {status === "mandate" || status === "lost" ? (
          <div className="admin-actions">
            <AdminButton type="submit" busy={change.isPending}>
              Save status
            </AdminButton>
          </div>
        ) : null}
      </FieldsForm>
    </FormCard>
  );
}
