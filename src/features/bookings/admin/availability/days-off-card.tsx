import { useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { FormCard } from "../../../../admin/fields/form-layout.tsx";
import { dayFromNow } from "../../../../admin/format-date-time.ts";
import { Note } from "../../../../admin/states.tsx";
import { useChange, useOfferUndo } from "../../../../admin/use-change.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { BookedTime, BookingSettings, DayOff, DayOffResult } from "../../booking-record.ts";
import { addTimeOff, deleteTimeOff } from "../../bookings.admin.functions.ts";
import { groupDaysOff, type TimeOff, timeOffProblem } from "../../time-off.ts";
import { BookedDialog } from "./booked-dialog.tsx";
import { HolidaysForm } from "./holidays-form.tsx";

const dayName = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const formatDay = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`));

const entryName = ({ from, until }: TimeOff) =>
  from === until ? formatDay(from) : dayName.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`));

const none = { from: "", until: "", reason: "" };

export function DaysOffCard({ daysOff }: { daysOff: DayOff[] }) {
  const site = useSite();
  const [entered, setEntered] = useState(none);
  const [error, setError] = useState<string>();
  const [booked, setBooked] = useState<{ entry: TimeOff; bookings: BookedTime[] }>();
  const add = useChange<TimeOff & { despiteBookings?: boolean }, BookingSettings, DayOffResult>({
    run: (data) => addTimeOff({ data }),
    failure: "The days off were not saved",
    onDone: (result, { from, until, reason }) => {
      if (!result.ok) return setBooked({ entry: { from, until, reason }, bookings: result.bookings });
      setEntered(none);
    },
  });
  const offerUndo = useOfferUndo();
  const remove = useChange<TimeOff, BookingSettings>({
    run: ({ from, until }) => deleteTimeOff({ data: { from, until } }),
    expect: {
      of: ["bookings", "settings"],
      data: (settings, { from, until }) => ({
        ...settings,
        daysOff: settings.daysOff.filter(({ day }) => day < from || day > until),
      }),
    },
    failure: "The days off were not removed",
    onDone: (_, removed) =>
      offerUndo(`${entryName(removed)} removed`, () => addTimeOff({ data: { ...removed, despiteBookings: true } })),
  });
  const field = (name: keyof typeof none) => ({
    value: entered[name],
    onChange: (value: string) => {
      setEntered((current) => ({ ...current, [name]: value }));
      setError(undefined);
    },
  });
  return (
    <FormCard title="Days off">
      {daysOff.length === 0 ? (
        <Note>None yet. Add holidays and travel here.</Note>
      ) : (
        <ul className="admin-rows">
          {groupDaysOff(daysOff).map((entry) => (
            <li key={entry.from}>
              <span>
                {entryName(entry)}
                {entry.reason ? <small>{entry.reason}</small> : null}
              </span>
              <AdminButton aria-label={`Remove: ${entryName(entry)}`} onClick={() => remove.mutate(entry)}>
                Remove
              </AdminButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid items-end gap-3 tablet:grid-cols-[168px_168px_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          const entry = { ...entered, until: entered.until || entered.from, reason: entered.reason.trim() };
          const isOver = entry.until < dayFromNow(site, 0);
          const problem = timeOffProblem(entry) ?? (isOver ? "These days are over. Choose today or later." : undefined);
          setError(problem);
          if (entry.from && !problem) add.mutate(entry);
        }}
      >
        <TextField label="From" type="date" required {...field("from")} />
        <TextField label="Until" type="date" optional error={error} {...field("until")} />
        <TextField label="Reason" optional maxLength={200} {...field("reason")} />
        <Button type="submit" kind="secondary" busy={add.isPending}>
          Add days off
        </Button>
      </form>
      <HolidaysForm daysOff={daysOff} />
      <BookedDialog
        bookings={booked?.bookings}
        title={booked ? `${entryName(booked.entry)} is booked` : ""}
        onClose={() => setBooked(undefined)}
        onConfirm={() => (booked ? add.mutateAsync({ ...booked.entry, despiteBookings: true }) : undefined)}
      />
    </FormCard>
  );
}
