import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { FormField } from "../form-shape.ts";
import { maxLengthOf } from "../read-form.ts";

type FormFieldProps = {
  field: FormField;
  id: string;
  value: string;
  error?: string | undefined;
};

/** One question: label above, control, help and error below. Browsers check by the same rules as the server. */
export function FormFieldRow({ field, id, value, error }: FormFieldProps) {
  const required = field.required !== undefined;
  const shared = { name: field.name, required };
  const wide = field.half ? undefined : "sm:col-span-full";
  if (field.kind === "checkbox") {
    return (
      <Checkbox
        {...shared}
        id={id}
        label={field.label}
        {...(field.help ? { help: field.help } : {})}
        {...(error ? { error } : {})}
        value="yes"
        defaultChecked={value === "yes"}
        className="sm:col-span-full"
      />
    );
  }
  const typed = { ...shared, defaultValue: value, autoComplete: field.autoComplete, maxLength: maxLengthOf(field) };
  return (
    <Field
      id={id}
      label={field.label}
      help={field.help}
      optional={!required}
      {...(error ? { error } : {})}
      {...(wide ? { className: wide } : {})}
    >
      {(control) => {
        if (field.kind === "textarea") return <Textarea {...control} {...typed} rows={field.rows ?? 5} />;
        if (field.kind === "select") {
          return (
            <Select {...control} {...shared} defaultValue={value} autoComplete={field.autoComplete}>
              <option value="">{field.placeholder ?? "Please choose"}</option>
              {field.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          );
        }
        return <TextInput {...control} {...typed} type={field.kind} />;
      }}
    </Field>
  );
}
