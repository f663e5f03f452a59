import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { useTyped } from "../../../admin/fields/use-typed.ts";
import { dayOf, formatDateTime, ownerZone } from "../../../admin/format-date-time.ts";
import { EraseCard } from "../../../admin/record/erase-card.tsx";
import { FactList, Lines } from "../../../admin/record/fact-list.tsx";
import { NotesCard } from "../../../admin/record/notes-card.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { maxReasonLength } from "../booking.ts";
import { type BookingDetail, isPlace } from "../booking-record.ts";
import {
  cancelBookingByOwner,
  eraseBooking,
  fetchRescheduleTimes,
  rescheduleBookingByOwner,
  saveBookingPlace,
  saveNoShow,
} from "../bookings.admin.functions.ts";
import type { Meets } from "../event-types/meeting.ts";
import { BookingChip, rejections } from "./booking-labels.tsx";
import { NoShowCard } from "./no-show-card.tsx";
import { TimeFields } from "./time-fields.tsx";

const isChangeable = ({ status, isOver }: BookingDetail) => status === "confirmed" && !isOver;

function ChangeCard({ booking }: { booking: BookingDetail }) {
  const { id, name } = booking;
  const [start, setStart] = useState<number>();
  const [reason, setReason] = useState("");

  const reschedule = useAction(async () => {
    if (start === undefined) return;
    const result = await rescheduleBookingByOwner({ data: { id, start } });
    setStart(undefined);
    if (!result.ok) toast({ title: "Not rescheduled", description: rejections[result.code], type: "error" });
    else toast({ title: "Rescheduled", description: `${name} gets an email with the new time.`, type: "success" });
  }, "The booking was not rescheduled");
  return (
    <FormCard title="Reschedule or cancel" note={`${name} gets an email with a new calendar entry either way.`}>
      <TimeFields
        key={booking.startsAt}
        source={{ key: `booking ${id}`, load: ({ from, to }) => fetchRescheduleTimes({ data: { id, from, to } }) }}
        value={start}
        onChange={setStart}
      />
      <div className="admin-actions">
        <AdminButton action={reschedule} disabled={start === undefined}>
          Reschedule
        </AdminButton>
        <ConfirmButton
          label="Cancel booking …"
          title="Cancel this booking?"
          confirm="Cancel booking"
          dismiss="Keep booking"
          danger
          onConfirm={async () => {
            const cancelled = await cancelBookingByOwner({ data: { id, reason } });
            if (cancelled) toast({ title: "Booking cancelled", type: "success" });
            // The dialog goes with its card once the booking is read again.
            else toast({ title: "Not cancelled", description: rejections.gone, type: "error" });
          }}
        >
          <p className="mb-3">
            {name} gets an email with your apology. The time is free again at once; this cannot be undone.
          </p>
          <TextareaField
            label="Reason"
            help="Quoted in the email and on the booking’s page."
            optional
            rows={2}
            maxLength={maxReasonLength}
            value={reason}
            onChange={setReason}
          />
        </ConfirmButton>
      </div>
    </FormCard>
  );
}

const withoutPlace: Record<Meets, string> = {
  video: "you email the link beforehand.",
  phone: "you call them.",
  "in-person": "you email where you meet.",
};

function PlaceCard({ booking }: { booking: BookingDetail }) {
  const { id, name, typePlace, meets } = booking;
  const [{ text }, change] = useTyped({ text: booking.place ?? "" });
  const [error, setError] = useState<string>();
  const place = text.trim() || null;
  const isChanged = place !== booking.place;
  useUnsaved(isChanged, "the meeting place");

  const save = useAction(async () => {
    if (place !== null && !isPlace(place)) {
      setError("Begin a link with https://, or describe the place in words.");
      throw new FieldErrors();
    }
    const saved = await saveBookingPlace({ data: { id, place } });
    if (!saved.ok) throw new Error("The booking has since changed.");
    toast({ title: "Meeting place saved", description: `${name} gets a new calendar entry.`, type: "success" });
  }, "The meeting place was not saved");
  return (
    <FormCard title="Meeting link or place" note={`${name} gets an email with a new calendar entry.`}>
      <FieldsForm onSubmit={save.run}>
        <TextField
          label="For this booking"
          error={error}
          help={`If empty: ${typePlace ?? withoutPlace[meets]}`}
          maxLength={500}
          value={text}
          onChange={(value) => {
            change({ text: value });
            setError(undefined);
          }}
        />
        <AdminButton submits={save} disabled={!isChanged}>
          Save place
        </AdminButton>
      </FieldsForm>
    </FormCard>
  );
}

/** Recorded after the start; sends no email. */
function AttendanceCard({ booking }: { booking: BookingDetail }) {
  const { id, name, noShow } = booking;
  const save = useAction(async () => {
    if (!(await saveNoShow({ data: { id, noShow: !noShow } }))) throw new Error(rejections.gone);
    toast({ title: noShow ? "Marked as attended" : "Marked as a no-show", type: "success" });
  }, "The attendance was not saved");
  return (
    <FormCard
      title="Attendance"
      note={noShow ? `${name} did not come.` : `Did ${name} not come? ${name} gets no email about it.`}
    >
      <AdminButton action={save}>{noShow ? "Mark as attended" : "Mark as no-show"}</AdminButton>
    </FormCard>
  );
}

/** A booking's details, with the actions that change them. */
export function BookingCards({ booking }: { booking: BookingDetail }) {
  const site = useSite();
  const { name } = booking;
  const canChange = isChangeable(booking);
  return (
    <>
      {booking.hasConflict ? (
        <Notice tone="warning" title="Conflict">
          <p>
            This is a day off, or one of your conflict calendars is busy. Reschedule the booking, or leave it as it is.
          </p>
        </Notice>
      ) : null}
      {canChange && booking.meets === "video" && !(booking.place ?? booking.typePlace) ? (
        <Notice tone="warning" title="The meeting link is missing">
          <p>
            {name} was promised a call by video. Enter the link below, and {name} gets it by email.
          </p>
        </Notice>
      ) : null}
      {booking.noShow && booking.status === "confirmed" ? <NoShowCard booking={booking} /> : null}
      <FormCard title={`${booking.title} with ${name}`} note={<BookingChip {...booking} />}>
        <FactList
          facts={[
            { label: "Starts", value: `${formatDateTime(site, booking.startsAt)} (${ownerZone(site)})` },
            { label: "Ends", value: formatDateTime(site, booking.endsAt) },
            { label: "Topic", value: booking.topic },
            { label: "Their time zone", value: booking.zone.replaceAll("_", " ") },
            { label: "Booked", value: formatDateTime(site, booking.createdAt) },
            {
              label: "Cancelled",
              value: booking.cancelledAt
                ? `${formatDateTime(site, booking.cancelledAt)}, by ${booking.cancelledBy === "owner" ? "you" : "the visitor"}`
                : null,
            },
            { label: "Reason", value: booking.cancelReason },
            { label: "Where", value: booking.place ?? booking.typePlace },
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
      {booking.hasStarted && booking.status === "confirmed" ? <AttendanceCard booking={booking} /> : null}
      {canChange ? (
        <>
          <PlaceCard booking={booking} />
          <ChangeCard booking={booking} />
        </>
      ) : null}
    </>
  );
}

type BookingAsideProps = { booking: BookingDetail; middle: ReactNode; more: ReactNode; children: ReactNode };

/** Notes and deletion. */
export function BookingAside({ booking, middle, more, children }: BookingAsideProps) {
  const site = useSite();
  const navigate = useNavigate();
  const { id } = booking;
  async function erase() {
    await eraseBooking({ data: { id } });
    await navigate({ to: "/admin/bookings" });
    toast({ title: "Booking deleted permanently", type: "success" });
  }
  return (
    <>
      <NotesCard kind="booking" id={id} notes={booking.notes} />
      {middle}
      <EraseCard
        title="Delete this booking permanently?"
        onErase={isChangeable(booking) ? undefined : erase}
        more={more}
      >
        The booking is deleted automatically on {dayOf(site, booking.retainUntil)}. {children}
      </EraseCard>
    </>
  );
}
