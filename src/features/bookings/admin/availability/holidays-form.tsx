import { useState } from "react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { summaryClass } from "../../../../admin/collapsible.tsx";
import { counted, dayFromNow } from "../../../../admin/format-date-time.ts";
import { Note, Problem } from "../../../../admin/states.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { useChange } from "../../../../admin/use-change.ts";
import { useSite } from "../../../../facts/use-site.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import type { BookedTime, BookingSettings, DayOff, DayOffResult } from "../../booking-record.ts";
import { addHolidays, fetchHolidays } from "../../bookings.admin.functions.ts";
import { BookedDialog } from "./booked-dialog.tsx";

const dayName = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" });

type HolidaySelection = { country: string; state: string; year: number; despiteBookings?: boolean };

/** Loads its data when opened. */
export function HolidaysForm({ daysOff }: { daysOff: readonly DayOff[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group [&>:not(summary)+*]:mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClass("w-fit font-medium text-tide")}>Public holidays</summary>
      {isOpen ? <Holidays daysOff={daysOff} /> : null}
    </details>
  );
}

function Holidays({ daysOff }: { daysOff: readonly DayOff[] }) {
  const today = dayFromNow(useSite(), 0);
  const thisYear = Number(today.slice(0, 4));
  const [choice, setChoice] = useState<HolidaySelection>({ country: "", state: "", year: thisYear });
  const [booked, setBooked] = useState<readonly BookedTime[]>();
  const { data, error, isPlaceholderData } = useAdminQuery(["bookings", "holidays", choice], () =>
    fetchHolidays({ data: choice }),
  );
  const off = new Set(daysOff.map(({ day }) => day));
  const upcoming = (data?.holidays ?? []).filter(({ day }) => day >= today && !off.has(day));
  const add = useChange<HolidaySelection, BookingSettings, DayOffResult>({
    run: (input) => addHolidays({ data: input }),
    failure: "The holidays were not added",
    onDone: (result) => {
      if (!result.ok) return setBooked(result.bookings);
      toast({ title: "Holidays added", type: "success" });
    },
  });
  const years = [thisYear, thisYear + 1, thisYear + 2];
  return (
    <>
      <div className="grid items-end gap-3 tablet:grid-cols-[168px_168px_minmax(0,1fr)_auto]">
        <SelectField
          label="Country"
          value={choice.country}
          options={[{ value: "", label: data ? "Choose a country" : "Loading …" }, ...(data?.countries ?? [])]}
          onChange={(country) => setChoice({ ...choice, country, state: "" })}
        />
        <SelectField
          label="State or region"
          value={choice.state}
          disabled={(data?.states.length ?? 0) === 0}
          options={[{ value: "", label: "All of the country" }, ...(data?.states ?? [])]}
          onChange={(state) => setChoice({ ...choice, state })}
        />
        <SelectField
          label="Year"
          value={String(choice.year)}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => setChoice({ ...choice, year: Number(year) })}
        />
      </div>
      <Problem text={error ? "The holidays did not load. Choose the country again." : undefined} />
      {choice.country && data && !isPlaceholderData ? (
        upcoming.length === 0 ? (
          <Note>All public holidays of this year have passed or are already off.</Note>
        ) : (
          <>
            <ul className="text-[0.9375rem] [columns:2_260px]">
              {upcoming.map(({ day, reason }) => (
                <li key={day}>
                  {dayName.format(new Date(`${day}T00:00:00Z`))}: {reason}
                </li>
              ))}
            </ul>
            <AdminButton busy={add.isPending} onClick={() => add.mutate(choice)}>
              Add {counted(upcoming.length, "holiday")}
            </AdminButton>
          </>
        )
      ) : null}
      <Note>
        Dates from the open library date-holidays, based on Wikipedia (CC BY). Please check those that matter.
      </Note>
      <BookedDialog
        bookings={booked}
        title="Some holidays are booked"
        onClose={() => setBooked(undefined)}
        onConfirm={() => add.mutateAsync({ ...choice, despiteBookings: true })}
      />
    </>
  );
}
