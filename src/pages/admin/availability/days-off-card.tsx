import { useState } from "react";
import { addDayOff, removeDayOff } from "../../../data/bookings-admin.functions.ts";
import type { BookingSettings, DayOff } from "../../../data/bookings-admin.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { useRenew } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";

const dayName = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const written = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

/** Days on which nothing can be booked. */
export function DaysOffCard({ daysOff }: { daysOff: DayOff[] }) {
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const renew = useRenew();
  const changes = ["admin", "bookings", "settings"];
  const add = useChange<DayOff, BookingSettings>({
    run: (data) => addDayOff({ data }),
    changes,
    expect: (settings, added) => ({
      ...settings,
      daysOff: [...settings.daysOff.filter((each) => each.day !== added.day), added].toSorted((a, b) =>
        a.day.localeCompare(b.day),
      ),
    }),
    failure: "The day off was not saved",
    onDone: () => {
      setDay("");
      setReason("");
    },
  });
  const remove = useChange<DayOff, BookingSettings>({
    run: (gone) => removeDayOff({ data: { day: gone.day } }),
    changes,
    expect: (settings, gone) => ({ ...settings, daysOff: settings.daysOff.filter((each) => each.day !== gone.day) }),
    failure: "The day off was not removed",
    onDone: (_, gone) =>
      offerUndo(`${written(gone.day)} is open again`, async () => {
        await addDayOff({ data: gone });
        await renew("bookings", "settings");
      }),
  });
  return (
    <FormCard title="Days off">
      {daysOff.length === 0 ? (
        <p className="admin-note">None yet. Add holidays and travel here.</p>
      ) : (
        <ul className="admin-rows">
          {daysOff.map((off) => (
            <li key={off.day}>
              <span>
                {written(off.day)}
                {off.reason ? <small>{off.reason}</small> : null}
              </span>
              <Button
                kind="secondary"
                size="sm"
                aria-label={`Open ${written(off.day)} again`}
                onClick={() => remove.mutate(off)}
              >
                Open again
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="admin-inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (day) add.mutate({ day, reason: reason.trim() });
        }}
      >
        <Field label="Day">
          {(control) => (
            <TextInput {...control} type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
        <Field label="Reason" optional>
          {(control) => (
            <TextInput {...control} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <Button type="submit" kind="secondary">
          Add day off
        </Button>
      </form>
    </FormCard>
  );
}
