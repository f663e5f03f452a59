import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { isOutdated } from "../../../lib/outdated.ts";
import { dayOf, longDay, timeOf, zoneName } from "../../../lib/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OutdatedNotice } from "../../../ui/outdated-notice.tsx";
import type { FormShape } from "../../forms/form-shape.ts";
import { SiteForm } from "../../forms/ui/site-form.tsx";
import { bookingFields, type HoldingSource, type OfferedTime, timeGone, tooManyHolds } from "../offered-times.ts";
import { BookingCalendar } from "./booking-calendar.tsx";
import { Countdown } from "./countdown.tsx";
import { detectedZone } from "./zone-select.tsx";

export type BookingPanelProps = { source: HoldingSource; shape: FormShape; submitLabel: string; minutes: number };

type Kept = { start: number; reference: string; keptFor: number; ended: boolean };
type Refusal = { start: number; taken: boolean; alternatives: readonly OfferedTime[] };

const unreachable = "We could not hold that time just now. Check your connection and choose it once more.";

/** Choosing a time, which is then kept for five minutes, and the questions that make it a booking. */
export default function BookingPanel({ source, shape, submitLabel, minutes }: BookingPanelProps) {
  const client = useQueryClient();
  const [zone, setZone] = useState(detectedZone);
  const [kept, setKept] = useState<Kept>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [problem, setProblem] = useState<string>();
  const [outdated, setOutdated] = useState(false);
  const [pending, setPending] = useState<number>();
  /** The form stays once it was opened, so that another time does not cost what was typed. */
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const leadTo = useRef<"kept" | "refused" | undefined>(undefined);

  useEffect(() => {
    if (!leadTo.current) return;
    leadTo.current = undefined;
    place.current?.querySelector<HTMLElement>("[data-lead]")?.focus();
  });

  async function choose(start: number) {
    if (pending !== undefined) return;
    setPending(start);
    setProblem(undefined);
    try {
      const answer = await source.hold({ start, zone, instead: kept?.reference });
      if (answer.outcome === "held") {
        setKept({ start, reference: answer.reference, keptFor: answer.keptFor, ended: false });
        setRefusal(undefined);
        setOpened(true);
        leadTo.current = "kept";
      } else if (answer.outcome === "too-many") {
        setKept(undefined);
        setRefusal(undefined);
        setProblem(tooManyHolds);
      } else {
        setKept(undefined);
        setRefusal({ start, taken: answer.outcome === "taken", alternatives: answer.alternatives });
        leadTo.current = "refused";
        void client.invalidateQueries({ queryKey: ["offered-times", source.key] });
      }
    } catch (error) {
      if (isOutdated(error)) setOutdated(true);
      // A refusal of ours comes as a sentence; anything else is the line.
      const said = error instanceof Error && error.message.startsWith("Too many") ? error.message : unreachable;
      setProblem(said);
    }
    setPending(undefined);
  }

  function chooseAnother() {
    if (kept) void source.release(kept.reference).catch(() => undefined);
    setKept(undefined);
    void client.invalidateQueries({ queryKey: ["offered-times", source.key] });
  }

  const onEnd = useCallback(() => setKept((known) => (known ? { ...known, ended: true } : known)), []);

  return (
    <div ref={place}>
      {refusal && !kept ? (
        <div data-lead tabIndex={-1} className="mb-6 outline-none">
          <Notice
            tone="warning"
            role="alert"
            title={`${timeOf(refusal.start, zone)} on ${longDay(dayOf(refusal.start, zone))} is gone`}
          >
            <p>
              {refusal.taken ? timeGone : "It is no longer offered."}{" "}
              {refusal.alternatives.length > 0 ? "The next free times are:" : "Please choose another one."}
            </p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {refusal.alternatives.map(({ start }) => (
                <li key={start}>
                  <Button kind="secondary" size="sm" busy={pending === start} onClick={() => void choose(start)}>
                    {longDay(dayOf(start, zone))}, {timeOf(start, zone)}
                  </Button>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      {outdated ? (
        <OutdatedNotice className="mb-6" />
      ) : problem ? (
        <Notice tone="error" role="alert" className="mb-6">
          <p>{problem}</p>
        </Notice>
      ) : null}
      {kept ? (
        <div className="mb-8 rounded-panel bg-tide-soft p-5 sm:p-6">
          <h4 data-lead tabIndex={-1} className="font-serif text-h3 outline-none">
            {longDay(dayOf(kept.start, zone))}, {timeOf(kept.start, zone)}
          </h4>
          <p className="mt-1 text-base text-ink-soft">
            {minutes} minutes, your time ({zoneName(zone)})
          </p>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {kept.ended ? (
              <p role="status" className="text-sm">
                The five minutes are over. The time may still be free.
              </p>
            ) : (
              <Countdown key={kept.reference} keptFor={kept.keptFor} onEnd={onEnd} />
            )}
            <div className="flex flex-wrap gap-3">
              {kept.ended ? (
                <Button size="sm" busy={pending !== undefined} onClick={() => void choose(kept.start)}>
                  Hold it again
                </Button>
              ) : null}
              <Button kind="secondary" size="sm" onClick={chooseAnother}>
                Choose another time
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <BookingCalendar
          source={source}
          zone={zone}
          onZone={setZone}
          pending={pending}
          onChoose={(start) => void choose(start)}
        />
      )}
      {opened ? (
        <div hidden={!kept}>
          <SiteForm
            shape={shape}
            answer={undefined}
            submitLabel={submitLabel}
            place="booking"
            onRefused={(message) => {
              if (message !== timeGone || !kept) return false;
              void choose(kept.start);
              return true;
            }}
          >
            <input type="hidden" name={bookingFields.hold} value={kept?.reference ?? ""} />
            <input type="hidden" name={bookingFields.start} value={kept?.start ?? ""} />
            <input type="hidden" name={bookingFields.zone} value={zone} />
          </SiteForm>
        </div>
      ) : null}
    </div>
  );
}
