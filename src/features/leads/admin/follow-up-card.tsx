import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayFromNow } from "../../../admin/format-date-time.ts";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { type CachedLead, type LeadDetail, withLead } from "../lead-record.ts";
import { setLeadFollowUp } from "../leads.admin.functions.ts";

const choices = [
  { label: "Tomorrow", days: 1 },
  { label: "In a week", days: 7 },
  { label: "In a month", days: 30 },
];

export function FollowUpCard({ lead: { id, followUpOn } }: { lead: LeadDetail }) {
  const site = useSite();
  const change = useChange<string | null, CachedLead, boolean>({
    run: (day) => setLeadFollowUp({ data: { id, day } }),
    expect: { of: ["people", "one"], data: (cached, day) => withLead(cached, id, { followUpOn: day }) },
    failure: "The follow-up was not saved",
  });
  return (
    <FormCard title="Follow up" note="Appears under Today that morning.">
      <TextField
        label="Follow-up date"
        type="date"
        value={followUpOn ?? ""}
        onChange={(day) => change.mutate(day || null)}
      />
      <div className="admin-actions gap-1.5 phone:*:px-2.25">
        {choices.map(({ label, days }) => (
          <AdminButton
            key={label}
            aria-pressed={followUpOn === dayFromNow(site, days)}
            onClick={() => change.mutate(dayFromNow(site, days))}
          >
            {label}
          </AdminButton>
        ))}
        {followUpOn ? (
          <AdminButton kind="quiet" onClick={() => change.mutate(null)}>
            No follow-up
          </AdminButton>
        ) : null}
      </div>
    </FormCard>
  );
}
