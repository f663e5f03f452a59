import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { LeadDetail } from "../lead-record.ts";
import { setLeadFollowUp } from "../leads.admin.functions.ts";

/** "2026-11-30" of a number of days from today, where the owner is. */
function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString("en-CA");
}

const choices = [
  { label: "Tomorrow", days: 1 },
  { label: "In a week", days: 7 },
  { label: "In a month", days: 30 },
];

/** The day on which the home screen names the lead. */
export function FollowUpCard({ lead: { id, followUpOn } }: { lead: LeadDetail }) {
  const invalidate = useInvalidate();
  const change = useChange<string | null, LeadDetail | null, boolean>({
    run: (day) => setLeadFollowUp({ data: { id, day } }),
    changes: ["admin", "leads", "one", id],
    expect: (known, day) => known && { ...known, followUpOn: day },
    failure: "The follow-up was not saved",
    onDone: () => void invalidate("home"),
  });
  return (
    <FormCard title="Follow up" note="Appears on your home screen that morning.">
      <TextField
        label="Follow-up date"
        type="date"
        value={followUpOn ?? ""}
        onChange={(day) => change.mutate(day || null)}
      />
      <div className="admin-actions gap-1.5 phone:*:px-2.25">
        {choices.map(({ label, days }) => (
          <Button
            key={label}
            kind="secondary"
            size="sm"
            aria-pressed={followUpOn === dayFromNow(days)}
            onClick={() => change.mutate(dayFromNow(days))}
          >
            {label}
          </Button>
        ))}
        {followUpOn ? (
          <Button kind="quiet" size="sm" onClick={() => change.mutate(null)}>
            No follow-up
          </Button>
        ) : null}
      </div>
    </FormCard>
  );
}
