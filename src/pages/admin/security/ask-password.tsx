import { useRef, useState } from "react";
import { PasswordField } from "../../../features/accounts/ui/password-field.tsx";
import { useAction } from "../kit/use-action.ts";
import { StepForm } from "./step-form.tsx";

type AskPasswordProps = { label: string; onConfirm: (password: string) => Promise<void>; onCancel: () => void };

/** The password again, before a step that changes how one signs in. */
export function AskPassword({ label, onConfirm, onCancel }: AskPasswordProps) {
  const [password, setPassword] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run } = useAction(async () => {
    if (!password) throw new Error("Enter your password.");
    await onConfirm(password);
  });
  return (
    <StepForm field={field} confirm={label} busy={busy} onSubmit={run} onCancel={onCancel} className="is-narrow">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        ref={field}
        error={problem}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </StepForm>
  );
}
