import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { sessionQuery } from "../../../features/accounts/session.ts";
import { FormLayout } from "../kit/form-layout.tsx";
import { PageBar } from "../kit/page-bar.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";

export const Route = createFileRoute("/admin/security")({ component: SecurityPage });

/** The own account: second factor, password, sessions. */
function SecurityPage() {
  const { data: session } = useQuery(sessionQuery());
  if (!session) return null;
  return (
    <>
      <PageBar title="Security" note={`The account ${session.user.email}`} />
      <FormLayout>
        <TwoFactorCard enabled={session.user.twoFactorEnabled} />
        <PasskeysCard asksCode={session.user.twoFactorEnabled} />
        <PasswordCard />
        <SessionsCard />
      </FormLayout>
    </>
  );
}
