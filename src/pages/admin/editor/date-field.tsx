import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** An ISO timestamp as the field of the browser writes it, in the browser's time zone. */
export function toLocalInput(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

type DateFieldProps = {
  label: string;
  value: string;
  onChange: (iso: string) => void;
  error?: string | undefined;
  help?: string;
};

/** A date with its time; the value is an ISO timestamp, or empty. */
export function DateField({ label, value, onChange, error, help }: DateFieldProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Field label={label} error={error} help={help ?? `Time in ${zone}`}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={toLocalInput(value)}
          onChange={({ target }) => onChange(target.value ? new Date(target.value).toISOString() : "")}
        />
      )}
    </Field>
  );
}
