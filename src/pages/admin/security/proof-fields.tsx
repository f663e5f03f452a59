import { type Ref, useState } from "react";
import { IdentityError, type NewProof } from "../../../features/accounts/identity-client.ts";
import { PasswordField } from "../../../features/accounts/ui/password-field.tsx";
import { errorMessage } from "../../../lib/error-message.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useAction } from "../kit/use-action.ts";

type Problems = { password?: string; code?: string };

/** What the server answers when the code is missing, wrong or used. */
const wrongCodeStatus = 422;

/**
 * Asks again who is there before `work`: the password, and with `asksCode` a code of the second factor. What the server
 * rejects is said beside the field that it concerns. `isReady` looks at the other fields of the same form before anything
 * is sent, and says what they lack itself.
 */
export function useProof(
  asksCode: boolean,
  work: (proof: NewProof) => Promise<unknown>,
  isReady: () => boolean = () => true,
) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const { busy, run } = useAction(async () => {
    const missing: Problems = {
      ...(password ? {} : { password: "Enter your password." }),
      ...(asksCode && !code.trim() ? { code: "Enter the code of your app, or a backup code." } : {}),
    };
    setProblems(missing);
    const complete = isReady() && Object.keys(missing).length === 0;
    if (!complete) return;
    try {
      await work({ password, ...(asksCode ? { code } : {}) });
    } catch (failure) {
      const isCode = failure instanceof IdentityError && failure.status === wrongCodeStatus;
      setProblems({ [isCode ? "code" : "password"]: errorMessage(failure) });
    }
  });
  const clear = () => {
    setPassword("");
    setCode("");
  };
  return { asksCode, password, setPassword, code, setCode, clear, problems, busy, run };
}

type ProofFieldsProps = {
  proof: ReturnType<typeof useProof>;
  first?: Ref<HTMLInputElement>;
  passwordLabel?: string;
};

/** The fields of a proof; `first` is the password's. */
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
