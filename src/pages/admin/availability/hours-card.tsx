import { useState } from "react";
import { hoursProblem, type WeeklyHours } from "../../../features/bookings/booking-record.ts";
import { saveHours } from "../../../features/bookings/bookings.admin.functions.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Plus, X } from "../../../ui/icons.gen.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FormCard } from "../kit/form-layout.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { Problem } from "../kit/states.tsx";
import { useUnsaved } from "../kit/unsaved.ts";
import { useAction } from "../kit/use-action.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Line = WeeklyHours & { key: number };

let lastKey = 0;
const withKey = (hours: WeeklyHours): Line => {
  lastKey += 1;
  return { ...hours, key: lastKey };
};

/** Hours as text that does not depend on the order in which they were added. */
const inOrder = (hours: readonly WeeklyHours[]) =>
  JSON.stringify(hours.map(({ weekday, starts, ends }) => `${weekday} ${starts} ${ends}`).toSorted());

/** The hours of every weekday, in the owner's zone. */
export function HoursCard(props: { zone: string; hours: WeeklyHours[] }) {
  const [zone, setZone] = useState(props.zone);
  const [lines, setLines] = useState(() => props.hours.map(withKey));
  const invalidate = useInvalidate();
  const hours = lines.map(({ weekday, starts, ends }) => ({ weekday, starts, ends }));
  useUnsaved(zone !== props.zone || inOrder(hours) !== inOrder(props.hours), "the weekly hours");
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])];

  const save = useAction(async () => {
    const found = hoursProblem(hours);
    if (found) throw new Error(found);
    await withSession(() => saveHours({ data: { zone, hours } }));
    await invalidate("bookings");
    toast({ title: "Hours saved", type: "success" });
  });
  const change = (key: number, part: Partial<WeeklyHours>) =>
    setLines((known) => known.map((line) => (line.key === key ? { ...line, ...part } : line)));

  return (
    <FormCard title="Weekly hours">
      <SelectField
        label="Your time zone"
        value={zone}
        options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
        onChange={setZone}
        className="admin-zone"
      />
      <ul className="admin-hours">
        {weekdays.map((name, index) => {
          const weekday = index + 1;
          const ofDay = lines.filter((line) => line.weekday === weekday);
          return (
            <li key={name}>
              <h3>{name}</h3>
              <div className="admin-hours-lines">
                {ofDay.length === 0 ? <p className="admin-note">Closed</p> : null}
                {ofDay.map(({ key, starts, ends }, position) => (
                  <div key={key} className="admin-hours-line">
                    <TextInput
                      type="time"
                      aria-label={`${name}, from, line ${position + 1}`}
                      value={starts}
                      onChange={({ target }) => change(key, { starts: target.value })}
                    />
                    <span>to</span>
                    <TextInput
                      type="time"
                      aria-label={`${name}, until, line ${position + 1}`}
                      value={ends}
                      onChange={({ target }) => change(key, { ends: target.value })}
                    />
                    <IconButton
                      label={`Remove ${starts} to ${ends} on ${name}`}
                      bare
                      onClick={() => setLines((known) => known.filter((line) => line.key !== key))}
                    >
                      <X />
                    </IconButton>
                  </div>
                ))}
              </div>
              <Button
                kind="quiet"
                size="sm"
                aria-label={`Add hours on ${name}`}
                onClick={() =>
                  setLines((known) => [
                    ...known,
                    withKey(
                      ofDay.length === 0
                        ? { weekday, starts: "09:00", ends: "17:00" }
                        : { weekday, starts: ofDay.at(-1)?.ends ?? "", ends: "" },
                    ),
                  ])
                }
              >
                <Plus />
                Add
              </Button>
            </li>
          );
        })}
      </ul>
      <Problem text={save.problem} />
      <Button size="sm" busy={save.busy} onClick={save.run}>
        Save hours
      </Button>
    </FormCard>
  );
}
