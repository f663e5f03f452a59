import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { sessionQuery } from "../../features/accounts/session.ts";
import { CodeForm } from "../../features/accounts/ui/code-form.tsx";
import { PasswordForm } from "../../features/accounts/ui/password-form.tsx";
import { Note } from "../note.tsx";
import { signInAgain } from "../sign-in-again.ts";

/** The sign-in over the page, for a session that ended while someone was working; the work stays as it is behind it. */
export function SignInAgainDialog({ email }: { email: string | undefined }) {
  const open = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen, () => false);
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<"password" | "code">("password");
  const queryClient = useQueryClient();

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
      // Without a session nothing behind it can be saved: it closes by signing in only.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="dialog-head">
        <h2 id="sign-in-again">Your session has ended</h2>
      </div>
      <div className="dialog-body">
        <Note className="mb-5">Everything on this page is still here. Sign in, and you can save again.</Note>
        {open && step === "password" ? (
          <PasswordForm email={email} onSignedIn={() => void done()} onSecondFactor={() => setStep("code")} />
        ) : null}
        {open && step === "code" ? (
          <CodeForm onDone={() => void done()} onStartOver={() => setStep("password")} />
        ) : null}
      </div>
    </dialog>
  );
}
