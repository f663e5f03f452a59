import type { ReactNode } from "react";
import type { PublicationState, SaveIntent } from "../../../features/content-drafts/editing.ts";
import type { PublishingSteps } from "../../../features/content-drafts/publication.ts";
import type { PublishCheck } from "../../../features/content-drafts/publish-check.ts";
import { Button } from "../../../ui/button.tsx";
import { StateChip } from "../autosave-status.tsx";
import type { ComparedField } from "../compared-field.ts";
import { contentFieldId } from "../content-field.ts";
import { DateField } from "../date-field.tsx";
import type { EditedKind } from "../editor-view.ts";
import { PublishChecks } from "./publish-checks.tsx";
import { PublishTime } from "./publish-time.tsx";

type PublishBoxProps = {
  /** The form's main button; shown here too while the box covers the form, as a drawer does. */
  nextStep: ReactNode;
  kind: EditedKind;
  /** Of the stored item, with its date. */
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

/** What an item is to visitors, when it appears, what it lacks for that, and the steps beside the next one. */
export function PublishBox(props: PublishBoxProps) {
  const { kind, state, storedDate, isChanged, date, fields, checks, steps, busy, run, nextStep } = props;
  const fieldId = contentFieldId(kind, date.field);
  const given = { error: date.error, onChange: date.onChange };
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StateChip state={state} date={storedDate} isChanged={isChanged} wraps />
        {state === "published" ? null : <small>Not public yet</small>}
      </p>
      {steps.next === null ? null : <PublishChecks kind={kind} fields={fields} checks={checks} />}
      {state === "published" ? (
        <DateField label="Date" id={fieldId} value={date.value} {...given} />
      ) : (
        <PublishTime fieldId={fieldId} date={date.value} {...given} />
      )}
      <div className="admin-actions">
        <span className="hidden in-[:popover-open]:contents">{nextStep}</span>
        {steps.others.map(({ intent, label }) => (
          <Button key={intent} kind="secondary" size="sm" busy={busy === intent} onClick={() => run(intent)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
