import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { FactList } from "../../../admin/record/fact-list.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { emailFailureTexts } from "../email-failure.ts";
import { emailKindLabel } from "../email-kind.ts";
import type { EmailDetail } from "../email-record.ts";
import { discardEmails, fetchEmail, retryEmails } from "../emails.admin.functions.ts";
import { EmailChip } from "./email-words.tsx";

export const Route = createFileRoute("/admin/emails/$id")({ component: EmailPage });

function EmailPage() {
  return (
    <RecordPage kind="email" id={Route.useParams().id} fetch={fetchEmail}>
      {(email) => <Email key={email.id} email={email} />}
    </RecordPage>
  );
}

function Email({ email }: { email: EmailDetail }) {
  const site = useSite();
  const { id, status } = email;
  const navigate = useNavigate();
  const retry = useAction(async () => {
    if ((await retryEmails({ data: { ids: [id] } })) === 0) throw new Error("The email has since changed.");
    toast({ title: "On its way again", type: "success" });
  }, "The email was not sent again");
  const canDiscard = status === "queued" || status === "dead";
  return (
    <>
      <PageBar
        title={email.subject}
        back="email"
        note={<EmailChip status={status} />}
        actions={
          <>
            {status === "dead" ? (
              <AdminButton kind="primary" action={retry}>
                Send again
              </AdminButton>
            ) : null}
            {canDiscard ? (
              <ConfirmButton
                label="Discard …"
                title="Discard this email?"
                confirm="Discard"
                danger
                onConfirm={async () => {
                  if ((await discardEmails({ data: { ids: [id] } })) === 0) {
                    toast({
                      title: "Not discarded",
                      description: "The email has since been sent or discarded.",
                      type: "error",
                    });
                    return;
                  }
                  await navigate({ to: "/admin/emails" });
                  toast({ title: "Email discarded", type: "success" });
                }}
              >
                {email.recipient} will never get it, and it cannot be restored.
              </ConfirmButton>
            ) : null}
          </>
        }
      />
      <FormLayout>
        {email.lastError ? (
          <Notice
            tone={status === "dead" ? "error" : "warning"}
            title={email.failure ? emailFailureTexts[email.failure].title : "What the mail server said"}
          >
            <p>{email.lastError}</p>
            {email.failure ? <p>{emailFailureTexts[email.failure].advice}</p> : null}
          </Notice>
        ) : null}
        <FormCard title="Email">
          <FactList
            facts={[
              { label: "To", value: email.recipient },
              { label: "Kind", value: emailKindLabel(email.kind) },
              { label: "Written", value: formatDateTime(site, email.createdAt) },
              {
                label: status === "sent" ? "Sent" : "Next attempt",
                value: email.at ? formatDateTime(site, email.at) : null,
              },
              { label: "Attempts", value: String(email.attempts) },
              { label: "Attached", value: email.attachments.join(", ") },
            ]}
          />
        </FormCard>
        <FormCard title="Text">
          <pre className="whitespace-pre-wrap [font:inherit] wrap-anywhere">{email.plain}</pre>
        </FormCard>
      </FormLayout>
    </>
  );
}
