import { ArrowUp, Plus, X } from "lucide-react";
import { useRef } from "react";
import { useAddedEntry } from "../../../../admin/fields/use-added-entry.ts";
import { moveItem } from "../../../../lib/move-item.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
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
  const add = useRef<HTMLButtonElement>(null);
  const [list, showEntry] = useAddedEntry<HTMLOListElement>();

  function append(): void {
    onChange([...questions, newQuestion()]);
    showEntry(questions.length);
  }
  const put = (index: number, part: Partial<QuestionDraft>) =>
    onChange(questions.map((known, at) => (at === index ? { ...known, ...part } : known)));

  function remove(index: number): void {
    onChange(questions.filter((_, at) => at !== index));
    add.current?.focus();
  }
  const moveUp = (index: number) => onChange(moveItem(questions, index, -1));
  return (
    <fieldset>
      <legend className="field-label">Questions</legend>
      <p className="field-help">
        Asked besides name, email, organisation and topic. You read the answers with the booking, in the notification
        and in your calendar.
      </p>
      <ol ref={list} className="my-3 grid gap-3">
        {questions.map(({ id, kind, label, required, options }, index) => (
          <li key={id} className="grid gap-3 border-t pt-3">
            <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_168px_auto]">
              <TextField
                label={`Question ${index + 1}`}
                maxLength={questionLimits.label}
                value={label}
                onChange={(text) => put(index, { label: text })}
              />
              <SelectField
                label="Answer"
                value={kind}
                options={kinds}
                onChange={(chosen) => put(index, { kind: kinds.find(({ value }) => value === chosen)?.value ?? kind })}
              />
              <span className="flex justify-self-end">
                <IconButton
                  label={`Move question ${index + 1} up`}
                  bare
                  disabled={index === 0}
                  onClick={() => moveUp(index)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton label={`Remove question ${index + 1}`} bare onClick={() => remove(index)}>
                  <X />
                </IconButton>
              </span>
            </div>
            {kind === "choice" ? (
              <TextareaField
                label="Choices"
                help="One on each line."
                rows={3}
                value={options}
                onChange={(text) => put(index, { options: text })}
              />
            ) : null}
            <Checkbox
              label="An answer is required"
              checked={required}
              onChange={({ target }) => put(index, { required: target.checked })}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        kind="secondary"
        size="sm"
        disabled={questions.length >= questionLimits.questions}
        onClick={append}
      >
        <Plus />
        Add question
      </Button>
    </fieldset>
  );
}
