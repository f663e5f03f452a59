import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FieldRow, FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Note, Pending } from "../../../admin/states.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { HttpError } from "../../../lib/error-message.ts";
import { relativeTime } from "../../../lib/time/relative-time.ts";
import { withSession } from "../../../server-context/sign-in-again.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import {
  changePassword,
  type NewProof,
  needsSecondFactor,
  requireSecondFactor,
  revokeOtherSessions,
  revokeSession,
} from "../identity-client.ts";
import { sessionQuery } from "../session.ts";
import { minNewPasswordLength, newPasswordTooShort } from "../sign-in-check.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { ConnectionsCard } from "./connections-card.tsx";
import { browserName, PasskeysCard, ProofDialog } from "./passkeys-card.tsx";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { TokensCard } from "./tokens-card.tsx";
import {
  type OwnSession,
  refreshSessions,
  sessionsQuery,
  TwoFactorCard,
  trustedDevicesQuery,
} from "./two-factor-card.tsx";

function SessionsCard() {
  const sessionList = useQuery(sessionsQuery());
  const deviceList = useQuery(trustedDevicesQuery());
  const sessions = sessionList.data ?? [];
  const devices = deviceList.data ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<OwnSession | "others">();
  async function end(proof: NewProof): Promise<void> {
    if (!ending) return;
    await withSession(() => (ending === "others" ? revokeOtherSessions(proof) : revokeSession(ending.id, proof)));
    await refreshSessions(queryClient);
  }
  const [now] = useState(() => Date.now());

  return (
    <FormCard title="Sessions" note="Where you are signed in. End what you do not recognise, then change the password.">
      {sessionList.data ? null : <Pending query={sessionList} what="your sessions" />}
      <ul className="admin-rows">
        {sessions.map((session) => {
          const { id, userAgent, createdAt, isCurrent } = session;
          const name = browserName(userAgent);
          return (
            <li key={id}>
              <span>
                {name}
                <small>Signed in {relativeTime(Date.parse(createdAt), now)}</small>
              </span>
              {isCurrent ? (
                <Note as="span">This one</Note>
              ) : (
                <AdminButton kind="danger" aria-label={`End the session of ${name}`} onClick={() => setEnding(session)}>
                  End
                </AdminButton>
              )}
            </li>
          );
        })}
      </ul>
      {deviceList.data ? null : <Pending query={deviceList} what="your trusted browsers" quiet />}
      {devices.length > 0 ? (
        <>
          <h3>Browsers that aren’t asked for a code</h3>
          <ul className="admin-rows">
            {devices.map(({ id, userAgent, usedAt }) => (
              <li key={id}>
                <span>
                  {browserName(userAgent)}
                  <small>Last used {relativeTime(Date.parse(usedAt), now)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {others.length > 1 || devices.length > 0 ? (
        <Button kind="danger" onClick={() => setEnding("others")}>
          End all others
        </Button>
      ) : null}
      <ProofDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={ending === "others" ? "End all other sessions?" : "End this session?"}
        confirm={ending === "others" ? "End them" : "End it"}
        onConfirm={end}
      >
        {ending === "others" ? "Anyone signed in elsewhere" : `Anyone using ${browserName(ending?.userAgent ?? null)}`}{" "}
        has to sign in again. What they are writing is saved as their draft.
        {ending === "others" && devices.length > 0 ? " Every browser is asked for a code again, this one too." : null}
      </ProofDialog>
    </FormCard>
  );
}

/** Errors that concern the new password. */
const newPasswordCodes = ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_COMMON"];

function PasswordCard({ asksCode }: { asksCode: boolean }) {
  const queryClient = useQueryClient();
  const [next, setNext] = useState("");
  const [problem, setProblem] = useState<string>();

  async function change(newProof: NewProof): Promise<void> {
    await changePassword(next, newProof);
    setNext("");
    toast({ title: "Your password was changed", description: "Every other session was ended.", type: "success" });
    await refreshSessions(queryClient);
  }

  const proof = useProof(asksCode, change, {
    areComplete() {
      const isShort = next.length < minNewPasswordLength;
      setProblem(isShort ? newPasswordTooShort : undefined);
      return !isShort;
    },
    explain(failure) {
      if (!(failure instanceof HttpError && newPasswordCodes.includes(failure.code ?? ""))) return false;
      setProblem(failure.message);
      return true;
    },
  });

  return (
    <FormCard title="Password" note="A sentence that only you know is easy to remember and hard to guess.">
      <FieldsForm onSubmit={proof.run}>
        <FieldRow>
          <ProofFields proof={proof} passwordLabel="Current password" />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={`At least ${minNewPasswordLength} characters.`}
            error={problem}
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
        </FieldRow>
        <Button type="submit" kind="secondary" busy={proof.busy}>
          Change password
        </Button>
      </FieldsForm>
    </FormCard>
  );
}

function TwoFactorRuleCard({ required, enabled }: { required: boolean; enabled: boolean }) {
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);

  async function change(proof: NewProof): Promise<void> {
    await withSession(() => requireSecondFactor(!required, proof));
    toast({
      title: required ? "Each administrator chooses now" : "Everyone needs two-factor authentication now",
      type: "success",
    });
    await refreshSessions(queryClient);
  }

  return (
    <FormCard
      title="Everyone needs two-factor authentication"
      note="Administrators without it must set it up after signing in, before they can do anything else."
    >
      <p>
        <StatusChip tone={required ? "done" : "planned"}>
          {required ? "Required" : "Each administrator chooses"}
        </StatusChip>
      </p>
      {enabled || required ? (
        <div className="admin-actions">
          <Button kind={required ? "danger" : "secondary"} onClick={() => setConfirming(true)}>
            {required ? "Stop requiring it" : "Require it of everyone"}
          </Button>
        </div>
      ) : (
        <Note>Set up two-factor authentication for your own account first.</Note>
      )}
      <ProofDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={
          required ? "Stop requiring two-factor authentication?" : "Require two-factor authentication of everyone?"
        }
        confirm={required ? "Stop requiring it" : "Require it"}
        danger={required}
        asksCode={enabled}
        onConfirm={change}
      >
        {required
          ? "A password alone opens the admin area again for administrators without two-factor authentication."
          : "Administrators without it must set it up next. Recovery: npm run admin -- reset-password EMAIL --two-factor-off."}
      </ProofDialog>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/security")({ component: SecurityPage });

function SecurityPage() {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  const isSettingUp = needsSecondFactor(session);
  const { twoFactorEnabled } = session.user;
  return (
    <>
      <PageBar title="Security" note={`The account ${session.user.email}`} />
      {isSettingUp ? (
        <Notice tone="warning" title="Everyone here needs two-factor authentication">
          <p>Set it up to continue. It takes two minutes and an authenticator app on your phone.</p>
        </Notice>
      ) : null}
      <FormLayout>
        <TwoFactorCard enabled={twoFactorEnabled} />
        {isSettingUp ? null : (
          <>
            <TwoFactorRuleCard required={session.secondFactorRequired} enabled={twoFactorEnabled} />
            <PasskeysCard asksCode={twoFactorEnabled} />
            <PasswordCard asksCode={twoFactorEnabled} />
            <SessionsCard />
            <ConnectionsCard />
            <TokensCard />
          </>
        )}
      </FormLayout>
    </>
  );
}
