import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { hasEmailShape } from "../../../lib/web-url.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { sessionQuery } from "../../accounts/session.ts";
import { emailFailureTexts } from "../email-failure.ts";
import { checkSenderDomain, sendMailServerTest } from "../mail-server.admin.functions.ts";
import type { DomainFinding, TestResult } from "../mail-server.ts";

function TestOutcome({ result, to }: { result: TestResult; to: string }) {
  if (result.failure === null) {
    return (
      <Notice tone="success" role="status" title="The mail server accepted the test">
        <p>Look for it in the inbox of {to}, and in the spam folder. It says what to check.</p>
      </Notice>
    );
  }
  const { title, advice } = emailFailureTexts[result.failure];
  return (
    <Notice tone="error" role="alert" title={title}>
      <p>{advice}</p>
      <p className="mt-2 wrap-anywhere">What it says: {result.answer}</p>
    </Notice>
  );
}

export function TestCard({ sender }: { sender: string }) {
  const { data: account } = useQuery(sessionQuery());
  const [typed, setTyped] = useState<string>();
  const to = typed ?? account?.user.email ?? "";
  const [test, setTest] = useState<{ result: TestResult; to: string }>();
  const send = useAction(async () => {
    setTest(undefined);
    if (!hasEmailShape(to.trim())) throw new Error("Enter an email address such as anna@example.com.");
    const result = await sendMailServerTest({ data: { to: to.trim() } });
    if (result) setTest({ result, to: to.trim() });
  });
  return (
    <FormCard title="Test" note={`Sends one email from ${sender}, by the mail server that is in use now.`}>
      <FieldsForm onSubmit={send.run}>
        <TextField
          label="Send a test to"
          type="email"
          error={send.problem}
          maxLength={254}
          value={to}
          onChange={setTyped}
        />
        <AdminButton submits={send}>Send test</AdminButton>
      </FieldsForm>
      {test ? <TestOutcome {...test} /> : null}
    </FormCard>
  );
}

const grades: Record<DomainFinding["grade"], { tone: StatusTone; label: string }> = {
  fine: { tone: "done", label: "Fine" },
  advice: { tone: "planned", label: "Advice" },
  missing: { tone: "problem", label: "Missing" },
};

export function DomainCard({ sender }: { sender: string }) {
  const [selector, setSelector] = useState("");
  const [findings, setFindings] = useState<readonly DomainFinding[]>();
  const check = useAction(async () => {
    if (!/^[a-z0-9._-]{0,63}$/i.test(selector.trim()))
      throw new Error("A selector has letters, digits, dots and hyphens.");
    setFindings(await checkSenderDomain({ data: { selector: selector.trim() } }));
  });
  return (
    <FormCard
      title="Records of your domain"
      note={`Other servers look up whether ${sender.replace(/^.*@|>$/g, "")} allows these emails. Without the records many of them end as spam.`}
    >
      <FieldsForm onSubmit={check.run}>
        <TextField
          label="DKIM selector"
          error={check.problem}
          optional
          help="Your email provider shows it beside the key."
          maxLength={63}
          spellCheck={false}
          value={selector}
          onChange={setSelector}
        />
        <AdminButton submits={check}>Check the records</AdminButton>
      </FieldsForm>
      {findings ? (
        <ul className="admin-rows" aria-label="Findings">
          {findings.map(({ subject, grade, text, record }) => (
            <li key={subject + text} className="grid gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <b>{subject}</b>
                <StatusChip tone={grades[grade].tone}>{grades[grade].label}</StatusChip>
              </span>
              <span className="wrap-anywhere">{text}</span>
              {record ? (
                <code className="wrap-anywhere">
                  {record.name} {record.type} {record.value}
                </code>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {findings ? `${findings.length} findings` : ""}
      </p>
    </FormCard>
  );
}
