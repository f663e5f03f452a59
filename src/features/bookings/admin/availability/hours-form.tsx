import { useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { FormDraft } from "../../../../admin/fields/form-draft.tsx";
import { Problem } from "../../../../admin/states.tsx";
import { useUnsaved } from "../../../../admin/unsaved.ts";
import { useAction } from "../../../../admin/use-change.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { saveHours } from "../../bookings.admin.functions.ts";
import { hoursProblem, type WeeklyHours } from "../../weekly-hours.ts";
import { HoursFields, hoursLine, hoursOf, sortedHours } from "./hours-fields.tsx";

const hoursLabels = { zone: "Your time zone", lines: "Weekly hours" };

/** Saved as a whole: visitors must not be offered half a changed week. */
export function HoursForm(props: { zone: string; hours: WeeklyHours[] }) {
  const [chosenZone, setZone] = useState<string>();
  // Unchosen again, so that a zone saved elsewhere appears and is not overwritten.
  if (chosenZone === props.zone) setZone(undefined);
  const zone = chosenZone ?? props.zone;
  const [base, setBase] = useState(props.hours);
  const [lines, setLines] = useState(() => props.hours.map(hoursLine));
  // Hours saved elsewhere replace those of the days that were not edited here.
  if (sortedHours(base) !== sortedHours(props.hours)) {
    const ofDay = (of: WeeklyHours[], day: number) => of.filter(({ weekday }) => weekday === day);
    const isEdited = ({ weekday }: WeeklyHours) =>
      sortedHours(ofDay(lines, weekday)) !== sortedHours(ofDay(base, weekday));
    setBase(props.hours);
    setLines([...lines.filter(isEdited), ...props.hours.filter((hours) => !isEdited(hours)).map(hoursLine)]);
  }
  const hours = hoursOf(lines);
  // Without the lines' keys, which differ after a reload.
  const stored = { zone: props.zone, lines: props.hours };
  const isChanged = zone !== props.zone || sortedHours(hours) !== sortedHours(props.hours);
  useUnsaved(isChanged, "the weekly hours");
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])];

  const save = useAction(async () => {
    const problem = hoursProblem(hours);
    if (problem) throw new Error(problem);
    await saveHours({ data: { zone: chosenZone, hours } });
    toast({ title: "Hours saved", type: "success" });
  });

  return (
    <>
      <FormDraft
        kind="weekly hours"
        labels={hoursLabels}
        values={isChanged ? { zone, lines: hours } : stored}
        stored={stored}
        onRestore={(draft) => {
          setZone(draft.zone);
          setLines(draft.lines.map(hoursLine));
        }}
      />
      <SelectField
        label="Your time zone"
        value={zone}
        options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
        onChange={setZone}
        className="max-w-80"
      />
      <HoursFields lines={lines} onChange={setLines} />
      <Problem text={save.problem} />
      <AdminButton kind="primary" action={save}>
        Save hours
      </AdminButton>
    </>
  );
}
