import { PictureField } from "../../../admin/media/picture-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Options } from "../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import type { SettingField } from "../setting.ts";

type SettingControlProps = {
  id: string;
  field: SettingField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  label?: string;
};

const zones = () => Intl.supportedValuesOf("timeZone");

export function SettingControl({ id, field, value, error, onChange, label = field.label }: SettingControlProps) {
  const { kind = "text", help, optional = false, autoComplete, maxLength = 200 } = field;
  const problem = error === undefined ? {} : { error };
  const hint = help === undefined ? {} : { help };
  const options = kind === "zone" ? [...new Set([value, ...zones()])] : field.options;
  if (options) {
    return (
      <Field id={id} label={label} {...problem} {...hint}>
        {(control) => (
          <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            <Options options={options.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))} />
          </Select>
        )}
      </Field>
    );
  }
  if (kind === "picture") {
    return <PictureField id={id} label={label} help={help} error={error} value={value} onChange={onChange} />;
  }
  const shared = { id, label, optional, value, onChange, ...problem, ...hint };
  if (kind === "lines") return <TextareaField {...shared} rows={3} maxLength={maxLength} />;
  return (
    <TextField
      {...shared}
      type={kind === "colour" ? "text" : kind}
      maxLength={kind === "time" ? undefined : maxLength}
      autoComplete={autoComplete ?? "off"}
    />
  );
}
