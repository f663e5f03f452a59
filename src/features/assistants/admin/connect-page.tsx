import { createFileRoute, Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { Pending, Problem } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type ConnectionRequest, connectionDays } from "../connections/connection.ts";
import { allowAssistant, fetchConnectionRequest } from "../connections/connections.admin.functions.ts";
import { type AssistantScope, assistantScopes, scopeTexts } from "../connections/scopes.ts";

export const Route = createFileRoute("/admin/connect")({ component: ConnectPage });

/** Parameters for the authorisation endpoint; `prompt` and `max_age` are left out, because this page requires a recent sign-in. */
const forwardedParameters = [
  "response_type",
  "client_id",
  "redirect_uri",
  "state",
  "resource",
  "code_challenge",
  "code_challenge_method",
];

function authorizeUrl(request: URLSearchParams, scopes: readonly AssistantScope[]): string {
  const parameters = new URLSearchParams();
  for (const name of forwardedParameters) for (const value of request.getAll(name)) parameters.append(name, value);
  // Without "offline_access", the program would need consent again every quarter of an hour.
  parameters.set("scope", [...scopes, "offline_access"].join(" "));
  return `/api/auth/oauth2/authorize?${parameters}`;
}

function ConnectPage() {
  const request = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const authorisation = {
    clientId: request.get("client_id") ?? "",
    redirectUri: request.get("redirect_uri") ?? "",
    state: request.get("state") ?? "",
  };
  const isRequested = authorisation.clientId !== "" && !request.has("error");
  const query = useAdminQuery(["connection-request", authorisation], async () =>
    isRequested ? fetchConnectionRequest({ data: authorisation }) : null,
  );
  const { data } = query;
  if (data) return <ConsentForm program={data} request={request} />;
  return (
    <>
      <PageBar title="Connect an assistant" />
      {data === null ? <NoRequest /> : <Pending query={query} what="the request" />}
    </>
  );
}

function NoRequest() {
  return (
    <FormLayout>
      <Notice tone="warning" title="This request is incomplete or has expired">
        <p>
          Start again in the assistant’s settings. Its address on this site is under{" "}
          <Link to="/admin/security">Security</Link>.
        </p>
      </Notice>
    </FormLayout>
  );
}

function ConsentForm({ program, request }: { program: ConnectionRequest; request: URLSearchParams }) {
  // The owner chooses the scopes, whatever the assistant requested; people only on purpose.
  const [scopes, setScopes] = useState<readonly AssistantScope[]>(["read", "draft"]);
  const { busy, problem, run } = useAction(async () => {
    const isAllowed = await allowAssistant({ data: { clientId: request.get("client_id") ?? "", scopes: [...scopes] } });
    if (!isAllowed) throw new Error("The assistant is no longer registered here. Start again in its settings.");
    window.location.assign(authorizeUrl(request, scopes));
  });
  const toggle = (scope: AssistantScope, isOn: boolean) =>
    setScopes(assistantScopes.filter((candidate) => (candidate === scope ? isOn : scopes.includes(candidate))));
  return (
    <>
      <PageBar title={`Connect ${program.name}?`} />
      <FormLayout>
        <FormCard
          title="What it may do"
          note={`It calls itself “${program.name}” and will be connected through ${program.host}. Continue only if you have just started this there.`}
        >
          <FieldsForm onSubmit={run}>
            {assistantScopes.map((scope) => (
              <Checkbox
                key={scope}
                label={scopeTexts[scope].label}
                help={scopeTexts[scope].text}
                checked={scopes.includes(scope)}
                onChange={({ target }) => toggle(scope, target.checked)}
              />
            ))}
            <p>
              It can never publish, send, book, delete or change settings. The connection lasts until you end it under
              Security, or {connectionDays} days after its last use.
            </p>
            <Problem text={problem} />
            <div className="admin-actions">
              <Button type="submit" busy={busy} disabled={scopes.length === 0}>
                Connect
              </Button>
              <a className={buttonClass({ kind: "secondary" })} href={program.refusal}>
                Cancel
              </a>
            </div>
          </FieldsForm>
        </FormCard>
      </FormLayout>
    </>
  );
}
