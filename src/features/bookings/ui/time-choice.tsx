import { dayOf, longDay, timeOf, zoneName } from "../../../lib/time/zoned-time.ts";
import { Notice } from "../../../ui/notice.tsx";
import { bookingFields, type PlainTimes, slotTaken } from "../slot-list.ts";

const written = (start: number, zone: string) => `${longDay(dayOf(start, zone))}, ${timeOf(start, zone)}`;

export function ChosenTime({ plain }: { plain: Extract<PlainTimes, { start: number }> }) {
  const { zone, start, minutes } = plain;
  if (plain.show === "gone") {
    return (
      <Notice tone="warning" title={`${written(start, zone)} is gone`}>
        <p>
          {slotTaken} {plain.times.length > 0 ? "The next free times are below; nothing you entered is lost." : ""}
        </p>
      </Notice>
    );
  }
  return (
    <div className="rounded-panel bg-tide-soft p-5 sm:p-6">
      <h4 className="font-serif text-h3">{written(start, zone)}</h4>
      <p className="mt-1 text-base text-ink-soft">
        {minutes} minutes, in the time of {zoneName(zone)}
      </p>
    </div>
  );
}

/** Radio buttons with the next free times if the chosen one is gone. */
export function TimeFields({ plain }: { plain: Extract<PlainTimes, { start: number }> }) {
  const { zone, start, minutes } = plain;
  const fixed = (
    <>
      <input type="hidden" name={bookingFields.zone} value={zone} />
      <input type="hidden" name={bookingFields.minutes} value={minutes} />
    </>
  );
  if (plain.show === "chosen") {
    return (
      <>
        {fixed}
        <input type="hidden" name={bookingFields.start} value={start} />
      </>
    );
  }
  return (
    <fieldset className="sm:col-span-full">
      {fixed}
      <legend className="field-label">Choose another time ({zoneName(zone)})</legend>
      <div className="mt-2 grid gap-1">
        {plain.times.map((time, index) => (
          <label key={time.start} className="check min-h-11 items-center">
            <input type="radio" name={bookingFields.start} value={time.start} defaultChecked={index === 0} required />
            {written(time.start, zone)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
