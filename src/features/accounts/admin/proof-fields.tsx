import { type Ref, useState } from "react";
import { useAction } from "../../../admin/use-change.ts";
import { errorMessage, HttpError } from "../../../lib/error-message.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { NewProof } from "../identity-client.ts";
import { PasswordField } from "../ui/password-field.tsx";

type Problems = { password?: string; code?: string };

/** Status of the response if the code is missing, wrong or already used. */
const wrongCodeStatus = 422;

/** Additional fields of the form, which show their own errors. */
type OtherFields = {
  areComplete?: () => boolean;
  /** Whether a server error concerns one of them. */
  explain?: (failure: unknown) => boolean;
};

/** Re-authenticates for `action`; shows rejections at the field they concern. */
export function useProof(asksCode: boolean, action: (proof: NewProof) => Promise<unknown>, others: OtherFields = {}) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const { busy, run } = useAction(async () => {
    const missing: Problems = {
      ...(password ? {} : { password: "Enter your password." }),
      ...(asksCode && !code.trim() ? { code: "Enter the code of your app, or a backup code." } : {}),
    };
    setProblems(missing);
    const areComplete = others.areComplete?.() ?? true;
    if (!areComplete || Object.keys(missing).length > 0) return;
    try {
      await action({ password, ...(asksCode ? { code } : {}) });
      setPassword("");
      setCode("");
    } catch (failure) {
      if (others.explain?.(failure)) return;
      const isCode = failure instanceof HttpError && failure.status === wrongCodeStatus;
      setProblems({ [isCode ? "code" : "password"]: errorMessage(failure) });
    }
  });
  return { asksCode, password, setPassword, code, setCode, problems, busy, run };
}

type ProofFieldsProps = {
  proof: ReturnType<typeof useProof>;
  first?: Ref<HTMLInputElement>;
  passwordLabel?: string;
};

export function ProofFields({ proof, first, passwordLabel = "Your password" }: ProofFieldsProps) {
  return (
    <>
      <PasswordField
        label={passwordLabel}
        autoComplete="current-password"
        ref={first}
        error={proof.problems.password}
        value={proof.password}
        onChange={({ target }) => proof.setPassword(target.value)}
      />
      {proof.asksCode ? (
        <TextField
          label="Code"
          help="From your app, or one of your backup codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={proof.problems.code}
          value={proof.code}
          onChange={proof.setCode}
        />
      ) : null}
    </>
  );
}
