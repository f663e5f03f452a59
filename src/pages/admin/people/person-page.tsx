import { createFileRoute } from "@tanstack/react-router";
import { Download, Mail, Reply } from "lucide-react";
import type { PersonDetail } from "../../../features/people/listed-person.ts";
import { fetchPersonDetail } from "../../../features/people/people.admin.functions.ts";
import { exportPerson } from "../../../features/privacy/person-export.admin.functions.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { download } from "../kit/download.ts";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { dayOf } from "../kit/format-date-time.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { RecordButton } from "../kit/record-link.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useAction } from "../kit/use-action.ts";
import { RecordPage } from "../records/record-page.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { PersonTimeline } from "./person-timeline.tsx";

export const Route = createFileRoute("/admin/people/$id")({ component: PersonPage });

/** One person: every record of their email address, and what happened between them and the owner. */
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
                Write
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
                  { label: "First record", value: dayOf(person.firstAt) },
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
    "The file was not made",
  );
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      <Download />
      Export everything
    </Button>
  );
}
