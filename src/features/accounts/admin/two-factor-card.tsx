import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { download } from "../../../admin/download.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import {
  disableTwoFactor,
  enableTwoFactor,
  type ListedSession,
  listSessions,
  type NewProof,
  newBackupCodes,
  readSession,
  verifyCode,
} from "../identity-client.ts";
import { drawSecretCode, getTrustedDevices } from "../security.functions.ts";
import { sessionQuery } from "../session.ts";
import { AskProof, StepForm, useFocusOnClose } from "./ask-proof.tsx";

export type OwnSession = ListedSession & { isCurrent: boolean };

/** Marks the current session and puts it first, then the others, latest first. */
export function orderSessions(sessions: readonly ListedSession[], current: string | undefined): OwnSession[] {
  return sessions
    .map((session) => ({ ...session, isCurrent: session.id === current }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
}

/** Fetched with the current session, whose id changes with every security step. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async () => {
      const [current, sessions] = await Promise.all([readSession(), listSessions()]);
      return orderSessions(sessions, current?.session.id);
    },
    staleTime: 0,
  });

export const trustedDevicesQuery = () =>
  queryOptions({ queryKey: ["trusted-devices"], queryFn: () => getTrustedDevices(), staleTime: 0 });

export async function refreshSessions(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(sessionQuery()),
    queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: trustedDevicesQuery().queryKey }),
  ]);
}

type SetUpProps = {
  setUp: { uri: string; svg: string };
  onFinish: (code: string) => Promise<void>;
  onCancel: () => void;
};

function SetUpSteps({ setUp, onFinish, onCancel }: SetUpProps) {
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const secret = new URL(setUp.uri).searchParams.get("secret") ?? "";
  const { busy, problem, run } = useAction(async () => {
    try {
      await onFinish(code);
    } catch (failure) {
      field.current?.select();
      throw failure;
    }
  });
  return (
    <StepForm field={field} confirm="Turn it on" busy={busy} onSubmit={run} onCancel={onCancel}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <img
        className="size-50 rounded-panel border bg-[white] p-2"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setUp.svg)}`}
        alt="QR code for the authenticator app"
        width={200}
        height={200}
      />
      <p>
        Key: <code className="break-all">{secret}</code>
      </p>
      <TextField
        label="Code that the app shows"
        error={problem}
        className="max-w-90"
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
    </StepForm>
  );
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Backup codes"
      className="grid gap-3 outline-none [&>.btn]:justify-self-start"
    >
      <p>
        <b>Store these backup codes where you will find them without your phone.</b> Each works once; they are not shown
        again.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-x-4 gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <AdminButton onClick={() => download("backup-codes.txt", `${codes.join("\n")}\n`, "text/plain;charset=utf-8")}>
        Save as a file
      </AdminButton>
    </section>
  );
}

type Purpose = "set up" | "turn off" | "new codes";
type SetUp = { uri: string; svg: string; backupCodes: string[] };

const labels: Record<Purpose, string> = {
  "set up": "Set up two-factor authentication",
  "turn off": "Turn off two-factor authentication",
  "new codes": "Create new backup codes",
};

export function TwoFactorCard({ enabled }: { enabled: boolean }) {
  const queryClient = useQueryClient();
  const [purpose, setPurpose] = useState<Purpose>();
  const [setUp, setSetUp] = useState<SetUp>();
  const [codes, setCodes] = useState<string[]>();
  const isOpen = purpose !== undefined || setUp !== undefined;
  // New codes get the focus themselves.
  const actions = useFocusOnClose(isOpen || codes !== undefined);

  async function confirm(proof: NewProof) {
    if (purpose === "set up") {
      const { totpURI: uri, backupCodes } = await enableTwoFactor(proof);
      const { svg } = await drawSecretCode({ data: { uri } });
      setSetUp({ uri, svg, backupCodes });
    } else if (purpose === "turn off") {
      await disableTwoFactor(proof);
      setCodes(undefined);
      toast({ title: "Two-factor authentication is off", type: "success" });
    } else {
      setCodes((await newBackupCodes(proof)).backupCodes);
    }
    setPurpose(undefined);
    await refreshSessions(queryClient);
  }

  async function finish(code: string) {
    await verifyCode(code, "totp", { trustDevice: false });
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
        <AskProof
          key={purpose}
          label={labels[purpose]}
          asksCode={enabled}
          onConfirm={confirm}
          onCancel={() => setPurpose(undefined)}
        />
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
