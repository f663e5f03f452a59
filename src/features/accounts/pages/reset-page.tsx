import { createFileRoute, Link, useLocation } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { resetPassword } from "../identity-client.ts";
import { minNewPasswordLength, newPasswordTooShort } from "../sign-in-check.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { Gate } from "./gate.tsx";
import { loginHead } from "./login-head.ts";

export const Route = createFileRoute("/login/reset")({
  ssr: false,
  head: () => loginHead("Choose a new password"),
  component: ResetPage,
});

/** Target of the emailed link; nothing happens until the button is pressed. */
function ResetPage() {
  const token = useLocation({ select: ({ search }) => ("token" in search ? String(search.token) : "") });
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state !== "idle") return;
    if (password.length < minNewPasswordLength) {
      setError(newPasswordTooShort);
      return;
    }
    setError(undefined);
    setState("busy");
    try {
      await resetPassword(token, password);
      setState("done");
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || "The password could not be set. Please try again.");
      setState("idle");
    }
  }

  if (state === "done") {
    return (
      <Gate title="Done" lead="Your new password applies from now on. Every session was ended.">
        <Link to="/login" activeOptions={{ exact: true }} className={buttonClass({ wide: true })}>
          Sign In
        </Link>
      </Gate>
    );
  }
  return (
    <Gate title="Choose a new password" lead="A sentence that only you know is easy to remember and hard to guess.">
      {token ? (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <PasswordField
            label="New password"
            help={`At least ${minNewPasswordLength} characters.`}
            error={error}
            autoComplete="new-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button type="submit" wide busy={state === "busy"}>
            Save password
          </Button>
        </form>
      ) : (
        <Notice tone="error" role="alert" title="This link is incomplete">
          Open it from the email again, or ask for a new one.
        </Notice>
      )}
      <p className="mt-5 text-sm">
        <Link to="/login/forgot" className="inline-flex min-h-11 items-center">
          Ask for a new link
        </Link>
      </p>
    </Gate>
  );
}
