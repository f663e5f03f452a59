import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FieldsForm } from "../../../admin/fields/fields-form.tsx";
import { FieldRow, FormCard } from "../../../admin/fields/form-layout.tsx";
import { HttpError } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { changePassword, type NewProof } from "../identity-client.ts";
import { minNewPasswordLength, newPasswordTooShort } from "../sign-in-check.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { refreshSessions } from "./sessions-query.ts";

/** What may be wrong with the new password, not with who asks. */
const newPasswordCodes = ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_COMMON"];

/** Changes the password; every other session ends. `asksCode`: with a code of the second factor too. */
export function PasswordCard({ asksCode }: { asksCode: boolean }) {
  const queryClient = useQueryClient();
  const [next, setNext] = useState("");
  const [problem, setProblem] = useState<string>();

  async function change(given: NewProof): Promise<void> {
    await changePassword(next, given);
    setNext("");
    toast({ title: "Your password was changed", description: "Every other session was ended.", type: "success" });
    await refreshSessions(queryClient);
  }

  const proof = useProof(asksCode, change, {
    areComplete() {
      const isShort = next.length < minNewPasswordLength;
      setProblem(isShort ? newPasswordTooShort : undefined);
      return !isShort;
    },
    explain(failure) {
      if (!(failure instanceof HttpError && newPasswordCodes.includes(failure.code ?? ""))) return false;
      setProblem(failure.message);
      return true;
    },
  });

  return (
    <FormCard title="Password" note="A sentence that only you know is easy to remember and hard to guess.">
      <FieldsForm onSubmit={proof.run}>
        <FieldRow>
          <ProofFields proof={proof} passwordLabel="Current password" />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={`At least ${minNewPasswordLength} characters.`}
            error={problem}
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
        </FieldRow>
        <Button type="submit" kind="secondary" busy={proof.busy}>
          Change password
        </Button>
      </FieldsForm>
    </FormCard>
  );
}
