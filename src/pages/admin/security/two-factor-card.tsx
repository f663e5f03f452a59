import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  disableTwoFactor,
  enableTwoFactor,
  newBackupCodes,
  verifyCode,
} from "../../../features/accounts/identity-client.ts";
import { drawSecretCode } from "../../../features/accounts/security.functions.ts";
import { PasswordField } from "../../../features/accounts/ui/password-field.tsx";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { download } from "../kit/download.ts";
import { FormCard } from "../kit/form-layout.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { StatusChip } from "../kit/status-chip.tsx";
import { refreshSessions } from "./sessions-query.ts";

type Purpose = "set up" | "turn off" | "new codes";
type SetUp = { uri: string; svg: string; backupCodes: string[] };

const labels: Record<Purpose, string> = {
  "set up": "Set up two-factor authentication",
  "turn off": "Turn off two-factor authentication",
  "new codes": "Make new backup codes",
};

/** The second factor: set up with a QR code, backup codes, off again. Every step asks for the password. */
export function TwoFactorCard({ enabled }: { enabled: boolean }) {
  const queryClient = useQueryClient();
  const [purpose, setPurpose] = useState<Purpose>();
  const [setUp, setSetUp] = useState<SetUp>();
  const [codes, setCodes] = useState<string[]>();
  const actions = useRef<HTMLDivElement>(null);
  const isOpen = purpose !== undefined || setUp !== undefined;
  const wasOpen = useRef(false);
  // The form with the focus is gone: it goes to the codes, or back to the buttons.
  useEffect(() => {
    if (wasOpen.current && !isOpen && !codes) actions.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, codes]);

  async function confirm(password: string) {
    if (purpose === "set up") {
      const { totpURI: uri, backupCodes } = await enableTwoFactor(password);
      const { svg } = await withSession(() => drawSecretCode({ data: { uri } }));
      setSetUp({ uri, svg, backupCodes });
    } else if (purpose === "turn off") {
      await disableTwoFactor(password);
      setCodes(undefined);
      toast({ title: "Two-factor authentication is off", type: "success" });
    } else {
      setCodes((await newBackupCodes(password)).backupCodes);
    }
    setPurpose(undefined);
    await refreshSessions(queryClient);
  }

  async function finish(code: string) {
    await verifyCode({ code, kind: "totp" });
    setCodes(setUp?.backupCodes);
    setSetUp(undefined);
    toast({ title: "Two-factor authentication is on", type: "success" });
    await refreshSessions(queryClient);
  }

  return (
    <FormCard title="Two-factor authentication" note="After the password, you enter a code from an app on your phone.">
      <p>
        <StatusChip tone={enabled ? "done" : "problem"}>
          {enabled ? "On" : "Off: a password is all it takes"}
        </StatusChip>
      </p>
      {codes ? <BackupCodes codes={codes} /> : null}
      {setUp ? <SetUpSteps setUp={setUp} onFinish={finish} onCancel={() => setSetUp(undefined)} /> : null}
      {purpose ? (
        <AskPassword key={purpose} label={labels[purpose]} onConfirm={confirm} onCancel={() => setPurpose(undefined)} />
      ) : null}
      {!isOpen ? (
        <div ref={actions} className="admin-actions">
          {enabled ? (
            <>
              <Button kind="secondary" onClick={() => setPurpose("new codes")}>
                New backup codes
              </Button>
              <Button kind="danger" onClick={() => setPurpose("turn off")}>
                Turn off
              </Button>
            </>
          ) : (
            <Button onClick={() => setPurpose("set up")}>{labels["set up"]}</Button>
          )}
        </div>
      ) : null}
    </FormCard>
  );
}

type AskPasswordProps = { label: string; onConfirm: (password: string) => Promise<void>; onCancel: () => void };

function AskPassword({ label, onConfirm, onCancel }: AskPasswordProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that opened this is gone.
  useEffect(() => field.current?.focus(), []);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!password) {
      setError("Enter your password.");
      return;
    }
    setBusy(true);
    try {
      await onConfirm(password);
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-[360px] gap-4">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        ref={field}
        error={error}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="admin-actions">
        <Button type="submit" busy={busy}>
          {label}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type SetUpProps = { setUp: SetUp; onFinish: (code: string) => Promise<void>; onCancel: () => void };

function SetUpSteps({ setUp, onFinish, onCancel }: SetUpProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The password form that led here is gone; what follows is the code.
  useEffect(() => field.current?.focus(), []);
  const secret = new URL(setUp.uri).searchParams.get("secret") ?? "";
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onFinish(code);
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
      field.current?.select();
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <img
        className="admin-qr"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setUp.svg)}`}
        alt="QR code for the authenticator app"
        width={200}
        height={200}
      />
      <p>
        Key: <code className="break-all">{secret}</code>
      </p>
      <Field label="Code that the app shows" error={error} className="max-w-[360px]">
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <div className="admin-actions">
        <Button type="submit" busy={busy}>
          Turn it on
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <section ref={region} tabIndex={-1} aria-label="Backup codes" className="grid gap-3 outline-none">
      <p>
        <b>Store these backup codes where you will find them without your phone.</b> Each works once; they are not shown
        again.
      </p>
      <ul className="admin-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => download("backup-codes.txt", `${codes.join("\n")}\n`, "text/plain;charset=utf-8")}
      >
        Save as a file
      </Button>
    </section>
  );
}
