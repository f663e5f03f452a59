import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { SubscriberDetail } from "../../../features/newsletter/subscriber-record.ts";
import {
  deleteSubscribers,
  endSubscription,
  eraseSubscriber,
  fetchSubscriber,
  restoreSubscribers,
  saveSubscriberNotes,
} from "../../../features/newsletter/subscribers.admin.functions.ts";
import { binDays } from "../../../request/deletion.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { EraseCard } from "../kit/erase-card.tsx";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { dayOf, moment } from "../kit/moment.ts";
import { NotesCard } from "../kit/notes-card.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { recordId } from "../kit/record-id.ts";
import { RecordStates } from "../kit/record-states.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useAdminQuery, useRenew } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";
import { SubscriberChip } from "./subscriber-chip.tsx";

export const Route = createFileRoute("/admin/subscribers/$id")({ component: SubscriberPage });

const back = { to: "/admin/subscribers", label: "Subscribers" } as const;

const eventWords: Record<string, string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  changed: "Changed the settings",
  unsubscribed: "Unsubscribed",
};

/** One reader with the proof of consent. */
function SubscriberPage() {
  const id = recordId(Route.useParams().id);
  const query = useAdminQuery(["subscribers", "one", id], async () =>
    id === null ? null : fetchSubscriber({ data: { id } }),
  );
  const { data, error, refetch } = query;
  if (!data) {
    return (
      <RecordStates
        binKind="subscriber"
        noun="Subscriber"
        data={data}
        error={error}
        onRetry={() => void refetch()}
        back={back}
      />
    );
  }
  return <Subscriber key={data.id} subscriber={data} />;
}

function Subscriber({ subscriber }: { subscriber: SubscriberDetail }) {
  const { id, email, status } = subscriber;
  const navigate = useNavigate();
  const renew = useRenew();
  const [isEnding, setEnding] = useState(false);
  const remove = useChange<void>({
    run: () => deleteSubscribers({ data: { ids: [id] } }),
    changes: ["admin", "subscribers", "list"],
    failure: "The subscriber was not deleted",
    onDone: () => {
      void navigate({ to: "/admin/subscribers" });
      offerUndo("Subscriber deleted", async () => {
        await restoreSubscribers({ data: { ids: [id] } });
        await renew("subscribers");
      });
    },
  });
  return (
    <>
      <PageBar
        title={email}
        back={back}
        note={<SubscriberChip status={status} />}
        actions={
          status === "unsubscribed" ? null : (
            <Button kind="secondary" size="sm" onClick={() => setEnding(true)}>
              Unsubscribe …
            </Button>
          )
        }
      />
      <FormLayout
        aside={
          <>
            <NotesCard
              notes={subscriber.notes}
              onSave={async (notes) => {
                const isSaved = await saveSubscriberNotes({ data: { id, notes } });
                await renew("subscribers", "one");
                return isSaved;
              }}
            />
            <EraseCard
              title="Erase this subscriber?"
              onDelete={() => remove.mutate()}
              onErase={async () => {
                await eraseSubscriber({ data: { id } });
                await navigate({ to: "/admin/subscribers" });
                await renew("subscribers");
                toast({ title: "Subscriber erased", type: "success" });
              }}
            >
              Deleted subscribers get no emails and can be restored for {binDays} days. Erasing also removes the proof
              of consent.
            </EraseCard>
          </>
        }
      >
        <FormCard title="Reader">
          <FactList
            facts={[
              { label: "Email", value: email },
              { label: "Name", value: subscriber.name },
              { label: "Industry", value: subscriber.industry },
              { label: "From the page", value: subscriber.page },
              { label: "Since", value: dayOf(subscriber.createdAt) },
              { label: "Erased on", value: subscriber.expiresAt ? dayOf(subscriber.expiresAt) : null },
            ]}
          />
        </FormCard>
        <FormCard title="Proof of consent">
          <ol className="admin-rows">
            {subscriber.events.map(({ event, text, page, at }) => (
              <li key={`${event} ${at}`}>
                <span>
                  <b>{eventWords[event] ?? event}</b>, {moment(at)}
                  {page ? <small>On {page}</small> : null}
                  {text ? <small>{text}</small> : null}
                </span>
              </li>
            ))}
          </ol>
        </FormCard>
      </FormLayout>
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        title="Unsubscribe this reader?"
        confirm="Unsubscribe"
        danger
        onConfirm={async () => {
          await withSession(() => endSubscription({ data: { id } }));
          await renew("subscribers");
          toast({ title: "Reader unsubscribed", type: "success" });
        }}
      >
        {email} gets no more emails and is not told. Only the reader can subscribe again.
      </ConfirmDialog>
    </>
  );
}
