import type { FormEvent } from "react";
import { FormCard, fieldsClass } from "../../../admin/fields/form-layout.tsx";
import type { FormValues } from "../../forms/form-shape.ts";
import { FormFieldRow } from "../../forms/ui/form-field.tsx";
import { type BookingQuestion, optionalQuestionFields } from "../event-types/booking-question.ts";

type QuestionFieldsProps = {
  questions: readonly BookingQuestion[];
  answers: FormValues;
  onChange: (answers: FormValues) => void;
};

/** What the event type asks everyone who books it; for the owner each answer is optional. Nothing where it asks nothing. */
export function QuestionFields({ questions, answers, onChange }: QuestionFieldsProps) {
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
