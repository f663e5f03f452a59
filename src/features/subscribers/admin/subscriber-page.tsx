import { createFileRoute } from "@tanstack/react-router";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { counted, dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { FactList } from "../../../admin/record/fact-list.tsx";
import { PersonCards } from "../../../admin/record/person-cards.tsx";
import { PersonElsewhere } from "../../../admin/record/person-elsewhere.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useSite } from "../../../facts/use-site.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { SubscriberDetail } from "../subscriber-record.ts";
import { endSubscription, eraseSubscriber, fetchSubscriber } from "../subscribers.admin.functions.ts";
import { SubscriberChip } from "./subscriber-chip.tsx";

export const Route = createFileRoute("/admin/subscribers/$id")({ component: SubscriberPage });

const eventLabels: Record<string, string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  changed: "Changed the settings",
  unsubscribed: "Unsubscribed",
};

function SubscriberPage() {
  return (
    <RecordPage kind="subscriber" id={Route.useParams().id} fetch={fetchSubscriber}>
      {(subscriber) => <Subscriber key={subscriber.id} subscriber={subscriber} />}
    </RecordPage>
  );
}

function ImportedFrom({ imported }: { imported: NonNullable<SubscriberDetail["imported"]> }) {
  const site = useSite();
  const { source, consentedAt, evidence } = imported;
  return (
    <>
      {source}
      <small>
        {consentedAt ? `Consent of ${dayOf(site, consentedAt)}. ${evidence ?? ""}` : "Without evidence of consent"}
      </small>
    </>
  );
}

function Subscriber({ subscriber }: { subscriber: SubscriberDetail }) {
  const site = useSite();
  const { id, email, status } = subscriber;
  return (
    <>
      <PageBar
        title={email}
        back="subscriber"
        note={<SubscriberChip status={status} />}
        actions={
          status === "unsubscribed" ? null : (
            <ConfirmButton
              label="Unsubscribe …"
              kind="secondary"
              title="Unsubscribe this subscriber?"
              confirm="Unsubscribe"
              danger
              onConfirm={async () => {
                await endSubscription({ data: { id } });
                toast({ title: "Subscriber unsubscribed", type: "success" });
              }}
            >
              {email} gets no more emails, and no notice of it. Only the subscriber can subscribe again.
            </ConfirmButton>
          )
        }
      />
      <FormLayout
        aside={
          <PersonCards noun="subscriber" record={subscriber} erase={eraseSubscriber}>
            Deleted subscribers get no emails and can be restored for {binDays} days. Deleting permanently also removes
            the proof of consent; anyone who had unsubscribed stays out of later imports.
          </PersonCards>
        }
      >
        {subscriber.endReason ? (
          <Notice tone="warning" title="This subscription was ended automatically">
            {subscriber.endReason}
          </Notice>
        ) : null}
        <FormCard title="Subscriber">
          <FactList
            facts={[
              { label: "Email", value: email },
              { label: "Name", value: subscriber.name },
              { label: "Industry", value: subscriber.industry },
              { label: "Sign-up page", value: subscriber.page },
              { label: "Since", value: dayOf(site, subscriber.since) },
              {
                label: "Consecutive bounces",
                value: subscriber.bouncesInRow > 0 ? counted(subscriber.bouncesInRow, "issue") : null,
              },
              {
                label: "Imported from",
                value: subscriber.imported ? <ImportedFrom imported={subscriber.imported} /> : null,
              },
              {
                label: "Deleted permanently on",
                value: subscriber.expiresAt ? dayOf(site, subscriber.expiresAt) : null,
              },
            ]}
          />
        </FormCard>
        <FormCard title="Proof of consent">
          <ol className="admin-rows">
            {subscriber.events.map(({ event, text, page, at }) => (
              <li key={`${event} ${at}`}>
                <span>
                  <b>{eventLabels[event] ?? event}</b>, {formatDateTime(site, at)}
                  {page ? <small>On {page}</small> : null}
                  {text ? <small>{text}</small> : null}
                </span>
              </li>
            ))}
          </ol>
        </FormCard>
        <PersonElsewhere email={email} />
      </FormLayout>
    </>
  );
}
