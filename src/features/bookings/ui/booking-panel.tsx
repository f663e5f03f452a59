import { useQueryClient } from "@tanstack/react-query";
import { Timer } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { isOutdated } from "../../../lib/outdated.ts";
import { dayOf, detectedZone, localTimeOf, longDay, zoneName } from "../../../lib/time/zoned-time.ts";
import { isRateLimited } from "../../../server-context/error-messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OutdatedNotice } from "../../../ui/outdated-notice.tsx";
import type { FormShape } from "../../forms/form-shape.ts";
import { SiteForm } from "../../forms/ui/site-form.tsx";
import { type BookingQuestion, withQuestions } from "../event-types/booking-question.ts";
import { questionWords } from "../event-types/booking-question-copy.ts";
import { type BookableSlot, bookingFields, type HoldingSource } from "../slot-list.ts";
import { BookingCalendar } from "./booking-calendar.tsx";
import { holdWords } from "./calendar-copy.ts";
import { ClientCalendar } from "./calendar-skeleton.tsx";

const formatCountdown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Milliseconds; the last minute is announced once. */
function Countdown({ holdMs, onEnd }: { holdMs: number; onEnd: () => void }) {
  const [until] = useState(() => Date.now() + holdMs);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(holdMs / 1000));
  const words = useCopy(holdWords);

  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSecondsLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, onEnd]);

  return (
    <p className={classNames("flex items-center gap-2 text-sm", secondsLeft <= 60 ? "text-signal" : "text-ink-soft")}>
      <Timer className="size-5" />
      <span>
        {words.holding}{" "}
        <b role="timer" className="tabular-nums">
          {formatCountdown(secondsLeft)}
        </b>{" "}
        {words.unit}
      </span>
      <span role="status" className="sr-only">
        {secondsLeft <= 60 && secondsLeft > 0 ? words.lastMinute : ""}
      </span>
    </p>
  );
}

type BookingPanelProps = {
  source: HoldingSource;
  shape: FormShape;
  submitLabel: string;
  /** Selected elsewhere on the page; a new object each time. */
  requestedSlot?: { start: number } | undefined;
};

type HeldSlot = { start: number; minutes: number; reference: string; holdMs: number; hasExpired: boolean };
type Rejection = { start: number; isTaken: boolean; alternatives: readonly BookableSlot[] };

/** Holds the selected time for five minutes. */
export function BookingPanel(props: BookingPanelProps) {
  return (
    <ClientCalendar>
      <Panel {...props} />
    </ClientCalendar>
  );
}

function Panel({ source, shape, submitLabel, requestedSlot }: BookingPanelProps) {
  const { language } = useSite().facts;
  const words = useCopy(holdWords);
  const questionCopy = useCopy(questionWords);
  const client = useQueryClient();
  const [zone, setZone] = useState(detectedZone);
  const [length, setLength] = useState<number>();
  const [held, setHeld] = useState<HeldSlot>();
  const [releasedStart, setReleasedStart] = useState<number>();
  const [questions, setQuestions] = useState<readonly BookingQuestion[]>([]);
  const formShape = useMemo(() => withQuestions(shape, questions, questionCopy), [shape, questions, questionCopy]);
  const [rejection, setRejection] = useState<Rejection>();
  const [problem, setProblem] = useState<string>();
  const [isPageOutdated, setPageOutdated] = useState(false);
  const [pending, setPending] = useState<number>();
  /** Once open, the form stays mounted: changing the time keeps its input. */
  const [isFormOpen, setFormOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<"held" | "rejected" | undefined>(undefined);

  useEffect(() => {
    if (!focusTarget.current) return;
    focusTarget.current = undefined;
    panel.current?.querySelector<HTMLElement>("[data-lead]")?.focus();
  });

  async function choose(start: number) {
    if (pending !== undefined) return;
    setPending(start);
    setProblem(undefined);
    try {
      const result = await source.hold({ start, zone, minutes: length, instead: held?.reference });
      if (result.ok) {
        const { reference, minutes, holdMs } = result.value;
        setHeld({ start, minutes, reference, holdMs, hasExpired: false });
        setQuestions(result.value.questions);
        setRejection(undefined);
        setFormOpen(true);
        focusTarget.current = "held";
      } else if (result.code === "too-many") {
        setHeld(undefined);
        setRejection(undefined);
        setProblem(words.tooMany);
      } else {
        setHeld(undefined);
        setRejection({ start, isTaken: result.code === "taken", alternatives: result.alternatives });
        focusTarget.current = "rejected";
        void client.invalidateQueries({ queryKey: ["slots", source.key] });
      }
    } catch (error) {
      if (isOutdated(error)) setPageOutdated(true);
      setProblem(isRateLimited(error) ? error.message : words.unreachable);
    }
    setPending(undefined);
  }

  const chooseRequested = useEffectEvent((start: number) => void choose(start));
  useEffect(() => {
    if (requestedSlot) chooseRequested(requestedSlot.start);
  }, [requestedSlot]);

  function chooseAnother() {
    if (held) void source.release(held.reference).catch(() => undefined);
    setReleasedStart(held?.start);
    setHeld(undefined);
    void client.invalidateQueries({ queryKey: ["slots", source.key] });
  }

  const onEnd = useCallback(() => setHeld((current) => current && { ...current, hasExpired: true }), []);

  return (
    <div ref={panel}>
      {rejection && !held ? (
        <div data-lead tabIndex={-1} className="mb-6 outline-none">
          <Notice
            tone="warning"
            role="alert"
            title={fillText(words.gone, {
              time: localTimeOf(rejection.start, zone),
              day: longDay(dayOf(rejection.start, zone), language),
            })}
          >
            <p>
              {rejection.isTaken ? words.taken : words.notOffered}{" "}
              {rejection.alternatives.length > 0 ? words.nextTimes : words.chooseOther}
            </p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {rejection.alternatives.map(({ start }) => (
                <li key={start}>
                  <Button kind="secondary" size="sm" busy={pending === start} onClick={() => void choose(start)}>
                    {longDay(dayOf(start, zone), language)}, {localTimeOf(start, zone)}
                  </Button>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      {isPageOutdated ? (
        <OutdatedNotice className="mb-6" />
      ) : problem ? (
        <Notice tone="error" role="alert" className="mb-6">
          <p>{problem}</p>
        </Notice>
      ) : null}
      {held ? (
        <div className="mb-8 rounded-panel bg-tide-soft p-5 sm:p-6">
          <h4 data-lead tabIndex={-1} className="font-serif text-h3 outline-none">
            {longDay(dayOf(held.start, zone), language)}, {localTimeOf(held.start, zone)}
          </h4>
          <p className="mt-1 text-base text-ink-soft">
            {fillText(words.length, { count: held.minutes, place: zoneName(zone) })}
          </p>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {held.hasExpired ? (
              <p role="status" className="text-sm">
                {words.over}
              </p>
            ) : (
              <Countdown key={held.reference} holdMs={held.holdMs} onEnd={onEnd} />
            )}
            <div className="flex flex-wrap gap-3">
              {held.hasExpired ? (
                <Button size="sm" busy={pending !== undefined} onClick={() => void choose(held.start)}>
                  {words.again}
                </Button>
              ) : null}
              <Button kind="secondary" size="sm" onClick={chooseAnother}>
                {words.another}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <BookingCalendar
          source={source}
          zone={zone}
          onZone={setZone}
          length={length}
          onLength={setLength}
          startDay={releasedStart === undefined ? undefined : dayOf(releasedStart, zone)}
          pending={pending}
          onChoose={(start) => void choose(start)}
        />
      )}
      {isFormOpen ? (
        <div hidden={!held}>
          <SiteForm
            shape={formShape}
            answer={undefined}
            submitLabel={submitLabel}
            anchor="booking"
            onRejected={(code) => {
              if (code !== "taken" || !held) return false;
              void choose(held.start);
              return true;
            }}
          >
            <input type="hidden" name={bookingFields.hold} value={held?.reference ?? ""} />
            <input type="hidden" name={bookingFields.start} value={held?.start ?? ""} />
            <input type="hidden" name={bookingFields.zone} value={zone} />
            <input type="hidden" name={bookingFields.minutes} value={held?.minutes ?? ""} />
          </SiteForm>
        </div>
      ) : null}
    </div>
  );
}
