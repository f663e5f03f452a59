import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { changePassword } from "../../../features/accounts/identity-client.ts";
import { minNewPasswordLength, newPasswordTooShort } from "../../../features/accounts/sign-in-check.ts";
import { PasswordField } from "../../../features/accounts/ui/password-field.tsx";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FieldRow, FormCard } from "../kit/form-layout.tsx";
import { refreshSessions } from "./sessions-query.ts";

/** Changes the password; every other session ends. */
export function PasswordCard() {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [errors, setErrors] = useState<{ current?: string; next?: string }>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problems = {
      ...(current ? {} : { current: "Enter your current password." }),
      ...(next.length < minNewPasswordLength ? { next: newPasswordTooShort } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await changePassword(current, next);
      setCurrent("");
      setNext("");
      toast({ title: "Your password was changed", description: "Every other session was ended.", type: "success" });
      await refreshSessions(queryClient);
    } catch (failure) {
      setErrors({ current: errorMessage(failure) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormCard title="Password" note="A sentence that only you know is easy to remember and hard to guess.">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <FieldRow>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.current}
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={`At least ${minNewPasswordLength} characters.`}
            error={errors.next}
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
        </FieldRow>
        <Button type="submit" kind="secondary" busy={busy} className="justify-self-start">
          Change password
        </Button>
      </form>
    </FormCard>
  );
}
