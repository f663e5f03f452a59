import { classNames } from "../../../lib/class-names.ts";
import { AffixInput } from "../../../ui/affix-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type RoiFieldName, roiFields } from "../roi-copy.ts";
import { readField } from "../roi-fields.ts";
import { searchNames } from "../roi-search.ts";

type RoiFieldProps = {
  name: RoiFieldName;
  text: string;
  locale: string | undefined;
  error?: string;
  hint?: string;
  optional?: boolean;
  onChange: (text: string) => void;
};

export function RoiField({ name, text, locale, error, hint, optional, onChange }: RoiFieldProps) {
  const { label, spokenUnit, prefix, suffix } = roiFields[name];
  const reading = readField(name, text, locale);
  // A doubtful reading is already explained by the error.
  const note = error && reading.note?.doubtful ? undefined : reading.note;
  const help = (
    <>
      {note ? (
        <span className={classNames("block", note.doubtful ? "font-semibold text-signal" : "text-ink tabular-nums")}>
          {note.text}{" "}
        </span>
      ) : null}
      {hint}
    </>
  );
  const fullLabel = spokenUnit ? (
    <>
      {label} <VisuallyHidden>{spokenUnit}</VisuallyHidden>
    </>
  ) : (
    label
  );
  return (
    <Field label={fullLabel} error={error} optional={optional} help={note || hint ? help : undefined}>
      {(control) => (
        <AffixInput
          {...control}
          name={searchNames[name]}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          prefix={prefix}
          suffix={suffix}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
        />
      )}
    </Field>
  );
}
