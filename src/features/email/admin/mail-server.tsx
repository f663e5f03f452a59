import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { FormDraft } from "../../../admin/fields/form-draft.tsx";
import { FieldRow, FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Loaded, Problem } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { typedSince } from "../../content-drafts/typed-since.ts";
import { fetchMailServer, removeMailServer, storeMailServer } from "../mail-server.admin.functions.ts";
import {
  type MailSecurity,
  type MailServerProblems,
  type MailServerState,
  mailSecurities,
  mailServerProblems,
  usualPorts,
} from "../mail-server.ts";
import { DomainCard, TestCard } from "./mail-server-checks.tsx";

const securityLabels: Record<MailSecurity, string> = {
  tls: "TLS from the start (port 465)",
  starttls: "STARTTLS (port 587)",
};

/** Without the password, which no browser storage holds. */
const keptLabels = {
  host: "Server",
  security: "Encryption",
  port: "Port",
  username: "User name",
  greeting: "Name in the greeting",
};

const valuesOf = ({ stored }: MailServerState) => ({
  host: stored?.host ?? "",
  port: String(stored?.port ?? usualPorts.tls),
  security: stored?.security ?? ("tls" as MailSecurity),
  username: stored?.username ?? "",
  greeting: stored?.greeting ?? "",
  password: "",
});

function ServerCard({ state }: { state: MailServerState }) {
  const { stored } = state;
  const [values, setValues] = useState(() => valuesOf(state));
  const [problems, setProblems] = useState<MailServerProblems>({});
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(state));
  useUnsaved(isChanged, "the mail server");

  const change = (part: Partial<typeof values>) => {
    setValues((previous) => ({ ...previous, ...part }));
    setProblems({});
  };
  const save = useAction(async () => {
    const { password, port, host, ...rest } = values;
    const input = {
      ...rest,
      host: host.trim().toLowerCase(),
      username: rest.username.trim(),
      greeting: rest.greeting.trim().toLowerCase(),
      port: Number(port),
      password: password || null,
    };
    const newProblems = mailServerProblems(input, stored);
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0) throw new FieldErrors();
    const saved = await storeMailServer({ data: input });
    if (!saved.ok) return setProblems(saved.problems);
    const submitted = { ...values, host: input.host, username: input.username, greeting: input.greeting, password: "" };
    setValues((now) => typedSince(values, now, submitted));
    toast({ title: "Mail server saved", description: "Send yourself a test now.", type: "success" });
  }, "The mail server was not saved");
  useShortcut("s", save.run);

  return (
    <FormCard
      title="Mail server"
      note="Your email provider shows these values, usually under SMTP. What is saved here is used from the next email on."
    >
      <FormDraft
        kind="mail server"
        labels={keptLabels}
        values={values}
        stored={valuesOf(state)}
        onRestore={(draft) => change({ ...draft, password: "" })}
      />
      <FieldsForm onSubmit={save.run}>
        <TextField
          label="Server"
          error={problems.host}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={values.host}
          onChange={(host) => change({ host })}
        />
        <FieldRow>
          <SelectField
            label="Encryption"
            value={values.security}
            options={mailSecurities.map((value) => ({ value, label: securityLabels[value] }))}
            onChange={(selected) => {
              const security = mailSecurities.find((candidate) => candidate === selected) ?? values.security;
              change({ security, port: String(usualPorts[security]) });
            }}
          />
          <TextField
            label="Port"
            error={problems.port}
            inputMode="numeric"
            maxLength={5}
            value={values.port}
            onChange={(port) => change({ port })}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label="User name"
            help="Leave it empty for a server that asks for none."
            autoComplete="off"
            spellCheck={false}
            maxLength={320}
            value={values.username}
            onChange={(username) => change({ username })}
          />
          <TextField
            label="Password of the mail server"
            error={problems.password}
            help={
              stored?.hasPassword
                ? "One is stored, encrypted, and never shown. Leave this empty to keep it."
                : "Stored encrypted, and never shown again."
            }
            type="password"
            autoComplete="new-password"
            maxLength={1000}
            value={values.password}
            onChange={(password) => change({ password })}
          />
        </FieldRow>
        <TextField
          label="Name in the greeting (EHLO)"
          error={problems.greeting}
          help={`What this site calls itself to the mail server. Leave it empty for ${state.siteName}.`}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={values.greeting}
          onChange={(greeting) => change({ greeting })}
        />
        <Problem text={save.problem} />
        <div className="admin-actions">
          <AdminButton kind="primary" submits={save} disabled={!isChanged}>
            Save mail server
          </AdminButton>
          {stored ? (
            <ConfirmButton
              label="Remove …"
              title="Remove the mail server?"
              confirm="Remove mail server"
              danger
              onConfirm={async () => {
                await removeMailServer();
                setValues(valuesOf({ ...state, stored: null }));
                toast({ title: "Mail server removed", type: "success" });
              }}
            >
              Its password is deleted. Until you enter another one, emails are written into files and reach no one.
            </ConfirmButton>
          ) : null}
        </div>
      </FieldsForm>
    </FormCard>
  );
}

/** The mail server, above the email log; expanded while none is configured, and when a link targets it. */
export function MailServer() {
  const query = useAdminQuery(["mail-server"], () => fetchMailServer());
  const isLinked = useLocation({ select: ({ hash }) => hash === "server" });
  return (
    <section id="server" aria-label="Mail server" className="mb-6 scroll-mt-20">
      <Loaded query={query} what="the mail server">
        {(data) => {
          const isMissing = !data.isFixed && !data.stored;
          const from = data.isFixed ? "the server of SMTP_URL" : (data.stored?.host ?? "no server yet");
          return (
            <>
              {isMissing ? (
                <Notice tone="warning" title="Emails reach no one yet" className="mb-5">
                  <p>
                    They wait here until there is a mail server. Enter your email provider’s, and you can then send
                    those that waited.
                  </p>
                </Notice>
              ) : null}
              <Collapsible summary={`Mail server: ${from}`} isOpen={isMissing || isLinked}>
                <FormLayout>
                  {data.isFixed ? (
                    <Notice tone="info" title="SMTP_URL is set on the server, and comes first">
                      <p>
                        Emails leave by the server that it names. What you enter here is used once SMTP_URL is removed.
                      </p>
                    </Notice>
                  ) : null}
                  <ServerCard state={data} />
                  <TestCard sender={data.sender} />
                  <DomainCard sender={data.sender} />
                </FormLayout>
              </Collapsible>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
