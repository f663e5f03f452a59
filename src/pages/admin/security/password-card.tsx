import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePassword } from "../../../features/accounts/identity-client.ts";
import { minNewPasswordLength, newPasswordTooShort } from "../../../features/accounts/sign-in-check.ts";
import { PasswordField } from "../../../features/accounts/ui/password-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { FieldsForm } from "../kit/fields-form.tsx";
import { FieldRow, FormCard } from "../kit/form-layout.tsx";
import { useAction } from "../kit/use-action.ts";
import { refreshSessions } from "./sessions-query.ts";

/** Changes the password; every other session ends. */
export function PasswordCard() {
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [errors, setErrors] = useState<{ current?: string; next?: string }>({});

  const change = useAction(async () => {
    const problems = {
      ...(current ? {} : { current: "Enter your current password." }),
      ...(next.length < minNewPasswordLength ? { next: newPasswordTooShort } : {}),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    await changePassword(current, next);
    setCurrent("");
    setNext("");
    toast({ title: "Your password was changed", description: "Every other session was ended.", type: "success" });
    await refreshSessions(queryClient);
  });

  return (
    <FormCard title="Password" note="A sentence that only you know is easy to remember and hard to guess.">
      <FieldsForm onSubmit={change.run}>
        <FieldRow>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.current ?? change.problem}
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
        <Button type="submit" kind="secondary" busy={change.busy}>
          Change password
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
