import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed, Send, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { LanguageField } from "../../../admin/fields/language-field.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { Loading, Pending, Problem } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { hasEmailShape } from "../../../lib/web-url.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { sessionQuery } from "../../accounts/session.ts";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import type { IssueForm } from "../issues/issue-content.ts";
import type { IssueInspection } from "../issues/issue-finding.ts";
import { checkIssueAsWritten, fetchIssueNumbers, sendIssueTestEmail } from "../issues/issues.admin.functions.ts";
import { SendCard } from "./send-card.tsx";

type Check = {
  text: string;
  note?: string;
  /** Set while part of it is unchecked. */
  isOpen?: boolean;
};

function passedChecks({ findings, facts }: IssueInspection): Check[] {
  const isValid = (field: string) => !findings.some((finding) => finding.field === field);
  const kilobytes = Math.ceil(facts.bytes / 1024);
  return [
    ...(isValid("subject") && isValid("previewText") ? [{ text: "Subject and preview text fit an inbox" }] : []),
    ...(facts.pictures > 0 && !findings.some(({ message }) => message.includes("alternative text"))
      ? [{ text: "Every image has alternative text" }]
      : []),
    ...(facts.links > 0 && !findings.some(({ message }) => message.includes("link"))
      ? [
          facts.hasCheckedLinks
            ? { text: `${counted(facts.links, "link")} in order` }
            : {
                text: "Links to other sites are not checked yet",
                note: `Of ${counted(facts.links, "link")}, those to this site are in order`,
                isOpen: true,
              },
        ]
      : []),
    ...(kilobytes <= 102 ? [{ text: `${kilobytes} of 102 KB`, note: "Gmail cuts off what is longer" }] : []),
    { text: "Unsubscribe link and postal address", note: "Plain text has the same words" },
  ];
}

const row =
  "grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t py-2.75 text-sm leading-[1.4] wrap-anywhere first:border-t-0 first:pt-0";

function ChecksCard({ id, revision }: { id: number; revision: number }) {
  const [latest, setLatest] = useState<{ revision: number; inspection: IssueInspection }>();
  const { data, error } = useAdminQuery(["issue-checks", String(id), String(revision)], () =>
    checkIssueAsWritten({ data: { id, checksOutside: false } }),
  );
  const { busy, problem, run } = useAction(async () => {
    const inspection = await checkIssueAsWritten({ data: { id, checksOutside: true } });
    if (inspection) setLatest({ revision, inspection });
  });
  const inspection = latest?.revision === revision ? latest.inspection : data;
  return (
    <FormCard title="Before sending">
      {inspection ? (
        <ul>
          {inspection.findings.map(({ severity, message }) => (
            <li key={message} className={row}>
              {severity === "error" ? (
                <CircleAlert className="size-5 text-flag" />
              ) : (
                <TriangleAlert className="size-5 text-signal" />
              )}
              <span>
                <span className="sr-only">{severity === "error" ? "Has to be changed: " : "Worth a look: "}</span>
                {message}
              </span>
            </li>
          ))}
          {passedChecks(inspection).map(({ text, note, isOpen }) => (
            <li key={text} className={row}>
              {isOpen ? <CircleDashed className="size-5 text-tide" /> : <CircleCheck className="size-5 text-tide" />}
              <span>
                {text}
                {note ? <small>{note}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : error ? (
        <Problem text={errorMessage(error)} />
      ) : (
        <Loading />
      )}
      <Problem text={problem} />
      <AdminButton busy={busy} onClick={run}>
        Check links to other sites
      </AdminButton>
    </FormCard>
  );
}

const failureTexts = {
  gone: "This issue has since been deleted.",
  "no-subject": "Write a subject first.",
  "no-parts": "Write at least one part first.",
};

function TestEmailCard({ id, flush }: Pick<EditorView<IssueForm>, "id" | "flush">) {
  const { data: session } = useQuery(sessionQuery());
  const [to, setTo] = useState(session?.user.email ?? "");
  const { busy, problem, run } = useAction(async () => {
    if (!hasEmailShape(to.trim())) throw new Error("Enter an email address, such as name@example.com.");
    // The latest text may not be stored yet.
    if (!(await flush())) throw new Error("The server did not answer. Try again when your text is saved.");
    const result = await sendIssueTestEmail({ data: { id, to: to.trim() } });
    if (!result.ok) throw new Error(failureTexts[result.code]);
    toast({ title: `A test email is on its way to ${to.trim()}`, type: "success" });
  });
  return (
    <FormCard title="Test email">
      <FieldsForm onSubmit={run}>
        <TextField
          label="Test email to"
          type="email"
          autoComplete="email"
          help="Its unsubscribe link leads to the newsletter’s page."
          error={problem}
          value={to}
          onChange={setTo}
        />
        <Button type="submit" kind="secondary" busy={busy}>
          <Send />
          Send test email
        </Button>
      </FieldsForm>
    </FormCard>
  );
}

type IssueSettingsProps = EditorView<IssueForm> & {
  revision: number;
  save: (intent: SaveIntent) => Promise<boolean>;
  onStatusChange: () => Promise<void>;
};

export function IssueSettings({ id, revision, save, onStatusChange, ...view }: IssueSettingsProps) {
  const { content, onChange } = view;
  const field = contentField<IssueForm>("issue", view);
  const query = useAdminQuery(["newsletter", "numbers", String(id)], () => fetchIssueNumbers({ data: { id } }));
  const { data: numbers } = query;
  return (
    <>
      {numbers ? (
        <SendCard numbers={numbers} content={content} onChange={onChange} save={save} onStatusChange={onStatusChange} />
      ) : (
        <Pending query={query} what="the sending of this issue" quiet />
      )}
      {numbers?.status === "sent" ? null : <ChecksCard id={id} revision={revision} />}
      <TestEmailCard id={id} flush={view.flush} />
      <FormCard title="Archive">
        <Checkbox
          label="Publish in the archive when sent"
          checked={content.inArchive === "yes"}
          onChange={({ target }) => onChange({ inArchive: target.checked ? "yes" : "" })}
        />
        <TextField
          {...field("slug", "URL", `If it is empty, it follows the subject: /sunday-review/${content.slug || "…"}`)}
          spellCheck={false}
          autoCapitalize="none"
        />
        <LanguageField value={content.language} onChange={(language) => onChange({ language })} />
      </FormCard>
    </>
  );
}
