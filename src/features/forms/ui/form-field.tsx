import { useContext } from "react";
import { useCopy } from "../../../facts/use-site.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, useFieldNotes } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea, TextInput } from "../../../ui/text-input.tsx";
import { UiWords } from "../../../ui/ui-words.ts";
import { formCopy } from "../form-copy.ts";
import type { FormField } from "../form-shape.ts";
import { maxLengthOf } from "../read-form.ts";

type FormFieldProps = {
  field: FormField;
  id: string;
  value: string;
  error?: string | undefined;
};

export function FormFieldRow({ field, id, value, error }: FormFieldProps) {
  const form = useCopy(formCopy);
  const required = field.required !== undefined;
  const shared = { name: field.name, required };
  const width = field.half ? undefined : "sm:col-span-full";
  if (field.kind === "checkbox") {
    return (
      <Checkbox
        {...shared}
        id={id}
        label={field.label}
        help={field.help}
        error={error}
        value="yes"
        defaultChecked={value === "yes"}
        className="sm:col-span-full"
      />
    );
  }
  if (field.kind === "radio") return <RadioFields {...{ field, id, value, error }} />;
  const textProps = { ...shared, defaultValue: value, autoComplete: field.autoComplete, maxLength: maxLengthOf(field) };
  return (
    <Field id={id} label={field.label} help={field.help} optional={!required} error={error} className={width}>
      {(control) => {
        if (field.kind === "textarea") return <Textarea {...control} {...textProps} rows={field.rows ?? 5} />;
        if (field.kind === "select") {
          return (
            <Select {...control} {...shared} defaultValue={value} autoComplete={field.autoComplete}>
              <option value="">{form.choose}</option>
              {field.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          );
        }
        return <TextInput {...control} {...textProps} type={field.kind} />;
      }}
    </Field>
  );
}

type RadioFieldsProps = Omit<FormFieldProps, "field"> & { field: Extract<FormField, { kind: "radio" }> };

/** The first option has the field's id, the target of links from the error summary. */
function RadioFields({ field, id, value, error }: RadioFieldsProps) {
  const { name, label, options, required, help } = field;
  const words = useContext(UiWords);
  const { control, notes } = useFieldNotes({ id, ...(error ? { error } : {}), help });
  return (
    <fieldset className="field sm:col-span-full">
      <legend className="field-label">
        {label}
        {required === undefined ? <span> {words.optional}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {options.map((option, index) => (
          <label key={option.value} className="check min-h-11 items-center">
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={name}
              value={option.value}
              required={required !== undefined}
              defaultChecked={value === option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
