import { type ReactNode, useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { FormDraft } from "../../../../admin/fields/form-draft.tsx";
import { cardClass, FieldRow, FieldsForm } from "../../../../admin/fields/form-layout.tsx";
import { Problem } from "../../../../admin/states.tsx";
import { StatusChip } from "../../../../admin/status-chip.tsx";
import { useUnsaved } from "../../../../admin/unsaved.ts";
import { FieldErrors, useAction } from "../../../../admin/use-change.ts";
import { isHidden } from "../../../../facts/hidden-pages.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../../ui/text-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { bookingPageOf, type EventType, hasBuiltInPage } from "../../booking.ts";
import { saveEventType } from "../../bookings.admin.functions.ts";
import { hasFixedLength } from "../../event-types/event-type-length.ts";
import { type Meets, meetings } from "../../event-types/meeting.ts";
import type { WeeklyHours } from "../../weekly-hours.ts";
import {
  type EventTypeErrors,
  type EventTypeValues,
  eventTypeNumbers,
  readEventType,
  toEventTypeValues,
} from "./event-type-values.ts";
import { HoursFields, hoursLine, hoursOf, sortedHours } from "./hours-fields.tsx";
import { QuestionsField } from "./questions-field.tsx";

const meetingLabels: Record<Meets, string> = { video: "By video", phone: "By phone", "in-person": "In person" };
const meetingOptions = meetings.map((value) => ({ value, label: meetingLabels[value] }));

const placeFields: Record<Meets, { label: string; help: string }> = {
  video: {
    label: "Meeting link",
    help: "Shown on the booking page, in the emails and in the calendar entry. Write {code} where each booking gets a room of its own, as in https://meet.jit.si/{code}. If it is empty, visitors read that there’s no link yet; add it to each booking, and they get it by email.",
  },
  phone: {
    label: "Number to call",
    help: "Leave it empty to call them: the form then asks for their phone number.",
  },
  "in-person": {
    label: "Place",
    help: "Shown on the booking page, in the emails and in the calendar entry. If it is empty, visitors read that it isn’t set yet; add it to each booking, and they get it by email.",
  },
};

const eventTypeLabels: Record<keyof EventTypeValues, string> = {
  title: "Name",
  active: "Bookable",
  meets: "Takes place",
  description: "Description",
  place: "Place",
  numbers: "Durations, notice and limits",
  otherLengths: "Other durations",
  hours: "Custom hours",
  questions: "Questions",
};

/** Ignores the order of the hours. */
const isSame = (a: EventType, b: EventType) =>
  sortedHours(a.hours) === sortedHours(b.hours) &&
  JSON.stringify(toEventTypeValues({ ...a, hours: null })) === JSON.stringify(toEventTypeValues({ ...b, hours: null }));

/** Without the keys of the hours, which differ after a reload. */
const draftOf = (values: EventTypeValues) => ({ ...values, hours: values.hours && hoursOf(values.hours) });

/** `stored`, except for what was edited since `base`. */
function withEdits<Values extends object>(base: Values, edited: Values, stored: Values): Values {
  const before = new Map(Object.entries(base));
  const isEdit = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name));
  const edits = Object.entries(edited).filter(isEdit);
  return { ...stored, ...Object.fromEntries(edits) };
}

type EventTypeCardProps = {
  type: EventType;
  general: readonly WeeklyHours[];
  isNew: boolean;
  /** Order, copy, retire. */
  actions: ReactNode;
};

export function EventTypeCard({ type, general, isNew, actions }: EventTypeCardProps) {
  const site = useSite();
  const [isOpen, setOpen] = useState(isNew);
  const [base, setBase] = useState(type);
  const [values, setValues] = useState(() => toEventTypeValues(type));
  // Saved elsewhere: what was not edited here follows.
  if (!isSame(base, type)) {
    const [before, now] = [toEventTypeValues(base), toEventTypeValues(type)];
    setBase(type);
    setValues({
      ...withEdits(before, values, now),
      numbers: withEdits(before.numbers, values.numbers, now.numbers),
      hours: sortedHours(values.hours) === sortedHours(base.hours) ? now.hours : values.hours,
    });
  }
  const { active, hours, meets, numbers } = values;
  const change = (part: Partial<typeof values>) => setValues((current) => ({ ...current, ...part }));
  const parsed = readEventType(type.key, values);
  const [isChecked, setChecked] = useState(false);
  const errors: EventTypeErrors = isChecked ? parsed.errors : {};
  const stored = toEventTypeValues(type);
  const isChanged = !isSame(parsed.type, type);
  const isPageHidden = isHidden(site, bookingPageOf(type.key));
  useUnsaved(isChanged, `the settings of “${type.title}”`);

  const save = useAction(async () => {
    const isValid = Object.values(parsed.errors).every((error) => error === undefined);
    setChecked(!isValid);
    if (!isValid) throw new FieldErrors();
    await saveEventType({ data: parsed.type });
    toast({ title: `${parsed.type.title} saved`, type: "success" });
  });
  return (
    <section className={cardClass("py-0! max-tablet:py-0!")}>
      <FormDraft
        kind={`event type ${type.key}`}
        labels={eventTypeLabels}
        values={draftOf(isChanged ? values : stored)}
        stored={draftOf(stored)}
        onRestore={(draft) => {
          setValues({ ...draft, hours: draft.hours?.map(hoursLine) ?? null });
          setOpen(true);
        }}
      />
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="grid min-h-16 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 before:size-1.75 before:-rotate-45 before:border-tide before:border-r-2 before:border-b-2 group-open:before:rotate-45">
          <span>
            <h2>{type.title}</h2>
            <small>
              {type.minutes} minutes, {meetingLabels[type.meets].toLowerCase()}
            </small>
          </span>
          <StatusChip tone={type.active && !isPageHidden ? "done" : "open"}>
            {type.active && !isPageHidden ? "Can be booked" : "Cannot be booked"}
          </StatusChip>
        </summary>
        <div className="grid gap-4 border-t py-5">
          <FieldsForm onSubmit={save.run}>
            <TextField
              label="Name"
              error={errors.title}
              maxLength={80}
              value={values.title}
              onChange={(title) => change({ title })}
            />
            {hasBuiltInPage(type.key) ? null : (
              <TextareaField
                label="Description"
                help="What it is about, on its page and in search results."
                optional
                rows={3}
                maxLength={600}
                value={values.description}
                onChange={(description) => change({ description })}
              />
            )}
            <FieldRow>
              <SelectField
                label="Takes place"
                value={meets}
                options={meetingOptions}
                onChange={(selected) => change({ meets: meetings.find((value) => value === selected) ?? meets })}
              />
              <TextField
                {...placeFields[meets]}
                error={errors.place}
                maxLength={500}
                value={values.place}
                onChange={(place) => change({ place })}
              />
            </FieldRow>
            <FieldRow>
              {eventTypeNumbers.map(({ name, ...field }) => (
                <TextField
                  key={name}
                  {...field}
                  error={errors[name]}
                  type="number"
                  inputMode="numeric"
                  value={numbers[name]}
                  onChange={(value) => change({ numbers: { ...numbers, [name]: value } })}
                />
              ))}
              {hasFixedLength(type.key) ? null : (
                <TextField
                  label="Other durations (minutes)"
                  help="Such as 15, 60: visitors then choose. If empty: one duration, no choice."
                  error={errors.otherLengths}
                  maxLength={60}
                  value={values.otherLengths}
                  onChange={(otherLengths) => change({ otherLengths })}
                />
              )}
            </FieldRow>
            <QuestionsField questions={values.questions} onChange={(questions) => change({ questions })} />
            <Problem text={errors.questions} />
            <Checkbox
              label="Custom hours"
              help="Otherwise your weekly hours. Days off count for both."
              checked={hours !== null}
              onChange={({ target }) => change({ hours: target.checked ? general.map(hoursLine) : null })}
            />
            {hours ? (
              <fieldset>
                <legend className="sr-only">Hours of {type.title.toLowerCase()}</legend>
                <HoursFields lines={hours} onChange={(lines) => change({ hours: lines })} />
                <Problem text={errors.hours} />
              </fieldset>
            ) : null}
            <Checkbox
              label="Bookable"
              {...(isPageHidden && { help: "Its page is hidden, so visitors can’t book it.", disabled: true })}
              checked={active && !isPageHidden}
              onChange={({ target }) => change({ active: target.checked })}
            />
            <Problem text={save.problem} />
            <AdminButton submits={save}>Save {type.title.toLowerCase()}</AdminButton>
          </FieldsForm>
          {actions}
        </div>
      </details>
    </section>
  );
}
