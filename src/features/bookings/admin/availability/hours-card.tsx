import { useState } from "react";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { Problem } from "../../../../admin/states.tsx";
import { useUnsaved } from "../../../../admin/unsaved.ts";
import { useAction } from "../../../../admin/use-action.ts";
import { useInvalidate } from "../../../../admin/use-admin-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { saveHours } from "../../bookings.admin.functions.ts";
import { hoursProblem, type WeeklyHours } from "../../weekly-hours.ts";
import { HoursFields, hoursLine, hoursOf, inOrder } from "./hours-fields.tsx";

/** The hours of every weekday, in the owner's zone. */
export function HoursCard(props: { zone: string; hours: WeeklyHours[] }) {
  const [zone, setZone] = useState(props.zone);
  const [lines, setLines] = useState(() => props.hours.map(hoursLine));
  const invalidate = useInvalidate();
  const hours = hoursOf(lines);
  useUnsaved(zone !== props.zone || inOrder(hours) !== inOrder(props.hours), "the weekly hours");
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])];

  const save = useAction(async () => {
    const found = hoursProblem(hours);
    if (found) throw new Error(found);
    await withSession(() => saveHours({ data: { zone, hours } }));
    await invalidate("bookings");
    toast({ title: "Hours saved", type: "success" });
  });

  return (
    <FormCard title="Weekly hours">
      <SelectField
        label="Your time zone"
        value={zone}
        options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
        onChange={setZone}
        className="max-w-80"
      />
      <HoursFields lines={lines} onChange={setLines} />
      <Problem text={save.problem} />
      <Button size="sm" busy={save.busy} onClick={save.run}>
        Save hours
      </Button>
    </FormCard>
  );
}
