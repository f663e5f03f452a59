import { zoneName } from "../../lib/zoned-time.ts";
import { TextField } from "../../ui/text-field.tsx";

/** ISO timestamp as a datetime-local value in the browser's time zone. */
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
  id?: string | undefined;
  error?: string | undefined;
};

/** The value is an ISO timestamp or empty. */
export function DateField({ label, value, onChange, id, error }: DateFieldProps) {
  return (
    <TextField
      label={label}
      id={id}
      error={error}
      help={`Your time zone, ${zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone)}`}
      type="datetime-local"
      value={toLocalInput(value)}
      onChange={(local) => onChange(local ? new Date(local).toISOString() : "")}
    />
  );
}
