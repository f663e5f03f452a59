import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import type { Language } from "../../../lib/language.ts";
import { dayOf, longDay, timeOf, zoneName } from "../../../lib/time/zoned-time.ts";
import { Notice } from "../../../ui/notice.tsx";
import { bookingFields, type PlainTimes } from "../slot-list.ts";
import { timesListWords } from "./times-list-copy.ts";

const startText = (start: number, zone: string, language: Language) =>
  `${longDay(dayOf(start, zone), language)}, ${timeOf(start, zone, language)}`;

export function SelectedTime({ plain }: { plain: Extract<PlainTimes, { start: number }> }) {
  const { language } = useSite().facts;
  const words = useCopy(timesListWords);
  const { zone, start, minutes } = plain;
  if (plain.show === "gone") {
    return (
      <Notice tone="warning" title={fillText(words.gone, { start: startText(start, zone, language) })}>
        <p>
          {words.taken} {plain.times.length > 0 ? words.nextTimes : ""}
        </p>
      </Notice>
    );
  }
  return (
    <div className="rounded-panel bg-tide-soft p-5 sm:p-6">
      <h4 className="font-serif text-h3">{startText(start, zone, language)}</h4>
      <p className="mt-1 text-base text-ink-soft">
        {fillText(words.length, { count: minutes, place: zoneName(zone) })}
      </p>
    </div>
  );
}

/** Radio buttons with the next free times if the selected one is gone. */
export function TimeFields({ plain }: { plain: Extract<PlainTimes, { start: number }> }) {
  const { language } = useSite().facts;
  const words = useCopy(timesListWords);
  const { zone, start, minutes } = plain;
  const hiddenFields = (
    <>
      <input type="hidden" name={bookingFields.zone} value={zone} />
      <input type="hidden" name={bookingFields.minutes} value={minutes} />
    </>
  );
  if (plain.show === "chosen") {
    return (
      <>
        {hiddenFields}
        <input type="hidden" name={bookingFields.start} value={start} />
      </>
    );
  }
  return (
    <fieldset className="sm:col-span-full">
      {hiddenFields}
      <legend className="field-label">{fillText(words.another, { place: zoneName(zone) })}</legend>
      <div className="mt-2 grid gap-1">
        {plain.times.map((time, index) => (
          <label key={time.start} className="check min-h-11 items-center">
            <input type="radio" name={bookingFields.start} value={time.start} defaultChecked={index === 0} required />
            {startText(time.start, zone, language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
