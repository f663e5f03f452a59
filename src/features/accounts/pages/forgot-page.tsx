import { createFileRoute, Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { requestPasswordReset } from "../identity-client.ts";
import { Gate } from "./gate.tsx";
import { loginHead } from "./login-head.ts";

export const Route = createFileRoute("/login/forgot")({
  ssr: false,
  head: () => loginHead("New password"),
  component: ForgotPage,
});

function ForgotPage() {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== "idle") return;
    if (!email.trim() || !event.currentTarget.checkValidity()) {
      setError("Enter your email address, such as name@example.com.");
      return;
    }
    setError(undefined);
    setState("busy");
    try {
      await requestPasswordReset(email);
      setState("sent");
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || "The email could not be sent. Please try again.");
      setState("idle");
    }
  }

  return (
    <Gate title="New password" lead="We’ll send you a link to choose a new one.">
      {state === "sent" ? (
        <Notice tone="success" role="status" title="Check your inbox">
          If {email.trim()} belongs to an account, an email is on its way. Its link works for one hour.
        </Notice>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <Field label="Email" error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="username"
                required
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
          <Button type="submit" wide busy={state === "busy"}>
            Send the link
          </Button>
        </form>
      )}
      <p className="mt-5 text-sm">
        <Link to="/login" activeOptions={{ exact: true }} className="inline-flex min-h-11 items-center">
          Back to the sign-in
        </Link>
      </p>
    </Gate>
  );
}
