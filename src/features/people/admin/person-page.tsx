import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Download, Mail, Reply } from "lucide-react";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { download } from "../../../admin/download.ts";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { FactList } from "../../../admin/record/fact-list.tsx";
import { PersonTimeline } from "../../../admin/record/person-timeline.tsx";
import { RecordButton } from "../../../admin/record/record-link.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { erasePerson, exportPerson, previewPersonErasure } from "../../privacy/personal-data.admin.functions.ts";
import { fetchPersonDetail } from "../people.admin.functions.ts";
import type { PersonDetail } from "../person.ts";

/** The owner first reviews what is erased and what is kept. */
function ErasePerson({ person: { email, name } }: { person: { email: string; name: string | null } }) {
  const navigate = useNavigate();
  async function erase(): Promise<void> {
    await erasePerson({ data: { email } });
    await navigate({ to: "/admin/people" });
    toast({ title: "Everything about this person is erased", type: "success" });
  }
  return (
    <FormCard
      title="Erase"
      note="Every record of this email address, and the emails about it, at once and permanently."
    >
      <div className="admin-actions">
        <ConfirmButton
          label="Erase this person …"
          title={`Erase ${name ?? email}?`}
          confirm="Erase permanently"
          danger
          onConfirm={erase}
        >
          <Consequences email={email} />
        </ConfirmButton>
      </div>
    </FormCard>
  );
}

function Consequences({ email }: { email: string }) {
  const query = useAdminQuery(["people", "erasure", email], () => previewPersonErasure({ data: { email } }));
  return (
    <Loaded query={query} what="the list of what is erased">
      {(data) => (
        <>
          <p>This cannot be undone. What is erased:</p>
          <ul>
            {data.goes.map(({ title, count }) => (
              <li key={title}>
                {title} ({count})
              </li>
            ))}
            <li>Links in emails to them, including downloads</li>
          </ul>
          <p>What is kept:</p>
          <ul>
            {data.stays.map(({ title, reason }) => (
              <li key={title}>{reason}</li>
            ))}
            <li>
              Emails that have reached an inbox, and backups until they are replaced: they are out of this site’s reach.
            </li>
            <li>One line in the audit log, without name or address, as your proof.</li>
          </ul>
        </>
      )}
    </Loaded>
  );
}

export const Route = createFileRoute("/admin/people/$id")({ component: PersonPage });

function PersonPage() {
  return (
    <RecordPage kind="person" id={Route.useParams().id} fetch={fetchPersonDetail}>
      {(person) => <Person key={person.id} person={person} />}
    </RecordPage>
  );
}

function Person({ person }: { person: PersonDetail }) {
  const site = useSite();
  const { name, email, organisation, phone, leadId } = person;
  return (
    <>
      <PageBar
        title={name ?? email}
        back="person"
        note={[organisation, name ? email : null].filter(Boolean).join(", ")}
        actions={
          <>
            <ExportButton email={email} />
            {leadId === null ? (
              <a className={buttonClass()} href={`mailto:${email}`}>
                <Mail />
                Email
              </a>
            ) : (
              <RecordButton kind="lead" id={leadId}>
                <Reply />
                Reply
              </RecordButton>
            )}
          </>
        }
      />
      <FormLayout
        aside={
          <>
            <FormCard title="Contact">
              <FactList
                facts={[
                  { label: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
                  { label: "Phone", value: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a> },
                  { label: "Organisation", value: organisation },
                  { label: "How they came", value: person.came },
                  { label: "First came from", value: person.origin },
                  { label: "Campaign", value: person.campaignName },
                  { label: "First page", value: person.firstPage },
                  { label: "Created", value: dayOf(site, person.firstAt) },
                ]}
              />
            </FormCard>
            <ErasePerson person={person} />
          </>
        }
      >
        <PersonTimeline email={email} />
      </FormLayout>
    </>
  );
}

function ExportButton({ email }: { email: string }) {
  const { busy, run } = useAction(
    async () => download("personal-data.json", await exportPerson({ data: { email } }), "application/json"),
    "The file could not be created",
  );
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      <Download />
      Export everything
    </Button>
  );
}
