import { useState } from "react";
import type { BookedTime, BookingSettings, DayOff, DayOffResult } from "../../../features/bookings/booking-record.ts";
import { addDayOff, deleteDayOff } from "../../../features/bookings/bookings.admin.functions.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { counted, formatDateTime } from "../kit/format-date-time.ts";
import { offerUndo } from "../kit/offer-undo.ts";
import { RecordLink } from "../kit/record-link.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";

const dayName = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const written = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

/** Days on which nothing can be booked. */
export function DaysOffCard({ daysOff }: { daysOff: DayOff[] }) {
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const invalidate = useInvalidate();
  const changes = ["admin", "bookings", "settings"];
  const [booked, setBooked] = useState<{ off: DayOff; bookings: BookedTime[] }>();
  const add = useChange<DayOff & { despiteBookings?: boolean }, BookingSettings, DayOffResult>({
    run: (data) => addDayOff({ data }),
    changes,
    failure: "The day off was not saved",
    onDone: (result, off) => {
      if (!result.ok) return setBooked({ off: { day: off.day, reason: off.reason }, bookings: result.bookings });
      setDay("");
      setReason("");
    },
  });
  const remove = useChange<DayOff, BookingSettings>({
    run: (gone) => deleteDayOff({ data: { day: gone.day } }),
    changes,
    expect: (settings, gone) => ({ ...settings, daysOff: settings.daysOff.filter((each) => each.day !== gone.day) }),
    failure: "The day off was not removed",
    onDone: (_, gone) =>
      offerUndo(`${written(gone.day)} is open again`, async () => {
        await addDayOff({ data: { ...gone, despiteBookings: true } });
        await invalidate("bookings", "settings");
      }),
  });
  return (
    <FormCard title="Days off">
      {daysOff.length === 0 ? (
        <p className="admin-note">None yet. Add holidays and travel here.</p>
      ) : (
        <ul className="admin-rows">
          {daysOff.map((off) => (
            <li key={off.day}>
              <span>
                {written(off.day)}
                {off.reason ? <small>{off.reason}</small> : null}
              </span>
              <Button
                kind="secondary"
                size="sm"
                aria-label={`Open ${written(off.day)} again`}
                onClick={() => remove.mutate(off)}
              >
                Open again
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="admin-inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (day) add.mutate({ day, reason: reason.trim() });
        }}
      >
        <TextField label="Day" type="date" required value={day} onChange={setDay} />
        <TextField label="Reason" optional maxLength={200} value={reason} onChange={setReason} />
        <Button type="submit" kind="secondary" busy={add.isPending}>
          Add day off
        </Button>
      </form>
      <ConfirmDialog
        open={booked !== undefined}
        onClose={() => setBooked(undefined)}
        title={booked ? `${written(booked.off.day)} is booked` : ""}
        confirm="Add day off anyway"
        onConfirm={() => (booked ? add.mutateAsync({ ...booked.off, despiteBookings: true }) : undefined)}
      >
        <p>
          {counted(booked?.bookings.length ?? 0, "booking")} on this day will stay. Reschedule or cancel what you cannot
          keep.
        </p>
        <ul className="admin-rows">
          {booked?.bookings.map(({ id, title, name, startsAt }) => (
            <li key={id}>
              <span>
                <RecordLink kind="booking" id={id} note={`${title} with ${name}`}>
                  {formatDateTime(startsAt)}
                </RecordLink>
              </span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </FormCard>
  );
}
