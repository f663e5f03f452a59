import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { useFieldNotes } from "./field.tsx";

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
};

export function Checkbox({ label, help, error, id, className, ...rest }: CheckboxProps) {
  const { control, notes } = useFieldNotes({ id, error, help });
  return (
    <div className={classNames("field", className)}>
      <div className="check">
        <input {...rest} {...control} type="checkbox" />
        <label htmlFor={control.id}>{label}</label>
      </div>
      {notes}
    </div>
  );
}
