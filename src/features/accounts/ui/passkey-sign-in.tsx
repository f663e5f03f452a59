import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { readPasskeyHint, supportsPasskeys } from "../browser-flag.ts";
import { signInFailure } from "../sign-in-check.ts";

/** In a browser that has used a passkey, the email field offers it, too. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pending = useRef<AbortController>(undefined);
  const done = useEffectEvent(onSignedIn);

  async function askDevice(mediation: "optional" | "conditional"): Promise<void> {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signInWithPasskey } = await import("../passkeys.ts");
    if (!controller.signal.aborted) await signInWithPasskey(mediation, controller.signal);
  }
  const offer = useEffectEvent(async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    await askDevice("conditional");
    done();
  });

  useEffect(() => {
    // An unused offer isn't an error.
    if (supportsPasskeys() && readPasskeyHint()) void offer().catch(() => undefined);
    return () => pending.current?.abort();
  }, []);

  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await askDevice("optional");
      onSignedIn();
    } catch (failure) {
      setProblem(signInFailure(failure));
      setBusy(false);
    }
  }

  if (!supportsPasskeys()) return null;
  return (
    <div className="mt-5 grid gap-3">
      {problem ? (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Button kind="secondary" wide busy={busy} onClick={() => void press()}>
        Sign in with a passkey
      </Button>
    </div>
  );
}
