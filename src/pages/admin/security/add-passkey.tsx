import { useRef, useState } from "react";
import { addPasskey } from "../../../features/accounts/passkeys.ts";
import { PasswordField } from "../../../features/accounts/ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useAction } from "../kit/use-action.ts";
import { browserName } from "./browser-name.ts";
import { StepForm } from "./step-form.tsx";

type AddPasskeyProps = { onAdded: () => Promise<void>; onCancel: () => void };

/** A name for the device and the password; then the device asks for finger, face or code. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const [name, setName] = useState(() => browserName(navigator.userAgent));
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run } = useAction(async () => {
    if (!password) throw new Error("Enter your password.");
    await addPasskey(name.trim().slice(0, 60) || browserName(navigator.userAgent), password);
    await onAdded();
  });
  return (
    <StepForm
      field={field}
      confirm="Add the passkey"
      busy={busy}
      onSubmit={run}
      onCancel={onCancel}
      className="is-narrow"
    >
      <TextField label="Name of this device" ref={field} value={name} onChange={setName} autoComplete="off" />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={problem}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </StepForm>
  );
}
