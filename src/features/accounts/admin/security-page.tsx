import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { FormLayout } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lacksSecondFactor } from "../identity-client.ts";
import { sessionQuery } from "../session.ts";
import { EveryoneCard } from "./everyone-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

export const Route = createFileRoute("/admin/security")({ component: SecurityPage });

/** The own account: second factor, password, sessions. */
function SecurityPage() {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  const isSettingUp = lacksSecondFactor(session);
  const { twoFactorEnabled } = session.user;
  return (
    <>
      <PageBar title="Security" note={`The account ${session.user.email}`} />
      {isSettingUp ? (
        <Notice tone="warning" title="Everyone here needs two-factor authentication">
          <p>Set it up to go on. It takes two minutes and an authenticator app on your phone.</p>
        </Notice>
      ) : null}
      <FormLayout>
        <TwoFactorCard enabled={twoFactorEnabled} />
        {isSettingUp ? null : (
          <>
            <EveryoneCard required={session.secondFactorRequired} enabled={twoFactorEnabled} />
            <PasskeysCard asksCode={twoFactorEnabled} />
            <PasswordCard asksCode={twoFactorEnabled} />
            <SessionsCard />
          </>
        )}
      </FormLayout>
    </>
  );
}
