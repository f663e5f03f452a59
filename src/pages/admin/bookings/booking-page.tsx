import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useState } from "react";
import type { BookingDetail } from "../../../features/bookings/booking-record.ts";
import {
  cancelBookingByOwner,
  eraseBooking,
  fetchBooking,
  rescheduleBookingByOwner,
  saveBookingNotes,
} from "../../../features/bookings/bookings.admin.functions.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { dayOf, formatDateTime } from "../kit/format-date-time.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useAction } from "../kit/use-action.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { EraseCard } from "../records/erase-card.tsx";
import { NotesCard } from "../records/notes-card.tsx";
import { RecordPage } from "../records/record-page.tsx";
import { BookingChip, rejections } from "./booking-words.tsx";
import { TimeFields } from "./time-fields.tsx";
import { browserZone } from "./zone-here.ts";

export const Route = createFileRoute("/admin/bookings/$id")({ component: BookingPage });

/** One booking: what is known of it, moving and cancelling it. */
function BookingPage() {
  return (
    <RecordPage kind="booking" id={Route.useParams().id} fetch={fetchBooking}>
      {(booking) => <Booking key={booking.id} booking={booking} />}
    </RecordPage>
  );
}

function Booking({ booking }: { booking: BookingDetail }) {
  const { id, email, name } = booking;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const canChange = booking.status === "confirmed" && !booking.isOver;
  return (
    <>
      <PageBar
        title={`${booking.title} with ${name}`}
        back="booking"
        note={<BookingChip {...booking} />}
        actions={
          <a className={buttonClass({ kind: "secondary", size: "sm" })} href={`mailto:${email}`}>
            <Mail />
            Write
          </a>
        }
      />
      <FormLayout
        aside={
          <>
            <NotesCard
              notes={booking.notes}
              onSave={async (notes) => {
                const isSaved = await saveBookingNotes({ data: { id, notes } });
                await invalidate("bookings", "one");
                return isSaved;
              }}
            />
            {canChange ? null : (
              <EraseCard
                title="Erase this booking?"
                onErase={async () => {
                  await eraseBooking({ data: { id } });
                  await navigate({ to: "/admin/bookings" });
                  await invalidate("bookings");
                  toast({ title: "Booking erased", type: "success" });
                }}
              >
                It is erased automatically on {dayOf(booking.retainUntil)}.
              </EraseCard>
            )}
          </>
        }
      >
        <FormCard title="Conversation">
          <FactList
            facts={[
              { label: "Begins", value: `${formatDateTime(booking.startsAt)} (${browserZone()})` },
              { label: "Ends", value: formatDateTime(booking.endsAt) },
              { label: "Name", value: name },
              { label: "Email", value: email },
              { label: "Organisation", value: booking.organisation },
              { label: "Topic", value: booking.topic },
              { label: "Their time zone", value: booking.zone.replaceAll("_", " ") },
              { label: "Booked", value: formatDateTime(booking.createdAt) },
              {
                label: "Cancelled",
                value: booking.cancelledAt
                  ? `${formatDateTime(booking.cancelledAt)}, by ${booking.cancelledBy === "owner" ? "you" : "the visitor"}`
                  : null,
              },
              { label: "Consent", value: booking.consentText },
            ]}
          />
        </FormCard>
        {canChange ? <ChangeCard booking={booking} /> : null}
      </FormLayout>
    </>
  );
}

/** Moving and cancelling; both write to the visitor. */
function ChangeCard({ booking }: { booking: BookingDetail }) {
  const { id, name } = booking;
  const invalidate = useInvalidate();
  const [start, setStart] = useState<number>();
  const [isAsking, setAsking] = useState(false);

  const move = useAction(async () => {
    if (start === undefined) return;
    const answer = await withSession(() => rescheduleBookingByOwner({ data: { id, start } }));
    setStart(undefined);
    await invalidate("bookings");
    if ("rejected" in answer)
      toast({ title: "Not rescheduled", description: rejections[answer.rejected], type: "error" });
    else toast({ title: "Rescheduled", description: `${name} gets an email with the new time.`, type: "success" });
  }, "The booking was not rescheduled");
  return (
    <FormCard title="Reschedule or cancel" note={`${name} gets an email with a new calendar entry either way.`}>
      <TimeFields key={booking.startsAt} eventType={booking.type} value={start} onChange={setStart} />
      <div className="admin-actions">
        <Button kind="secondary" size="sm" busy={move.busy} disabled={start === undefined} onClick={move.run}>
          Reschedule
        </Button>
        <Button kind="danger" size="sm" onClick={() => setAsking(true)}>
          Cancel booking …
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this booking?"
        confirm="Cancel booking"
        dismiss="Keep booking"
        danger
        onConfirm={async () => {
          await withSession(() => cancelBookingByOwner({ data: { id } }));
          await invalidate("bookings");
          toast({ title: "Booking cancelled", type: "success" });
        }}
      >
        {name} gets an email with your apology. The time is free again at once; this cannot be undone.
      </ConfirmDialog>
    </FormCard>
  );
}
