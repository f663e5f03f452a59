import { createFileRoute } from "@tanstack/react-router";
import { Download, Mail, Reply } from "lucide-react";
import { download } from "../../../admin/download.ts";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { FactList } from "../../../admin/record/fact-list.tsx";
import { PersonTimeline } from "../../../admin/record/person-timeline.tsx";
import { RecordButton } from "../../../admin/record/record-link.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAction } from "../../../admin/use-action.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { exportPerson } from "../../privacy/person-export.admin.functions.ts";
import type { PersonDetail } from "../listed-person.ts";
import { fetchPersonDetail } from "../people.admin.functions.ts";
import { ErasePerson } from "./erase-person.tsx";

export const Route = createFileRoute("/admin/people/$id")({ component: PersonPage });

function PersonPage() {
  return (
    <RecordPage kind="person" id={Route.useParams().id} fetch={fetchPersonDetail}>
      {(person) => <Person key={person.id} person={person} />}
    </RecordPage>
  );
}

function Person({ person }: { person: PersonDetail }) {
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
                  { label: "First came from", value: person.origin },
                  { label: "Campaign", value: person.campaignName },
                  { label: "First page", value: person.firstPage },
                  { label: "Created", value: dayOf(person.firstAt) },
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
    async () =>
      download("personal-data.json", await withSession(() => exportPerson({ data: { email } })), "application/json"),
    "The file could not be created",
  );
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      <Download />
      Export everything
    </Button>
  );
}
