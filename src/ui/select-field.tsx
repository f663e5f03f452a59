import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

export type Option = { value: string; label: string };

type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  disabled?: boolean;
  help?: string;
  error?: string | undefined;
  className?: string;
};

export function SelectField({ label, help, error, options, onChange, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Select {...control} {...rest} onChange={({ target }) => onChange(target.value)}>
          <Options options={options} />
        </Select>
      )}
    </Field>
  );
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
