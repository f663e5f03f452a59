import { useEffect, useRef, useState } from "react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { dayOf, localTimeOf, longDay, zoneName } from "../../../lib/time/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { bookingFields, type TimesSource } from "../slot-list.ts";
import { BookingCalendar } from "./booking-calendar.tsx";
import { rescheduleWords } from "./calendar-copy.ts";
import { ClientCalendar } from "./calendar-skeleton.tsx";

type ReschedulePanelProps = { source: TimesSource; zone: string };

export function ReschedulePanel(props: ReschedulePanelProps) {
  return (
    <ClientCalendar>
      <Panel {...props} />
    </ClientCalendar>
  );
}

function Panel({ source, zone: bookedZone }: ReschedulePanelProps) {
  const { language } = useSite().facts;
  const words = useCopy(rescheduleWords);
  const [zone, setZone] = useState(bookedZone);
  const [start, setStart] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (start !== undefined) title.current?.focus();
  }, [start]);

  if (start === undefined) return <BookingCalendar source={source} zone={zone} onZone={setZone} onChoose={setStart} />;
  return (
    <form method="post" className="rounded-panel bg-tide-soft p-5 sm:p-6">
      <input type="hidden" name="action" value="move" />
      <input type="hidden" name={bookingFields.start} value={start} />
      <input type="hidden" name={bookingFields.zone} value={zone} />
      <h4 ref={title} tabIndex={-1} className="font-serif text-h3 outline-none">
        {longDay(dayOf(start, zone), language)}, {localTimeOf(start, zone)}
      </h4>
      <p className="mt-1 text-base text-ink-soft">{fillText(words.note, { place: zoneName(zone) })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit">{words.submit}</Button>
        <Button kind="secondary" onClick={() => setStart(undefined)}>
          {words.another}
        </Button>
      </div>
    </form>
  );
}
