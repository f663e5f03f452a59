import { EntryList } from "../../../../admin/fields/entry-list.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../../ui/text-field.tsx";
import { type QuestionKind, questionLimits } from "../../event-types/booking-question.ts";
import type { QuestionDraft } from "./event-type-values.ts";

const kinds: readonly { value: QuestionKind; label: string }[] = [
  { value: "short", label: "Short text" },
  { value: "long", label: "Long text" },
  { value: "choice", label: "Choice" },
  { value: "yes-no", label: "Yes or no" },
  { value: "phone", label: "Phone number" },
];

const newQuestion = (): QuestionDraft => ({
  id: crypto.randomUUID().replaceAll("-", "").slice(0, 12),
  kind: "short",
  label: "",
  required: false,
  options: "",
});

type QuestionsFieldProps = { questions: readonly QuestionDraft[]; onChange: (questions: QuestionDraft[]) => void };

export function QuestionsField({ questions, onChange }: QuestionsFieldProps) {
  return (
    <fieldset>
      <legend className="field-label">Questions</legend>
      <p className="field-help">
        Asked besides name, email, organisation and topic. You read the answers with the booking, in the notification
        and in your calendar.
      </p>
      <EntryList
        rows={questions}
        keyOf={({ id }) => id}
        nameOf={(_, index) => `question ${index + 1}`}
        add={{ label: "Add question", max: questionLimits.questions, create: newQuestion }}
        onChange={onChange}
        className="grid gap-3 border-t pt-3"
      >
        {(question, index, put) => (
          <>
            <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_168px]">
              <TextField
                label={`Question ${index + 1}`}
                maxLength={questionLimits.label}
                value={question.label}
                onChange={(label) => put({ ...question, label })}
              />
              <SelectField
                label="Answer"
                value={question.kind}
                options={kinds}
                onChange={(selected) =>
                  put({ ...question, kind: kinds.find(({ value }) => value === selected)?.value ?? question.kind })
                }
              />
            </div>
            {question.kind === "choice" ? (
              <TextareaField
                label="Choices"
                help="One on each line."
                rows={3}
                value={question.options}
                onChange={(options) => put({ ...question, options })}
              />
            ) : null}
            <Checkbox
              label="An answer is required"
              checked={question.required}
              onChange={({ target }) => put({ ...question, required: target.checked })}
            />
          </>
        )}
      </EntryList>
    </fieldset>
  );
}
