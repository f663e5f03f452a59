import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { signIn } from "../identity-client.ts";
import { signInFailure, signInProblem } from "../sign-in-check.ts";
import { PasswordField } from "./password-field.tsx";

type PasswordFormProps = {
  /** Prefilled if the session has ended. */
  email?: string | undefined;
  /** Asks only for the password of this account. */
  isKnown?: boolean;
  onSignedIn: () => void;
  onSecondFactor: () => void;
};

/** Email and password (spec 2, 5 and 8). */
export function PasswordForm({
  email: initialEmail = "",
  isKnown = false,
  onSignedIn,
  onSecondFactor,
}: PasswordFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problem = signInProblem(email, password);
    setError(problem);
    if (problem) return;
    setBusy(true);
    try {
      if ((await signIn(email, password)) === "second-factor") onSecondFactor();
      else onSignedIn();
    } catch (failure) {
      setError(signInFailure(failure));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {error ? (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      ) : null}
      <Field label="Email" className={isKnown ? "hidden" : ""}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username webauthn"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" wide busy={busy} disabled={busy}>
        {isKnown ? "Confirm" : "Sign In"}
      </Button>
      <div className={isKnown ? "hidden" : "grid gap-1 text-sm text-ink-soft"}>
        <Link to="/login/forgot" className="inline-flex min-h-11 items-center justify-self-start">
          Forgot your password?
        </Link>
        <p>Contact an administrator if you need access to this system.</p>
      </div>
    </form>
  );
}
