import { CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Site } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import type { PublicationState, SaveIntent } from "../../../features/content-drafts/editing.ts";
import type { PublishCheck, PublishingSteps } from "../../../features/content-drafts/publication.ts";
import { AdminButton } from "../../admin-button.tsx";
import { dayFromNow, fromLocalInput } from "../../format-date-time.ts";
import { Note } from "../../states.tsx";
import { StateChip } from "../autosave-status.tsx";
import type { ComparedField } from "../compared-field.ts";
import { contentFieldId } from "../content-field.ts";
import { DateField } from "../date-field.tsx";
import type { EditedKind } from "../editor-view.ts";

type PublishTimeProps = {
  /** ISO timestamp, or empty for none. */
  date: string;
  fieldId: string;
  error: string | undefined;
  onChange: (iso: string) => void;
};

/** Default for scheduling. */
const usualTime = (site: Site): string => fromLocalInput(site, `${dayFromNow(site, 1)}T08:00`);

const isPast = (iso: string): boolean => Date.parse(iso) <= Date.now();

type TimeChoiceProps = { label: string; name: string; checked: boolean; onChange: () => void };

function TimeChoice({ label, ...radio }: TimeChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="radio" className="size-4.5 flex-none accent-tide" {...radio} />
      {label}
    </label>
  );
}

function PublishTime({ date, fieldId, error, onChange }: PublishTimeProps) {
  const site = useSite();
  const name = useId();
  // A time cleared while typing does not switch to "Now".
  const [isWriting, setIsWriting] = useState(false);
  const [lastDate, setLastDate] = useState("");
  const isSet = date !== "" || isWriting;
  const hasPassed = isPast(date);
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-semibold">Publish</legend>
      <TimeChoice
        label="Now"
        name={name}
        checked={!isSet}
        onChange={() => {
          setLastDate(date);
          setIsWriting(false);
          onChange("");
        }}
      />
      <TimeChoice
        label="At a set time"
        name={name}
        checked={isSet}
        onChange={() => {
          setIsWriting(true);
          onChange(lastDate || usualTime(site));
        }}
      />
      {isSet ? (
        <DateField
          label="Date"
          id={fieldId}
          error={error}
          value={date}
          onChange={(iso) => {
            setIsWriting(true);
            onChange(iso);
          }}
        />
      ) : null}
      {hasPassed ? <Note className="mt-2">This time has passed: it appears at once, with this date.</Note> : null}
    </fieldset>
  );
}

type PublishChecksProps = {
  kind: EditedKind;
  fields: readonly ComparedField[];
  checks: readonly PublishCheck[];
};

const counts = ["", "One thing", "Two things", "Three things", "Four things", "Five things"];

/** Accessible name of a control. */
function nameOf(control: Element): string {
  const labels = (control.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
  return (control.getAttribute("aria-label") ?? labels.map((label) => label?.textContent ?? "").join(" ")).trim();
}

/** The field is a control with an id or an editor; otherwise it is part of the first editor. */
function focusField(kind: EditedKind, name: string, label: string | undefined): void {
  const texts = [...document.querySelectorAll<HTMLElement>("main [role='textbox']")];
  const field =
    document.getElementById(contentFieldId(kind, name)) ?? texts.find((text) => nameOf(text) === label) ?? texts[0];
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

function PublishChecks({ kind, fields, checks }: PublishChecksProps) {
  if (checks.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-tide">
        <CircleCheck className="size-4.5" />
        Nothing is missing.
      </p>
    );
  }
  return (
    <section className="flex gap-2.5 border-signal border-l-3 bg-ground px-3.5 py-3" aria-label="Before publishing">
      <TriangleAlert className="mt-0.5 size-4.5 text-signal" />
      <div>
        <b>{counts[checks.length] ?? `${checks.length} things`} first</b>
        <ul>
          {checks.map(({ field, message, isRequired }) => (
            <li key={message} className="pt-1">
              <a
                className="inline-block min-h-6"
                href={`#${contentFieldId(kind, field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(kind, field, fields.find(({ name }) => name === field)?.label);
                }}
              >
                {message}
              </a>
              {isRequired ? null : <small>Optional</small>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type PublishBoxProps = {
  /** Main button of the form, repeated because the drawer covers it. */
  nextStep: ReactNode;
  kind: EditedKind;
  state: PublicationState;
  storedDate: string;
  isChanged: boolean;
  date: { field: string; value: string; error: string | undefined; onChange: (iso: string) => void };
  fields: readonly ComparedField[];
  checks: readonly PublishCheck[];
  steps: PublishingSteps;
  busy: SaveIntent | undefined;
  run: (intent: SaveIntent) => void;
};

export function PublishBox(props: PublishBoxProps) {
  const { kind, state, storedDate, isChanged, date, fields, checks, steps, busy, run, nextStep } = props;
  const fieldId = contentFieldId(kind, date.field);
  const controlProps = { error: date.error, onChange: date.onChange };
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StateChip state={state} date={storedDate} isChanged={isChanged} wraps />
        {state === "published" ? null : <small>Not public yet</small>}
      </p>
      {steps.next === null ? null : <PublishChecks kind={kind} fields={fields} checks={checks} />}
      {state === "published" ? (
        <DateField label="Date" id={fieldId} value={date.value} {...controlProps} />
      ) : (
        <PublishTime fieldId={fieldId} date={date.value} {...controlProps} />
      )}
      <div className="admin-actions">
        <span className="hidden in-[:popover-open]:contents">{nextStep}</span>
        {steps.others.map(({ intent, label }) => (
          <AdminButton key={intent} busy={busy === intent} onClick={() => run(intent)}>
            {label}
          </AdminButton>
        ))}
      </div>
    </div>
  );
}
