import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { copyText } from "../../../admin/copy-text.ts";
import { FieldRow, FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { Pending, Problem } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { relativeTime } from "../../../lib/time/relative-time.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type ListedToken, maxTokens, type TokenScope, tokenDays, tokenScopes } from "../../api-tokens/api-token.ts";
import { addToken, deleteToken, fetchTokens } from "../../api-tokens/api-tokens.admin.functions.ts";

const scopeLabels: Record<TokenScope, string> = {
  read: "Read what is published and your drafts",
  draft: "Create and change drafts",
};
function describeScopes(scopes: readonly TokenScope[]): string {
  if (!scopes.includes("draft")) return "Reads";
  return scopes.includes("read") ? "Reads and writes drafts" : "Writes drafts";
}

function TokenRow({ token, onRevoked }: { token: ListedToken; onRevoked: () => void }) {
  const site = useSite();
  const { id, name, scopes, expiresAt, isExpired, lastUsedAt } = token;
  const [now] = useState(() => Date.now());
  const used = lastUsedAt ? `last used ${relativeTime(Date.parse(lastUsedAt), now)}` : "never used";
  return (
    <li>
      <span>
        {name}
        <small>
          {describeScopes(scopes)}; {used}; {isExpired ? "expired on" : "expires on"} {dayOf(site, expiresAt)}
        </small>
      </span>
      <ConfirmButton
        label="Revoke …"
        title={`Revoke “${name}”?`}
        confirm="Revoke token"
        danger
        onConfirm={async () => {
          await deleteToken({ data: { id } });
          onRevoked();
        }}
      >
        Programs that use it are rejected at once. The drafts that they wrote stay.
      </ConfirmButton>
    </li>
  );
}

export function TokensCard() {
  const query = useAdminQuery(["tokens"], () => fetchTokens());
  const { data: tokens } = query;
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(tokenScopes);
  const [days, setDays] = useState<(typeof tokenDays)[number]>(90);
  const [nameProblem, setNameProblem] = useState<string>();
  const [added, setAdded] = useState<string>();
  const add = useAction(async () => {
    setNameProblem(name.trim() ? undefined : "Name the program that will use it.");
    if (!name.trim()) throw new FieldErrors();
    if (scopes.length === 0) throw new Error("Choose what it can do.");
    const result = await addToken({ data: { name: name.trim(), scopes: [...scopes], days } });
    if (!result.ok) throw new Error(`You have ${maxTokens} tokens. Revoke one first.`);
    setAdded(result.value);
    setName("");
  });
  return (
    <FormCard
      title="Personal tokens"
      note="For your own programs, which then write drafts in your name. None can publish, send or delete anything."
    >
      {tokens ? null : <Pending query={query} what="your tokens" />}
      {tokens && tokens.length > 0 ? (
        <ul className="admin-rows" aria-label="Personal tokens">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoked={() => setAdded(undefined)} />
          ))}
        </ul>
      ) : null}
      {added ? (
        <Notice tone="success" title="Copy the token now: it isn’t shown again" role="status">
          <p>
            <code className="wrap-anywhere">{added}</code>
          </p>
          <AdminButton onClick={() => void copyText(added, "The token was copied")}>Copy token</AdminButton>
        </Notice>
      ) : null}
      <FieldsForm onSubmit={add.run}>
        <FieldRow>
          <TextField
            label="Name of the program"
            error={nameProblem}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(value) => {
              setName(value);
              setNameProblem(undefined);
            }}
          />
          <SelectField
            label="Expires after"
            value={String(days)}
            options={tokenDays.map((count) => ({ value: String(count), label: `${count} days` }))}
            onChange={(value) => setDays((previous) => tokenDays.find((count) => String(count) === value) ?? previous)}
          />
        </FieldRow>
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium">It can</legend>
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeLabels[scope]}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes((previous) =>
                  target.checked ? [...previous, scope] : previous.filter((other) => other !== scope),
                )
              }
            />
          ))}
        </fieldset>
        <Problem text={add.problem} />
        <AdminButton submits={add}>Create token</AdminButton>
      </FieldsForm>
    </FormCard>
  );
}
