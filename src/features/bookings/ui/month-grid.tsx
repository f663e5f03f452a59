import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { countedText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import type { Language } from "../../../lib/language.ts";
import {
  addDays,
  addMonths,
  longDay,
  longMonth,
  monthOf,
  weekdayOf,
  weeksOf,
  zonedFormat,
} from "../../../lib/time/zoned-time.ts";
import { IconButton } from "../../../ui/button.tsx";
import { calendarWords } from "./calendar-copy.ts";

/** Monday to Sunday. */
const weekdaysIn = (language: Language) =>
  Array.from({ length: 7 }, (_, day) =>
    zonedFormat("UTC", "weekday", { weekday: "long" }, language).format(Date.UTC(2024, 0, 1 + day)),
  );

type MonthGridProps = {
  month: string;
  /** The only day in the tab order (roving tabindex). */
  cursor: string;
  selected: string | undefined;
  today: string;
  last: string;
  busy: boolean;
  counts: ReadonlyMap<string, number>;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** Date grid pattern of the WAI-ARIA Authoring Practices. */
function dayAfterKey(key: string, day: string): string | undefined {
  const sameDay = (months: number) => {
    const month = addMonths(monthOf(day), months);
    const target = `${month}-${day.slice(8)}`;
    const lastOfMonth = addDays(`${addMonths(month, 1)}-01`, -1);
    return target < lastOfMonth ? target : lastOfMonth;
  };
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayOf(day));
    case "End":
      return addDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return sameDay(-1);
    case "PageDown":
      return sameDay(1);
    default:
      return undefined;
  }
}

export function MonthGrid(props: MonthGridProps) {
  const { month, cursor, selected, today, last, busy, counts, onMove, onChoose } = props;
  const { language } = useSite().facts;
  const words = useCopy(calendarWords);
  const [weekdays] = useState(() => weekdaysIn(language));
  const freeTimes = (count: number) => (count === 0 ? words.free.none : countedText(words.free, count));
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);

  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  const isAhead = (day: string | null): day is string => day !== null && day >= today;
  const clamp = (day: string) => (day < today ? today : day > last ? last : day);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, cursor);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onMove(clamp(next));
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h4 id={titleId} aria-live="polite" className="font-serif text-h4">
          {longMonth(month, language)}
        </h4>
        <div className="flex gap-2">
          <IconButton
            label={words.previous}
            aria-disabled={month <= monthOf(today)}
            onClick={() => month > monthOf(today) && onMove(clamp(`${addMonths(month, -1)}-01`))}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={words.next}
            aria-disabled={month >= monthOf(last)}
            onClick={() => month < monthOf(last) && onMove(`${addMonths(month, 1)}-01`)}
          >
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid
        role="grid" // oxlint-disable-line jsx-a11y/no-noninteractive-element-to-interactive-role
        aria-labelledby={titleId}
        aria-busy={busy}
        className="month-grid"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month)
            .filter((week) => week.some(isAhead))
            .map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) => {
                  if (!isAhead(day)) return <td key={weekdays[index]} />;
                  const count = counts.get(day) ?? 0;
                  return (
                    <td key={day}>
                      <button
                        type="button"
                        data-day={day}
                        tabIndex={day === cursor ? 0 : -1}
                        aria-disabled={count === 0}
                        aria-pressed={day === selected}
                        aria-current={day === today ? "date" : undefined}
                        aria-label={`${longDay(day, language)}, ${freeTimes(count)}`}
                        className={classNames("month-day", day === selected && "is-chosen")}
                        onClick={() => (count > 0 ? onChoose(day) : onMove(clamp(day)))}
                      >
                        {Number(day.slice(8))}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
