import { Plus, X } from "lucide-react";
import { AdminButton } from "../../../../admin/admin-button.tsx";
import { Note } from "../../../../admin/states.tsx";
import { timeOfDay } from "../../../../lib/time/clock-time.ts";
import { weekdays } from "../../../../lib/time/weekdays.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import type { WeeklyHours } from "../../weekly-hours.ts";

export type HoursLine = WeeklyHours & { key: number };

const timeLabel = (time: string) => (time ? timeOfDay(time) : "no time");

let lastKey = 0;

export const hoursLine = (hours: WeeklyHours): HoursLine => {
  lastKey += 1;
  return { ...hours, key: lastKey };
};

export const hoursOf = (lines: readonly HoursLine[]): WeeklyHours[] =>
  lines.map(({ weekday, starts, ends }) => ({ weekday, starts, ends }));

/** For comparison regardless of order. */
export const sortedHours = (hours: readonly WeeklyHours[] | null): string =>
  JSON.stringify(hours?.map(({ weekday, starts, ends }) => `${weekday} ${starts} ${ends}`).toSorted() ?? null);

/** Hides the picker's icon on phones, which open their picker anyway. */
const timeInputClass = "w-36! min-w-0 px-2.5! @max-md:[&::-webkit-calendar-picker-indicator]:hidden";

type HoursFieldsProps = { lines: readonly HoursLine[]; onChange: (lines: HoursLine[]) => void };

export function HoursFields({ lines, onChange }: HoursFieldsProps) {
  const change = (key: number, part: Partial<WeeklyHours>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <ul className="@container">
      {weekdays.map((name, index) => {
        const weekday = index + 1;
        const dayLines = lines.filter((line) => line.weekday === weekday);
        return (
          <li
            key={name}
            className="grid grid-cols-[112px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t py-1.5 @max-md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <h3 className="min-h-11 leading-11">{name}</h3>
            <div className="grid grid-cols-1 gap-1.5 @max-md:col-span-full @max-md:row-[2]">
              {dayLines.length === 0 ? <Note className="min-h-11 leading-11">Closed</Note> : null}
              {dayLines.map(({ key, starts, ends }, position) => (
                <div key={key} className="flex items-center gap-2">
                  <TextInput
                    type="time"
                    className={timeInputClass}
                    aria-label={`${name}, from, line ${position + 1}`}
                    value={starts}
                    onChange={({ target }) => change(key, { starts: target.value })}
                  />
                  <span className="flex-none whitespace-nowrap">to</span>
                  <TextInput
                    type="time"
                    className={timeInputClass}
                    aria-label={`${name}, until, line ${position + 1}`}
                    value={ends}
                    onChange={({ target }) => change(key, { ends: target.value })}
                  />
                  <IconButton
                    label={`Remove ${timeLabel(starts)} to ${timeLabel(ends)} on ${name}`}
                    bare
                    onClick={() => onChange(lines.filter((line) => line.key !== key))}
                  >
                    <X />
                  </IconButton>
                </div>
              ))}
            </div>
            <AdminButton
              kind="quiet"
              className="min-h-11 leading-none"
              aria-label={`Add hours on ${name}`}
              onClick={() =>
                onChange([
                  ...lines,
                  hoursLine(
                    dayLines.length === 0
                      ? { weekday, starts: "09:00", ends: "17:00" }
                      : { weekday, starts: dayLines.at(-1)?.ends ?? "", ends: "" },
                  ),
                ])
              }
            >
              <Plus />
              Add
            </AdminButton>
          </li>
        );
      })}
    </ul>
  );
}
