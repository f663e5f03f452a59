import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { verifyCode } from "../identity-client.ts";
import { signInFailure } from "../sign-in-check.ts";

type CodeFormProps = { onDone: () => void; onStartOver: () => void };

export function CodeForm({ onDone, onStartOver }: CodeFormProps) {
  const [kind, setKind] = useState<"totp" | "backup-code">("totp");
  const [code, setCode] = useState("");
  const [trustDevice, setTrustDevice] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code needs another input
  useEffect(() => field.current?.focus(), [kind]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!code.trim()) {
      setError("Enter the code.");
      return;
    }
    setBusy(true);
    try {
      await verifyCode(code, kind, { trustDevice });
      onDone();
    } catch (failure) {
      setError(signInFailure(failure));
      setBusy(false);
      field.current?.select();
    }
  }

  function change(next: typeof kind) {
    setKind(next);
    setCode("");
    setError(undefined);
  }

  const isTotp = kind === "totp";
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field
        label={isTotp ? "Code" : "Backup code"}
        help={isTotp ? "Six digits; they change every 30 seconds." : "Each code works once."}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputMode={isTotp ? "numeric" : "text"}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="tracking-[0.12em] tabular-nums"
          />
        )}
      </Field>
      <Checkbox
        label="Do not ask for a code on this device for 30 days"
        checked={trustDevice}
        onChange={({ target }) => setTrustDevice(target.checked)}
      />
      <Button type="submit" wide busy={busy}>
        Confirm
      </Button>
      <div className="flex flex-wrap gap-x-6 text-sm">
        <Button kind="quiet" size="sm" onClick={() => change(isTotp ? "backup-code" : "totp")}>
          {isTotp ? "Use a backup code" : "Use the app instead"}
        </Button>
        <Button kind="quiet" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}
