import { createFileRoute, useNavigate } from "@tanstack/react-router";
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
import { toast } from "../../../ui/toast-store.ts";
import { EraseCard } from "../kit/erase-card.tsx";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { LettersCard } from "../kit/letters-card.tsx";
import { dayOf, moment } from "../kit/moment.ts";
import { NotesCard } from "../kit/notes-card.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { recordId } from "../kit/record-id.ts";
import { RecordStates } from "../kit/record-states.tsx";
import { useAdminQuery, useRenew } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";
import { leadStateOptions } from "./lead-words.tsx";

export const Route = createFileRoute("/admin/leads/$id")({ component: LeadPage });

const back = { to: "/admin/leads", label: "Leads" } as const;

/** One lead: what was written, what came of it, and where it goes from here. */
function LeadPage() {
  const id = recordId(Route.useParams().id);
  const {
    data: lead,
    error,
    refetch,
  } = useAdminQuery(["leads", "one", id], async () => (id === null ? null : fetchLead({ data: { id } })));
  if (!lead)
    return (
      <RecordStates binKind="lead" noun="Lead" data={lead} error={error} onRetry={() => void refetch()} back={back} />
    );
  return <Lead key={lead.id} lead={lead} />;
}

function Lead({ lead }: { lead: LeadDetail }) {
  const { id } = lead;
  const navigate = useNavigate();
  const renew = useRenew();
  const setStatus = useChange<LeadState, LeadDetail | null>({
    run: (status) => changeLeadStatus({ data: { ids: [id], status } }),
    changes: ["admin", "leads", "one", id],
    expect: (known, status) => known && { ...known, status },
    failure: "The lead was not changed",
    onDone: () => void renew("leads", "list"),
  });
  const remove = useChange<void>({
    run: () => deleteLeads({ data: { ids: [id] } }),
    changes: ["admin", "leads", "list"],
    failure: "The lead was not deleted",
    onDone: () => {
      void navigate({ to: "/admin/leads" });
      offerUndo("Lead deleted", async () => {
        await restoreLeads({ data: { ids: [id] } });
        await renew("leads");
      });
    },
  });
  return (
    <>
      <PageBar
        title={lead.name ?? lead.email}
        back={back}
        note={`${leadTitle(lead.kind)}, ${moment(lead.createdAt)}`}
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
            <NotesCard
              notes={lead.notes}
              onSave={async (notes) => {
                const isSaved = await saveLeadNotes({ data: { id, notes } });
                await renew("leads", "one");
                return isSaved;
              }}
            />
            <EraseCard
              title="Erase this lead?"
              onDelete={() => remove.mutate()}
              onErase={async () => {
                await eraseLead({ data: { id } });
                await navigate({ to: "/admin/leads" });
                await renew("leads");
                toast({ title: "Lead erased", type: "success" });
              }}
            >
              Deleted leads can be restored for {binDays} days. This one is erased automatically on{" "}
              {dayOf(lead.expiresAt)}.
            </EraseCard>
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
        <LettersCard letters={lead.letters} />
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
