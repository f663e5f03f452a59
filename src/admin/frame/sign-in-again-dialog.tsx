import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { sessionQuery } from "../../features/accounts/session.ts";
import { CodeForm } from "../../features/accounts/ui/code-form.tsx";
import { PasswordForm } from "../../features/accounts/ui/password-form.tsx";
import { signInAgain } from "../../server-context/sign-in-again.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../states.tsx";

/** Shown when the session has ended, or a change needs a recent sign-in. */
export function SignInAgainDialog({ email }: { email: string | undefined }) {
  const reason = useSyncExternalStore(signInAgain.subscribe, signInAgain.reason, () => undefined);
  const open = reason !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<"password" | "code">("password");
  const queryClient = useQueryClient();

  useEffect(() => signInAgain.offer(), []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  async function done() {
    await queryClient.invalidateQueries(sessionQuery());
    void queryClient.invalidateQueries({ queryKey: ["sessions"] });
    signInAgain.done();
    setStep("password");
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="sign-in-again"
      // Without a session it closes only by signing in: nothing could be saved.
      onCancel={(event) => (reason === "old" ? signInAgain.cancel() : event.preventDefault())}
      // Browsers don't let a page prevent every Escape.
      onClose={() => {
        if (signInAgain.reason() === "ended") dialog.current?.showModal();
      }}
    >
      <div className="dialog-head">
        <h2 id="sign-in-again">{reason === "old" ? "Confirm that it’s you" : "Your session has ended"}</h2>
      </div>
      <div className="dialog-body">
        <Note className="mb-5">
          {reason === "old"
            ? `You signed in as ${email} some time ago. Enter your password again, and the change is made.`
            : "Everything on this page is still here. Sign in, and you can save again."}
        </Note>
        {open && step === "password" ? (
          <PasswordForm
            email={email}
            isKnown={reason === "old"}
            onSignedIn={() => void done()}
            onSecondFactor={() => setStep("code")}
          />
        ) : null}
        {open && step === "code" ? (
          <CodeForm onDone={() => void done()} onStartOver={() => setStep("password")} />
        ) : null}
        {reason === "old" ? (
          <Button kind="secondary" wide className="mt-3" onClick={signInAgain.cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}
