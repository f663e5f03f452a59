import { createFileRoute } from "@tanstack/react-router";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { EmailsCard } from "../../../admin/record/emails-card.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { PersonCards } from "../../../admin/record/person-cards.tsx";
import { PersonTimeline } from "../../../admin/record/person-timeline.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { leadTitle } from "../lead.ts";
import type { LeadDetail, LeadState } from "../lead-record.ts";
import {
  changeLeadStatus,
  deleteLeads,
  eraseLead,
  fetchLead,
  restoreLeads,
  saveLeadNotes,
} from "../leads.admin.functions.ts";
import { FollowUpCard } from "./follow-up-card.tsx";
import { campaignWord, leadStateOptions } from "./lead-words.tsx";
import { NewLead } from "./new-lead.tsx";
import { ReplyCard } from "./reply-card.tsx";

export const Route = createFileRoute("/admin/leads/$id")({ component: LeadPage });

/** One lead: what was written, what came of it, and where it goes from here. */
function LeadPage() {
  const { id } = Route.useParams();
  if (id === "new") return <NewLead />;
  return (
    <RecordPage kind="lead" id={id} fetch={fetchLead}>
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
    onDone: () => {
      void invalidate("leads", "list");
      void invalidate("counts");
    },
  });
  return (
    <>
      <PageBar
        title={lead.name ?? lead.email}
        back="lead"
        note={`${leadTitle(lead.kind)}, ${formatDateTime(lead.createdAt)}`}
      />
      <FormLayout
        aside={
          <>
            <FollowUpCard lead={lead} />
            <FormCard>
              <SelectField
                label="Status"
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
              { label: "Source", value: lead.source },
              { label: "From the page", value: lead.page },
              ...Object.entries(lead.campaign).map(([name, value]) => ({ label: campaignWord(name), value })),
            ]}
          />
        </FormCard>
        <ReplyCard lead={lead} />
        <PersonTimeline email={lead.email} except={{ kind: "lead", id }} />
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
