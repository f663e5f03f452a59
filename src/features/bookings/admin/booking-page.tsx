import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { EraseCard } from "../../../admin/record/erase-card.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { NotesCard } from "../../../admin/record/notes-card.tsx";
import { PersonElsewhere } from "../../../admin/record/person-timeline.tsx";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { BookingDetail } from "../booking-record.ts";
import { eraseBooking, fetchBooking, saveBookingNotes } from "../bookings.admin.functions.ts";
import { AttendanceCard } from "./attendance-card.tsx";
import { BookingChip } from "./booking-words.tsx";
import { ChangeCard } from "./change-card.tsx";
import { PlaceCard } from "./place-card.tsx";
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
                const saved = await saveBookingNotes({ data: { id, notes } });
                await invalidate("bookings", "one");
                return saved;
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
        {booking.hasConflict ? (
          <Notice tone="warning" title="You’re busy at this time">
            <p>
              This is a day off, or another calendar of yours is busy. Reschedule the booking, or leave it as it is.
            </p>
          </Notice>
        ) : null}
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
              { label: "Reason", value: booking.cancelReason },
              { label: "Where", value: booking.place ?? booking.typePlace },
              { label: "Consent", value: booking.consentText },
            ]}
          />
        </FormCard>
        {booking.answers.length > 0 ? (
          <FormCard title="Answers">
            <FactList
              facts={booking.answers.map(({ question, answer }) => ({
                label: question,
                value: <Lines text={answer} />,
              }))}
            />
          </FormCard>
        ) : null}
        {booking.hasBegun && booking.status === "confirmed" ? <AttendanceCard booking={booking} /> : null}
        {canChange ? (
          <>
            <PlaceCard key={booking.place} booking={booking} />
            <ChangeCard booking={booking} />
          </>
        ) : null}
        <PersonElsewhere email={email} except={{ kind: "booking", id }} />
      </FormLayout>
    </>
  );
}
