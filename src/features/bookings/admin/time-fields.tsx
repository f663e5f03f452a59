import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldRow } from "../../../admin/fields/form-layout.tsx";
import { dayFromNow, dayWithWeekday, fromLocalInput, localTime } from "../../../admin/format-date-time.ts";
import { Note, Pending } from "../../../admin/states.tsx";
import { useSite } from "../../../facts/use-site.ts";
import { dayMs } from "../../../lib/time/durations.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import type { TimesSource } from "../slot-list.ts";

type TimeFieldsProps = {
  source: TimesSource;
  /** Default: the usual length. */
  minutes?: number | undefined;
  /** Milliseconds since 1970. */
  value: number | undefined;
  onChange: (start: number | undefined) => void;
  error?: string | undefined;
};

export function TimeFields({ source, minutes, value, onChange, error: problem }: TimeFieldsProps) {
  const site = useSite();
  // From midnight, so that the query key is the same all day.
  const [from] = useState(() => Date.parse(fromLocalInput(site, `${dayFromNow(site, 0)}T00:00`)));
  const query = useQuery({
    // Below "admin", so that each change of a booking reads it again.
    queryKey: ["admin", "slots", source.key, minutes ?? "usual", from],
    queryFn: () => source.load({ from, to: from + 44 * dayMs, minutes }),
    // Others book meanwhile.
    staleTime: 20_000,
    retry: 1,
  });
  const [selectedDay, setDay] = useState("");
  const { data, isPending, error } = query;
  const times = data?.times ?? [];
  const days = [...new Set(times.map(({ start }) => dayWithWeekday(site, new Date(start))))];
  const day = days.includes(selectedDay) ? selectedDay : "";
  const ofDay = times.filter(({ start }) => dayWithWeekday(site, new Date(start)) === day);
  if (error && !data) return <Pending query={query} what="the free times" />;
  if (!isPending && days.length === 0) {
    return <Note>No times are free in the next six weeks. Open more hours under Availability.</Note>;
  }
  return (
    <FieldRow>
      <SelectField
        label="Day"
        value={day}
        error={day === "" ? problem : undefined}
        options={[
          { value: "", label: isPending ? "Loading …" : "Choose a day" },
          ...days.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(name) => {
          setDay(name);
          onChange(undefined);
        }}
      />
      <SelectField
        label="Time"
        value={value === undefined ? "" : String(value)}
        disabled={day === ""}
        error={day === "" ? undefined : problem}
        options={[
          { value: "", label: "Choose a time" },
          ...ofDay.map(({ start, end }) => ({
            value: String(start),
            label: `${localTime(site, new Date(start))} to ${localTime(site, new Date(end))}`,
          })),
        ]}
        onChange={(time) => onChange(time ? Number(time) : undefined)}
      />
    </FieldRow>
  );
}
