import { TriangleAlert } from "lucide-react";
import { useSite } from "../../facts/use-site.ts";
import type { PublicationState } from "../../features/content-drafts/editing.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminButton } from "../admin-button.tsx";
import { formatDateTime, localTime } from "../format-date-time.ts";
import { StatusChip, type StatusTone } from "../status-chip.tsx";
import { type EditingState, serverUnreachableText } from "./editing-state.ts";
import type { EditedKind } from "./editor-view.ts";

const states: Record<PublicationState, { tone: StatusTone; label: string }> = {
  draft: { tone: "open", label: "Draft" },
  published: { tone: "done", label: "Published" },
  scheduled: { tone: "planned", label: "Scheduled" },
};

type StateChipProps = {
  state: PublicationState;
  date?: string | null;
  isChanged?: boolean;
  wraps?: boolean;
};

export function StateChip({ state, date, isChanged = false, wraps }: StateChipProps) {
  const site = useSite();
  const { tone, label } = states[state];
  const text = state === "scheduled" && date ? `${label}, ${formatDateTime(site, date)}` : label;
  return (
    <StatusChip tone={tone} wraps={wraps}>
      {isChanged && state !== "draft" ? `${text}, changed since` : text}
    </StatusChip>
  );
}

/** Status texts for changes that visitors do not see. */
export type AutosaveTexts = { untouched: string; saved: string };

const unseenTexts: Record<PublicationState, AutosaveTexts> = {
  draft: { untouched: "Nothing is public until you publish.", saved: "Visitors do not see it yet." },
  scheduled: {
    untouched: "Everything is saved. It appears at its time.",
    saved: "Until you save the changes, it appears without them.",
  },
  published: { untouched: "Everything is saved.", saved: "Visitors do not see the changes yet." },
};

type AutosaveStatusProps = {
  kind: EditedKind;
  editing: Pick<
    EditingState<Record<string, string>>,
    "autosave" | "isSavedLocally" | "state" | "others" | "isStale" | "isGone"
  >;
  autosaveTexts?: AutosaveTexts | undefined;
  onSaveAsNew: () => void;
};

const noRoomText =
  "The server did not answer, and this browser has no room for a copy. Keep this window open: saving is tried again.";

export function AutosaveStatus({ kind, editing, autosaveTexts, onSaveAsNew }: AutosaveStatusProps) {
  const site = useSite();
  const { autosave, isSavedLocally, state, others, isStale, isGone } = editing;
  const failed = isSavedLocally ? serverUnreachableText : noRoomText;
  const { untouched, saved } = autosaveTexts ?? unseenTexts[state];
  const text = {
    untouched,
    waiting: "Changed",
    saving: "Saving your draft",
    saved: `Draft saved${autosave.savedAt ? ` at ${localTime(site, new Date(autosave.savedAt))}` : ""}. ${saved}`,
    failed,
  }[autosave.status];
  return (
    <div>
      {isGone || isStale ? (
        <div className="flex max-w-176 flex-wrap items-start gap-x-3 gap-y-2 font-medium text-ink" role="alert">
          <TriangleAlert className="mt-0.5 size-5 text-signal" />
          {isGone ? (
            <>
              <p className="flex-[1_1_14rem]">
                This {kind} has since been deleted. Your text is still here. Restore the {kind} from the bin and save
                again, or make a new draft of your text.
              </p>
              <AdminButton kind="primary" onClick={onSaveAsNew}>
                Save as a new draft
              </AdminButton>
            </>
          ) : (
            <p className="flex-[1_1_14rem]">
              This {kind} was saved elsewhere after you started. Yours is not saved yet: saving shows both versions side
              by side, to choose from.
            </p>
          )}
        </div>
      ) : null}
      <p className="flex min-h-6 items-center gap-2 empty:hidden" role="status" data-autosave={autosave.status}>
        {isGone || isStale ? (
          autosave.status === "failed" && failed
        ) : (
          <>
            {autosave.status === "saving" ? <Spinner className="size-4" /> : null}
            {text}
          </>
        )}
      </p>
      {others.map(({ email, at }) => (
        <p key={email} className="font-semibold text-signal">
          {email} is working on this too, last at {localTime(site, new Date(at))}.
        </p>
      ))}
    </div>
  );
}
