import { useSite } from "../../facts/use-site.ts";
import { TextField } from "../../ui/text-field.tsx";
import { fromLocalInput, ownerZone, toLocalInput } from "../format-date-time.ts";

type DateFieldProps = {
  label: string;
  value: string;
  onChange: (iso: string) => void;
  id?: string | undefined;
  error?: string | undefined;
};

/** The value is an ISO timestamp or empty. */
export function DateField({ label, value, onChange, id, error }: DateFieldProps) {
  const site = useSite();
  return (
    <TextField
      label={label}
      id={id}
      error={error}
      help={`Your time zone, ${ownerZone(site)}`}
      type="datetime-local"
      // Otherwise browsers accept years of six digits.
      max="9999-12-31T23:59"
      value={toLocalInput(site, value)}
      onChange={(local) => onChange(fromLocalInput(site, local))}
    />
  );
}
