import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bookingSource } from "../../../features/bookings/bookings.queries.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { FieldRow } from "../kit/form-layout.tsx";

const day = 86_400_000;
const dayName = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric" });
const timeName = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

type TimeFieldsProps = {
  eventType: string;
  /** Milliseconds since 1970. */
  value: number | undefined;
  onChange: (start: number | undefined) => void;
};

/** A free time by its day and its hour, in the zone of this browser. */
export function TimeFields({ eventType, value, onChange }: TimeFieldsProps) {
  // The span begins at midnight, so that opening the fields again asks the same question.
  const [from] = useState(() => new Date().setHours(0, 0, 0, 0));
  const { data, isPending } = useQuery({
    queryKey: ["slots", eventType, from],
    queryFn: () => bookingSource(eventType).load({ from, to: from + 44 * day }),
    // Others book meanwhile: what was free a while ago is no promise.
    staleTime: 20_000,
  });
  const [chosenDay, setDay] = useState("");
  const times = data?.times ?? [];
  const days = [...new Set(times.map(({ start }) => dayName.format(start)))];
  const shownDay = days.includes(chosenDay) ? chosenDay : "";
  const ofDay = times.filter(({ start }) => dayName.format(start) === shownDay);
  if (!isPending && days.length === 0) {
    return <p className="admin-note">No times are free in the next six weeks. Open more hours under Availability.</p>;
  }
  return (
    <FieldRow>
      <Field label="Day">
        {(control) => (
          <Select
            {...control}
            value={shownDay}
            onChange={({ target }) => {
              setDay(target.value);
              onChange(undefined);
            }}
          >
            <option value="">{isPending ? "Loading …" : "Choose a day"}</option>
            {days.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Time">
        {(control) => (
          <Select
            {...control}
            value={value === undefined ? "" : String(value)}
            disabled={shownDay === ""}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
          >
            <option value="">Choose a time</option>
            {ofDay.map(({ start, end }) => (
              <option key={start} value={start}>
                {timeName.format(start)} to {timeName.format(end)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FieldRow>
  );
}
