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
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmailsCard } from "../kit/emails-card.tsx";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { dayOf, formatDateTime } from "../kit/format-date-time.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";
import { PersonCards } from "../records/person-cards.tsx";
import { RecordPage } from "../records/record-page.tsx";
import { leadStateOptions } from "./lead-words.tsx";

export const Route = createFileRoute("/admin/leads/$id")({ component: LeadPage });

const back = { to: "/admin/leads", label: "Leads" } as const;

/** One lead: what was written, what came of it, and where it goes from here. */
function LeadPage() {
  return (
    <RecordPage name="leads" noun="Lead" binKind="lead" id={Route.useParams().id} back={back} fetch={fetchLead}>
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
        back={back}
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
              <Field label="Progress">
                {(control) => (
                  <Select
                    {...control}
                    value={lead.status}
                    onChange={({ target }) => setStatus.mutate(target.value as LeadState)}
                  >
                    {leadStateOptions.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
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
              ...lead.answers.map(({ label, value }) => ({
                label,
                value: <span className="whitespace-pre-line">{value}</span>,
              })),
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
