import { Eye, EyeOff } from "lucide-react";
import { type ComponentPropsWithRef, useState } from "react";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

type PasswordFieldProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: string;
  help?: string;
  error?: string | undefined;
};

export function PasswordField({ label, help, error, ...rest }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            {...rest}
            type={isVisible ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={isVisible ? "Hide the password" : "Show the password"}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control"
          >
            {isVisible ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  );
}
