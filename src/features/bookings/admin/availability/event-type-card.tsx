import { useState } from "react";
import { FieldsForm } from "../../../../admin/fields/fields-form.tsx";
import { FieldRow, FormCard } from "../../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { Problem } from "../../../../admin/states.tsx";
import { useUnsaved } from "../../../../admin/unsaved.ts";
import { useAction } from "../../../../admin/use-action.ts";
import { useInvalidate } from "../../../../admin/use-admin-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import type { EventType } from "../../booking.ts";
import { saveEventType } from "../../bookings.admin.functions.ts";
import { hasFixedLength } from "../../event-types/event-type-length.ts";
import type { WeeklyHours } from "../../weekly-hours.ts";
import { eventTypeNumbers, readEventType, writtenEventType } from "./event-type-values.ts";
import { HoursFields, hoursLine, inOrder } from "./hours-fields.tsx";
import { QuestionsField } from "./questions-field.tsx";

/** Whether two event types have the same rules, in whatever order their hours are. */
const isSame = (one: EventType, other: EventType) =>
  inOrder(one.hours) === inOrder(other.hours) &&
  JSON.stringify(writtenEventType({ ...one, hours: null })) ===
    JSON.stringify(writtenEventType({ ...other, hours: null }));

type EventTypeCardProps = {
  type: EventType;
  /** The general hours, with which those of its own begin. */
  general: readonly WeeklyHours[];
};

/** The rules of one kind of conversation. */
export function EventTypeCard({ type, general }: EventTypeCardProps) {
  const [values, setValues] = useState(() => writtenEventType(type));
  const { active, hours, numbers } = values;
  const change = (part: Partial<typeof values>) => setValues((known) => ({ ...known, ...part }));
  const invalidate = useInvalidate();
  const written = readEventType(type.key, values);
  useUnsaved(!isSame(written.type, type), `the settings of “${type.title}”`);

  const save = useAction(async () => {
    if (written.problem) throw new Error(written.problem);
    await withSession(() => saveEventType({ data: written.type }));
    await invalidate("bookings");
    toast({ title: `${written.type.title} saved`, type: "success" });
  });
  return (
    <FormCard title={type.title} note={active ? undefined : "Cannot be booked at present."}>
      <FieldsForm onSubmit={save.run}>
        <TextField label="Name" maxLength={80} value={values.title} onChange={(title) => change({ title })} />
        <TextField
          label="Meeting link or place"
          help="Shown on the booking page, in the emails and in the calendar entry. If it is empty, visitors read that you call or send a link before the start."
          maxLength={500}
          value={values.place}
          onChange={(place) => change({ place })}
        />
        <FieldRow>
          {eventTypeNumbers.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              type="number"
              inputMode="numeric"
              value={numbers[name]}
              onChange={(value) => change({ numbers: { ...numbers, [name]: value } })}
            />
          ))}
          {hasFixedLength(type.key) ? null : (
            <TextField
              label="Further lengths in minutes"
              help="Such as 15, 60: visitors then choose. Empty: one length, no choice."
              maxLength={60}
              value={values.otherLengths}
              onChange={(otherLengths) => change({ otherLengths })}
            />
          )}
        </FieldRow>
        <QuestionsField questions={values.questions} onChange={(questions) => change({ questions })} />
        <Checkbox
          label="Its own weekly hours"
          help="Otherwise the weekly hours above. Days off count for both."
          checked={hours !== null}
          onChange={({ target }) => change({ hours: target.checked ? general.map(hoursLine) : null })}
        />
        {hours ? (
          <fieldset>
            <legend className="sr-only">Hours of {type.title.toLowerCase()}</legend>
            <HoursFields lines={hours} onChange={(lines) => change({ hours: lines })} />
          </fieldset>
        ) : null}
        <Checkbox
          label="Visitors can book it"
          checked={active}
          onChange={({ target }) => change({ active: target.checked })}
        />
        <Problem text={save.problem} />
        <Button type="submit" size="sm" kind="secondary" busy={save.busy}>
          Save {type.title.toLowerCase()}
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
