import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FieldRow, FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayFromNow, dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { EmailsCard } from "../../../admin/record/emails-card.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { PersonCards } from "../../../admin/record/person-cards.tsx";
import { PersonTimeline } from "../../../admin/record/person-timeline.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAction, useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { Button } from "../../../ui/button.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { leadTitle } from "../lead.ts";
import type { LeadDetail } from "../lead-record.ts";
import { createManualLead, eraseLead, fetchLead, setLeadFollowUp } from "../leads.admin.functions.ts";
import { campaignWord } from "./lead-words.tsx";
import { OutcomeCard } from "./outcome-card.tsx";
import { ReplyCard } from "./reply-card.tsx";

const empty = { name: "", email: "", organisation: "", source: "", message: "" };

/** Someone who called or was met elsewhere. */
function NewLead() {
  const [values, setValues] = useState(empty);
  const [wrong, setWrong] = useState<string>();
  const navigate = useNavigate();
  useUnsaved(JSON.stringify(values) !== JSON.stringify(empty), "the new lead");
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: (value: string) => {
      setValues((known) => ({ ...known, [name]: value }));
      if (name === "email") setWrong(undefined);
    },
  });
  const save = useAction(async () => {
    const email = values.email.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) {
      setWrong("Enter an email address such as anna@example.com. Replies go to it.");
      return;
    }
    const id = await createManualLead({ data: { ...values, email } });
    toast({ title: "Lead saved", type: "success" });
    await navigate({ to: "/admin/leads/$id", params: { id: String(id) }, ignoreBlocker: true });
  }, "The lead was not saved");
  useShortcut("s", save.run);
  return (
    <>
      <PageBar title="New lead" back="lead" />
      <FormLayout>
        <FormCard note="For someone who called or whom you met. People who use a form appear automatically.">
          <FieldsForm onSubmit={save.run}>
            <FieldRow>
              <TextField label="Name" maxLength={200} autoComplete="off" {...field("name")} />
              <TextField
                label="Email"
                type="email"
                maxLength={254}
                autoComplete="off"
                {...(wrong === undefined ? {} : { error: wrong })}
                {...field("email")}
              />
            </FieldRow>
            <FieldRow>
              <TextField label="Organisation" optional maxLength={200} autoComplete="off" {...field("organisation")} />
              <TextField
                label="Source"
                optional
                help="Such as “Met at the quality conference”."
                maxLength={200}
                {...field("source")}
              />
            </FieldRow>
            <TextareaField label="What they want" optional rows={6} maxLength={20_000} {...field("message")} />
            <Button type="submit" busy={save.busy}>
              Save lead
            </Button>
          </FieldsForm>
        </FormCard>
      </FormLayout>
    </>
  );
}

const choices = [
  { label: "Tomorrow", days: 1 },
  { label: "In a week", days: 7 },
  { label: "In a month", days: 30 },
];

function FollowUpCard({ lead: { id, followUpOn } }: { lead: LeadDetail }) {
  const site = useSite();
  const change = useChange<string | null, LeadDetail | null, boolean>({
    run: (day) => setLeadFollowUp({ data: { id, day } }),
    expect: { of: ["leads", "one", id], data: (known, day) => known && { ...known, followUpOn: day } },
    failure: "The follow-up was not saved",
  });
  return (
    <FormCard title="Follow up" note="Appears under Today that morning.">
      <TextField
        label="Follow-up date"
        type="date"
        value={followUpOn ?? ""}
        onChange={(day) => change.mutate(day || null)}
      />
      <div className="admin-actions gap-1.5 phone:*:px-2.25">
        {choices.map(({ label, days }) => (
          <Button
            key={label}
            kind="secondary"
            size="sm"
            aria-pressed={followUpOn === dayFromNow(site, days)}
            onClick={() => change.mutate(dayFromNow(site, days))}
          >
            {label}
          </Button>
        ))}
        {followUpOn ? (
          <Button kind="quiet" size="sm" onClick={() => change.mutate(null)}>
            No follow-up
          </Button>
        ) : null}
      </div>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/leads/$id")({ component: LeadPage });

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
  const site = useSite();
  const { id } = lead;
  return (
    <>
      <PageBar
        title={lead.name ?? lead.email}
        back="lead"
        note={`${leadTitle(lead.kind)}, ${formatDateTime(site, lead.createdAt)}`}
      />
      <FormLayout
        aside={
          <>
            <FollowUpCard lead={lead} />
            <OutcomeCard lead={lead} />
            <PersonCards noun="lead" record={lead} erase={eraseLead}>
              Deleted leads can be restored for {binDays} days. This one is deleted permanently on{" "}
              {dayOf(site, lead.expiresAt)}.
            </PersonCards>
          </>
        }
      >
        <FormCard title="What was sent">
          <FactList
            facts={[
              ...lead.answers.map(({ label, value }) => ({ label, value: <Lines text={value} /> })),
              { label: "How they came", value: lead.came },
              { label: "Source", value: lead.source },
              { label: "Page", value: lead.page },
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
