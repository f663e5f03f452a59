import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { contentField } from "../../../admin/editor/content-field.ts";
import type { EditorView } from "../../../admin/editor/editor-view.ts";
import { FormCard, fieldsClass } from "../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAction } from "../../../admin/use-action.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { sessionQuery } from "../../accounts/session.ts";
import type { SaveIntent } from "../../content-drafts/editing.ts";
import type { IssueForm } from "../issues/issue-content.ts";
import { fetchIssueNumbers, sendIssueTestEmail } from "../issues/issues.admin.functions.ts";
import { ChecksCard } from "./checks-card.tsx";
import { SendCard } from "./send-card.tsx";

const sentences = {
  gone: "This issue has since been deleted.",
  "no-subject": "Write a subject first.",
  "no-parts": "Write at least one part first.",
};

function TestEmailCard({ id }: { id: number }) {
  const { data: session } = useQuery(sessionQuery());
  const [to, setTo] = useState(session?.user.email ?? "");
  const { busy, problem, run } = useAction(async () => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(to.trim()))
      throw new Error("Enter an email address, such as name@example.com.");
    const sent = await withSession(() => sendIssueTestEmail({ data: { id, to: to.trim() } }));
    if (!sent.ok) throw new Error(sentences[sent.code]);
    toast({ title: `A test email is on its way to ${to.trim()}`, type: "success" });
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    run();
  }
  return (
    <FormCard title="Test email">
      <form onSubmit={submit} noValidate className={fieldsClass()}>
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
      </form>
    </FormCard>
  );
}

type IssueSettingsProps = EditorView<IssueForm> & {
  revision: number;
  save: (intent: SaveIntent) => Promise<boolean>;
  onStatus: () => Promise<void>;
};

export function IssueSettings({ id, revision, save, onStatus, ...view }: IssueSettingsProps) {
  const { content, onChange } = view;
  const field = contentField<IssueForm>("issue", view);
  const { data: numbers } = useAdminQuery(["newsletter", "numbers", String(id)], () =>
    fetchIssueNumbers({ data: { id } }),
  );
  return (
    <>
      {numbers ? (
        <SendCard numbers={numbers} content={content} onChange={onChange} save={save} onStatus={onStatus} />
      ) : null}
      {numbers?.status === "sent" ? null : <ChecksCard id={id} revision={revision} />}
      <TestEmailCard id={id} />
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
      </FormCard>
    </>
  );
}
