import { useState } from "react";
import type { EventType } from "../../../features/bookings/booking.ts";
import { isPlace } from "../../../features/bookings/booking-record.ts";
import { saveEventType } from "../../../features/bookings/bookings.admin.functions.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FieldsForm } from "../kit/fields-form.tsx";
import { FieldRow, FormCard } from "../kit/form-layout.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { Problem } from "../kit/states.tsx";
import { useUnsaved } from "../kit/unsaved.ts";
import { useAction } from "../kit/use-action.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";

type NumberName = "minutes" | "slotStep" | "bufferBefore" | "bufferAfter" | "noticeHours" | "windowDays" | "dailyLimit";

const numbers: readonly { name: NumberName; label: string; min: number; max: number; help?: string }[] = [
  { name: "minutes", label: "Length in minutes", min: 5, max: 480 },
  { name: "slotStep", label: "Starts every … minutes", min: 5, max: 480 },
  { name: "bufferBefore", label: "Minutes free before", min: 0, max: 480 },
  { name: "bufferAfter", label: "Minutes free after", min: 0, max: 480 },
  { name: "noticeHours", label: "Hours of notice", min: 0, max: 1440 },
  { name: "windowDays", label: "Days ahead", min: 1, max: 365 },
  { name: "dailyLimit", label: "Most per day", min: 1, max: 50, help: "Empty: as many as fit." },
];

const written = (type: EventType): Record<NumberName, string> => ({
  minutes: String(type.minutes),
  slotStep: String(type.slotStep),
  bufferBefore: String(type.bufferBefore),
  bufferAfter: String(type.bufferAfter),
  noticeHours: String(type.noticeMinutes / 60),
  windowDays: String(type.windowDays),
  dailyLimit: type.dailyLimit === null ? "" : String(type.dailyLimit),
});

/** The rules of one kind of conversation. */
export function EventTypeCard({ type }: { type: EventType }) {
  const [title, setTitle] = useState(type.title);
  const [active, setActive] = useState(type.active);
  const [place, setPlace] = useState(type.place ?? "");
  const [values, setValues] = useState(() => written(type));
  const invalidate = useInvalidate();
  const isChanged =
    title.trim() !== type.title || active !== type.active || JSON.stringify(values) !== JSON.stringify(written(type));
  useUnsaved(isChanged, `the settings of “${type.title}”`);

  function wrong(): string | undefined {
    if (!title.trim()) return "Give it a name.";
    if (place.trim() && !isPlace(place.trim()))
      return "Meeting link or place: begin a link with https://, or describe the place in words.";
    for (const { name, label, min, max } of numbers) {
      const text = values[name].trim();
      if (name === "dailyLimit" && text === "") continue;
      const value = Number(text);
      const isWhole = name === "noticeHours" || Number.isInteger(value);
      if (text === "" || !isWhole || !(value >= min && value <= max))
        return `${label}: a number from ${min} to ${max}.`;
    }
    return undefined;
  }

  const save = useAction(async () => {
    const found = wrong();
    if (found) throw new Error(found);
    const { noticeHours, dailyLimit, ...rest } = values;
    const data: EventType = {
      key: type.key,
      title: title.trim(),
      active,
      minutes: Number(rest.minutes),
      slotStep: Number(rest.slotStep),
      place: place.trim() || null,
      bufferBefore: Number(rest.bufferBefore),
      bufferAfter: Number(rest.bufferAfter),
      windowDays: Number(rest.windowDays),
      noticeMinutes: Math.round(Number(noticeHours) * 60),
      dailyLimit: dailyLimit.trim() ? Number(dailyLimit) : null,
    };
    await withSession(() => saveEventType({ data }));
    await invalidate("bookings");
    toast({ title: `${data.title} saved`, type: "success" });
  });
  return (
    <FormCard title={type.title} note={active ? undefined : "Cannot be booked at present."}>
      <FieldsForm onSubmit={save.run}>
        <TextField label="Name" maxLength={80} value={title} onChange={setTitle} />
        <TextField
          label="Meeting link or place"
          help="Shown on the booking page, in the emails and in the calendar entry. If it is empty, visitors read that you call or send a link before the start."
          maxLength={500}
          value={place}
          onChange={setPlace}
        />
        <FieldRow>
          {numbers.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              type="number"
              inputMode="numeric"
              value={values[name]}
              onChange={(value) => setValues((known) => ({ ...known, [name]: value }))}
            />
          ))}
        </FieldRow>
        <Checkbox label="Visitors can book it" checked={active} onChange={({ target }) => setActive(target.checked)} />
        <Problem text={save.problem} />
        <Button type="submit" size="sm" kind="secondary" busy={save.busy}>
          Save {type.title.toLowerCase()}
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
