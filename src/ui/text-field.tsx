import type { ComponentPropsWithRef } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Textarea, TextInput } from "./text-input.tsx";

type Labelled = Omit<FieldProps, "children"> & { value: string; onChange: (value: string) => void };
type TextFieldProps = Labelled & Omit<ComponentPropsWithRef<"input">, keyof Labelled>;
type TextareaFieldProps = Labelled & Omit<ComponentPropsWithRef<"textarea">, keyof Labelled>;

/** Props that `Field` does not need go to the input. */
export function TextField({ label, help, error, optional, id, className, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} className={className}>
      {(control) => <TextInput {...control} {...rest} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}

export function TextareaField({ label, help, error, optional, id, className, onChange, ...rest }: TextareaFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional} id={id} className={className}>
      {(control) => <Textarea {...control} {...rest} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
