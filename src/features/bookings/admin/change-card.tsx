import { useState } from "react";
import { ConfirmDialog } from "../../../admin/confirm-dialog.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAction } from "../../../admin/use-action.ts";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { TextareaField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { maxReasonLength } from "../booking.ts";
import type { BookingDetail } from "../booking-record.ts";
import { cancelBookingByOwner, rescheduleBookingByOwner } from "../bookings.admin.functions.ts";
import { rejections } from "./booking-words.tsx";
import { TimeFields } from "./time-fields.tsx";

const minutesBooked = ({ startsAt, endsAt }: BookingDetail) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** Moving and cancelling; both write to the visitor. */
export function ChangeCard({ booking }: { booking: BookingDetail }) {
  const { id, name } = booking;
  const invalidate = useInvalidate();
  const [start, setStart] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");

  const move = useAction(async () => {
    if (start === undefined) return;
    const answer = await withSession(() => rescheduleBookingByOwner({ data: { id, start } }));
    setStart(undefined);
    await invalidate("bookings");
    if (!answer.ok) toast({ title: "Not rescheduled", description: rejections[answer.code], type: "error" });
    else toast({ title: "Rescheduled", description: `${name} gets an email with the new time.`, type: "success" });
  }, "The booking was not rescheduled");
  return (
    <FormCard title="Reschedule or cancel" note={`${name} gets an email with a new calendar entry either way.`}>
      <TimeFields
        key={booking.startsAt}
        eventType={booking.type}
        minutes={minutesBooked(booking)}
        value={start}
        onChange={setStart}
      />
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
          await withSession(() => cancelBookingByOwner({ data: { id, reason } }));
          await invalidate("bookings");
          toast({ title: "Booking cancelled", type: "success" });
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
      </ConfirmDialog>
    </FormCard>
  );
}
