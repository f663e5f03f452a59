import { createFileRoute } from "@tanstack/react-router";
import { Copy, ExternalLink, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { Collapsible } from "../../../../admin/collapsible.tsx";
import { ConfirmButton } from "../../../../admin/confirm-dialog.tsx";
import { FieldsForm, FormCard, FormLayout } from "../../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../../admin/page-bar.tsx";
import { RecordStates } from "../../../../admin/record/record-page.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { useAction, useOfferUndo } from "../../../../admin/use-change.ts";
import { moveItem } from "../../../../lib/move-item.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { MoveButtons } from "../../../../ui/move-buttons.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { bookingPageOf, type EventType } from "../../booking.ts";
import { fetchBookingSettings } from "../../bookings.admin.functions.ts";
import { hasFixedLength } from "../../event-types/event-type-length.ts";
import { createEventType, orderEventTypes, retireEventType } from "../../event-types/event-types.admin.functions.ts";
import type { WeeklyHours } from "../../weekly-hours.ts";
import { EventTypeCard } from "./event-type-card.tsx";

export const Route = createFileRoute("/admin/event-types")({ component: EventTypesPage });

function EventTypesPage() {
  const { data, error, refetch } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  if (!data) {
    return <RecordStates noun="Event types" data={data} error={error} onRetry={() => void refetch()} back="booking" />;
  }
  return (
    <>
      <PageBar title="Event types" note="What visitors can book, in the order in which they see it." />
      <FormLayout>
        <EventTypes types={data.types} general={data.hours} />
      </FormLayout>
    </>
  );
}

type EventTypesProps = { types: readonly EventType[]; general: readonly WeeklyHours[] };

const cardId = (key: string) => `event-type-${key}`;

function EventTypes({ types, general }: EventTypesProps) {
  const offered = types.filter(({ retired }) => !retired);
  const retired = types.filter((type) => type.retired);
  const [title, setTitle] = useState("");
  const [added, setAdded] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!added || !types.some(({ key }) => key === added)) return;
    const card = document.getElementById(cardId(added));
    card?.scrollIntoView({ block: "start" });
    card?.querySelector<HTMLInputElement>("input")?.focus({ preventScroll: true });
    setAdded(undefined);
  }, [added, types]);

  async function create(name: string, copyOf?: string): Promise<void> {
    const created = await createEventType({ data: { title: name, copyOf } });
    if (!created.ok)
      throw new Error(
        created.code === "gone"
          ? "This event type no longer exists. Reload the page."
          : "40 event types are the limit.",
      );
    setAdded(created.value);
    toast({ title: `${name} added`, description: "It can be booked once you tick “Bookable”.", type: "success" });
  }
  const add = useAction(async () => {
    if (title.trim() === "") throw new Error("Give it a name, such as “Workshop”.");
    await create(title.trim());
    setTitle("");
  });
  const copy = useAction(
    async (type: EventType) => create(`Copy of ${type.title}`.slice(0, 80), type.key),
    "The event type was not copied",
  );
  const move = useAction(async (index: number, by: -1 | 1) => {
    const keys = moveItem(
      offered.map(({ key }) => key),
      index,
      by,
    );
    await orderEventTypes({ data: { keys } });
    toast({ title: `${offered[index]?.title} is number ${index + by + 1} now`, type: "success" });
  }, "The order was not saved");
  async function setRetired({ key }: EventType, isRetired: boolean): Promise<void> {
    await retireEventType({ data: { key, retired: isRetired } });
  }
  const offerUndo = useOfferUndo();
  const restore = useAction(async (type: EventType) => {
    await setRetired(type, false);
    toast({ title: `${type.title} restored`, type: "success" });
    heading.current?.focus();
  }, "The event type was not restored");

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Offered
      </h2>
      {offered.map((type, index) => (
        <div key={type.key} id={cardId(type.key)} className="scroll-mt-22">
          <EventTypeCard
            type={type}
            general={general}
            isNew={type.key === added}
            actions={
              <div className="flex flex-wrap items-center gap-2 border-t pt-3">
                <MoveButtons
                  name={type.title}
                  index={index}
                  count={offered.length}
                  onMove={(by) => move.run(index, by)}
                />
                <a href={bookingPageOf(type.key)} className={buttonClass({ kind: "quiet", size: "sm" })}>
                  <ExternalLink />
                  {bookingPageOf(type.key)}
                </a>
                {hasFixedLength(type.key) ? null : (
                  <>
                    <AdminButton
                      kind="quiet"
                      aria-label={`Copy ${type.title}`}
                      busy={copy.busy}
                      onClick={() => copy.run(type)}
                    >
                      <Copy />
                      Copy
                    </AdminButton>
                    <ConfirmButton
                      label="Retire …"
                      aria-label={`Retire ${type.title} …`}
                      title={`Retire ${type.title}?`}
                      confirm="Retire"
                      danger
                      onConfirm={async () => {
                        await setRetired(type, true);
                        offerUndo(`${type.title} retired`, () => setRetired(type, false));
                        heading.current?.focus();
                      }}
                    >
                      It can no longer be booked, and its page says so. Bookings that exist take place, with their
                      emails and reminders.
                    </ConfirmButton>
                  </>
                )}
              </div>
            }
          />
        </div>
      ))}
      <FormCard title="Add an event type" note="It gets a page of its own, where visitors choose a time.">
        <FieldsForm onSubmit={add.run}>
          <TextField
            label="Name of the event type"
            error={add.problem}
            maxLength={80}
            value={title}
            onChange={setTitle}
          />
          <AdminButton submits={add}>
            <Plus />
            Add event type
          </AdminButton>
        </FieldsForm>
      </FormCard>
      {retired.length > 0 ? (
        <Collapsible summary={`Retired event types (${retired.length})`}>
          <ul className="admin-rows">
            {retired.map((type) => (
              <li key={type.key} className="flex flex-wrap items-center justify-between gap-3">
                <span>{type.title}</span>
                <AdminButton aria-label={`Restore ${type.title}`} onClick={() => restore.run(type)}>
                  Restore
                </AdminButton>
              </li>
            ))}
          </ul>
        </Collapsible>
      ) : null}
    </>
  );
}
