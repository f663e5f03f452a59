import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { QueryProvider } from "../../../ui/with-queries.tsx";
import { returnUrl } from "../return-url.ts";
import { sessionQuery } from "../session.ts";
import { CodeForm } from "../ui/code-form.tsx";
import { PasskeySignIn } from "../ui/passkey-sign-in.tsx";
import { PasswordForm } from "../ui/password-form.tsx";
import { Gate } from "./gate.tsx";
import { loginHead } from "./login-head.ts";

export const Route = createFileRoute("/login")({ ssr: false, head: () => loginHead("Sign in"), component: LoginPage });

function LoginPage() {
  return (
    <QueryProvider>
      <SignIn />
    </QueryProvider>
  );
}

/** Redirects at once when already signed in (spec, "Login"). */
function SignIn() {
  const { data: session, isPending, refetch } = useQuery(sessionQuery());
  const [step, setStep] = useState<"password" | "code">("password");
  const returnParameter = useLocation({ select: ({ search }) => ("return" in search ? search.return : undefined) });
  // Fixed at the first render: this page stays visible while the next one loads under its own URL.
  const [requestedUrl] = useState(returnParameter);
  const navigate = useNavigate();
  const isSignedIn = Boolean(session);

  useEffect(() => {
    if (isSignedIn) void navigate({ href: returnUrl(requestedUrl), replace: true });
  }, [isSignedIn, navigate, requestedUrl]);

  if (isPending || isSignedIn) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <h1 className="sr-only">Welcome</h1>
        <Spinner label={isSignedIn ? "Opening the admin area" : "Looking for your session"} />
      </main>
    );
  }
  if (step === "code") {
    return (
      <Gate title="One more step" lead="Enter the code that your authenticator app shows now.">
        <CodeForm onDone={() => void refetch()} onStartOver={() => setStep("password")} />
      </Gate>
    );
  }
  return (
    <Gate title="Welcome" lead="Sign in to access the admin dashboard">
      <PasswordForm onSignedIn={() => void refetch()} onSecondFactor={() => setStep("code")} />
      <PasskeySignIn onSignedIn={() => void refetch()} />
    </Gate>
  );
}
