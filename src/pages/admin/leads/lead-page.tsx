import { createFileRoute } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { leadTitle } from "../../../features/leads/lead.ts";
import type { LeadDetail, LeadState } from "../../../features/leads/lead-record.ts";
import {
  changeLeadStatus,
  deleteLeads,
  eraseLead,
  fetchLead,
  restoreLeads,
  saveLeadNotes,
} from "../../../features/leads/leads.admin.functions.ts";
import { binDays } from "../../../request/deletion.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { EmailsCard } from "../kit/emails-card.tsx";
import { FactList, Lines } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { dayOf, formatDateTime } from "../kit/format-date-time.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";
import { PersonCards } from "../records/person-cards.tsx";
import { RecordPage } from "../records/record-page.tsx";
import { leadStateOptions } from "./lead-words.tsx";

export const Route = createFileRoute("/admin/leads/$id")({ component: LeadPage });

/** One lead: what was written, what came of it, and where it goes from here. */
function LeadPage() {
  return (
    <RecordPage kind="lead" id={Route.useParams().id} fetch={fetchLead}>
      {(lead) => <Lead key={lead.id} lead={lead} />}
    </RecordPage>
  );
}

function Lead({ lead }: { lead: LeadDetail }) {
  const { id } = lead;
  const invalidate = useInvalidate();
  const setStatus = useChange<LeadState, LeadDetail | null>({
    run: (status) => changeLeadStatus({ data: { ids: [id], status } }),
    changes: ["admin", "leads", "one", id],
    expect: (known, status) => known && { ...known, status },
    failure: "The lead was not changed",
    onDone: () => void invalidate("leads", "list"),
  });
  return (
    <>
      <PageBar
        title={lead.name ?? lead.email}
        back="lead"
        note={`${leadTitle(lead.kind)}, ${formatDateTime(lead.createdAt)}`}
        actions={
          <a className={buttonClass({ size: "sm" })} href={`mailto:${lead.email}`}>
            <Mail />
            Reply
          </a>
        }
      />
      <FormLayout
        aside={
          <>
            <FormCard title="Status">
              <SelectField
                label="Progress"
                value={lead.status}
                options={leadStateOptions}
                onChange={(status) => setStatus.mutate(status as LeadState)}
              />
            </FormCard>
            <PersonCards
              noun="lead"
              record={lead}
              saveNotes={saveLeadNotes}
              remove={deleteLeads}
              restore={restoreLeads}
              erase={eraseLead}
            >
              Deleted leads can be restored for {binDays} days. This one is erased automatically on{" "}
              {dayOf(lead.expiresAt)}.
            </PersonCards>
          </>
        }
      >
        <FormCard title="What was sent">
          <FactList
            facts={[
              ...lead.answers.map(({ label, value }) => ({ label, value: <Lines text={value} /> })),
              { label: "From the page", value: lead.page },
              ...Object.entries(lead.campaign).map(([label, value]) => ({ label, value })),
            ]}
          />
        </FormCard>
        <EmailsCard emails={lead.emails} />
        <FormCard title="Consent">
          <FactList
            facts={[
              { label: "Shown beside the form", value: lead.noticeText },
              { label: "Also agreed to", value: lead.marketingText },
            ]}
          />
        </FormCard>
      </FormLayout>
    </>
  );
}
