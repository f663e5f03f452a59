import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { copyText } from "../../../admin/copy-text.ts";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note, Pending } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { relativeTime } from "../../../lib/time/relative-time.ts";
import { assistantResource, type Connection } from "../../assistants/connections/connection.ts";
import { endAssistant, fetchConnections } from "../../assistants/connections/connections.admin.functions.ts";
import { scopeTexts } from "../../assistants/connections/scopes.ts";

const scopeLabels = ({ scopes }: Connection) => scopes.map((scope) => scopeTexts[scope].label).join(" · ");

/** Programs that draft for the owner, and the URL that they connect to. */
export function ConnectionsCard() {
  const query = useAdminQuery(["connections"], () => fetchConnections());
  const { data } = query;
  const [now] = useState(() => Date.now());
  const url = data && assistantResource(data.siteUrl);
  return (
    <FormCard
      title="Assistants"
      note="Programs such as Claude or ChatGPT can read the site and write drafts for you. They can’t publish, send or delete anything."
    >
      {data ? null : <Pending query={query} what="the assistants" />}
      {data && data.connections.length > 0 ? (
        <ul className="admin-rows">
          {data.connections.map((connection) => {
            const { clientId, name, allowedAt, lastUsedAt } = connection;
            return (
              <li key={clientId}>
                <span>
                  {name}
                  <small>{scopeLabels(connection)}</small>
                  <small>
                    {lastUsedAt
                      ? `Last used ${relativeTime(Date.parse(lastUsedAt), now)}`
                      : `Connected ${relativeTime(Date.parse(allowedAt), now)}, not used yet`}
                    {" · "}
                    <Link to="/admin/audit" search={{ search: name }}>
                      What it did
                    </Link>
                  </small>
                </span>
                <ConfirmButton
                  label="End"
                  aria-label={`End the connection of ${name}`}
                  title={`End the connection of ${name}?`}
                  confirm="End it"
                  danger
                  onConfirm={() => endAssistant({ data: { clientId } })}
                >
                  It can’t read or write anything from this moment on. Its drafts stay.
                </ConfirmButton>
              </li>
            );
          })}
        </ul>
      ) : null}
      {url ? (
        <>
          <Note>To connect one, add this address in its settings, as a custom connector or MCP server:</Note>
          <div className="admin-actions">
            <code>{url}</code>
            <AdminButton onClick={() => void copyText(url, "The address was copied")}>Copy the address</AdminButton>
          </div>
        </>
      ) : null}
    </FormCard>
  );
}
