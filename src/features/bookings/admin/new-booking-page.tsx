import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { FieldRow, FieldsForm, FormCard, FormLayout, fieldsClass } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Pending, Problem } from "../../../admin/states.tsx";
import { unsaved, useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { hasEmailShape } from "../../../lib/web-url.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { FormValues } from "../../forms/form-shape.ts";
import { FormFieldRow } from "../../forms/ui/form-field.tsx";
import { addBooking, fetchBookingSettings } from "../bookings.admin.functions.ts";
import { bookingSource } from "../bookings.queries.ts";
import { type BookingQuestion, optionalQuestionFields, questionsOf } from "../event-types/booking-question.ts";
import { lengthsOf } from "../event-types/event-type-length.ts";
import { rejections } from "./booking-labels.tsx";
import { TimeFields } from "./time-fields.tsx";

type QuestionFieldsProps = {
  questions: readonly BookingQuestion[];
  answers: FormValues;
  onChange: (answers: FormValues) => void;
};

/** Optional for the owner. */
function QuestionFields({ questions, answers, onChange }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  function change({ target }: FormEvent) {
    const isControl =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement;
    if (isControl) onChange({ ...answers, [target.name]: target.value });
  }
  return (
    <FormCard title="Questions" note="As this event type asks them. Answers are in the booking and in your emails.">
      <div className={fieldsClass()} onChange={change}>
        {optionalQuestionFields(questions).map((field) => (
          <FormFieldRow key={field.name} field={field} id={field.name} value={answers[field.name] ?? ""} />
        ))}
      </div>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/bookings/new")({ component: NewBookingPage });

const noPerson = { name: "", email: "", organisation: "", topic: "" };

function NewBookingPage() {
  const site = useSite();
  const settings = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  const types = (settings.data?.types ?? []).filter(({ active }) => active);
  const [selectedType, setType] = useState("");
  const eventType = selectedType || types[0]?.key;
  const type = types.find(({ key }) => key === eventType);
  const lengths = type ? lengthsOf(type) : [];
  const [selectedLength, setLength] = useState<number>();
  const minutes = selectedLength ?? type?.minutes;
  const [start, setStart] = useState<number>();
  const [person, setPerson] = useState(noPerson);
  const [errors, setErrors] = useState<Partial<Record<"start" | keyof typeof noPerson, string | undefined>>>({});
  const [answers, setAnswers] = useState<FormValues>({});
  const navigate = useNavigate();
  useUnsaved(
    [...Object.values(person), ...Object.values(answers)].some((value) => value.trim() !== ""),
    "this booking",
  );

  const save = useAction(async () => {
    if (!eventType) return;
    const found = {
      start: start === undefined ? "Choose a day and a time." : undefined,
      name: person.name.trim() ? undefined : "Enter a name.",
      email: hasEmailShape(person.email.trim()) ? undefined : "Enter an email address such as anna@example.com.",
    };
    setErrors(found);
    if (start === undefined || found.name || found.email) throw new FieldErrors();
    const result = await addBooking({
      data: { eventType, start, minutes, zone: site.facts.timeZone, ...person, answers },
    });
    if (!result.ok) throw new Error(rejections[result.code]);
    unsaved.leave();
    toast({ title: "Booked", description: "The confirmation is on its way.", type: "success" });
    await navigate({ to: "/admin/bookings/$id", params: { id: String(result.value) } });
  });
  useShortcut("s", save.run);
  const field = (name: keyof typeof noPerson, maxLength: number) => ({
    maxLength,
    value: person[name],
    error: errors[name],
    onChange: (text: string) => {
      setPerson((current) => ({ ...current, [name]: text }));
      setErrors((current) => ({ ...current, [name]: undefined }));
    },
  });

  return (
    <>
      <PageBar
        title="New booking"
        back="booking"
        note="For someone who called. They get the same emails as if they had booked it themselves."
      />
      <FieldsForm onSubmit={save.run}>
        <FormLayout>
          <FormCard title="When">
            {settings.data ? (
              <SelectField
                label="Conversation"
                value={eventType ?? ""}
                options={types.map((option) => ({
                  value: option.key,
                  label: `${option.title}, ${lengthsOf(option).join(", ")} minutes`,
                }))}
                onChange={(key) => {
                  setType(key);
                  setLength(undefined);
                  setStart(undefined);
                  setAnswers({});
                }}
              />
            ) : (
              <Pending query={settings} what="the event types" />
            )}
            {lengths.length > 1 ? (
              <SelectField
                label="Duration"
                value={String(minutes ?? "")}
                options={lengths.map((length) => ({ value: String(length), label: `${length} minutes` }))}
                onChange={(length) => {
                  setLength(Number(length));
                  setStart(undefined);
                }}
              />
            ) : null}
            {eventType ? (
              <TimeFields
                key={`${eventType} ${minutes}`}
                source={bookingSource(eventType)}
                minutes={minutes}
                value={start}
                error={start === undefined ? errors.start : undefined}
                onChange={setStart}
              />
            ) : null}
          </FormCard>
          <FormCard title="Guest">
            <FieldRow>
              <TextField label="Name" autoComplete="off" {...field("name", 200)} />
              <TextField label="Email" type="email" autoComplete="off" {...field("email", 254)} />
            </FieldRow>
            <TextField label="Organisation" optional autoComplete="off" {...field("organisation", 200)} />
            <TextareaField
              label="Topic"
              optional
              help="Appears in the emails and the calendar entry."
              rows={3}
              {...field("topic", 500)}
            />
          </FormCard>
          <QuestionFields
            key={eventType}
            questions={type ? questionsOf(type) : []}
            answers={answers}
            onChange={setAnswers}
          />
          <Problem text={save.problem} />
          <Button type="submit" busy={save.busy}>
            Book it
          </Button>
        </FormLayout>
      </FieldsForm>
    </>
  );
}
