import type { OtherEditor, PublicationState } from "../../../features/editing/editing.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { formatDateTime } from "../kit/format-date-time.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";
import type { AutosaveState } from "./editing-state.ts";
import { serverAwayText } from "./editing-state.ts";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

const states: Record<PublicationState, { tone: StatusTone; label: string }> = {
  draft: { tone: "open", label: "Draft" },
  published: { tone: "done", label: "Published" },
  scheduled: { tone: "planned", label: "Scheduled" },
};

type StateChipProps = {
  state: PublicationState;
  date?: string | null;
  /** Someone has unsaved work on what visitors see. */
  isChanged?: boolean;
};

/** The state of an item in a list or over its form; a planned one says when. */
export function StateChip({ state, date, isChanged = false }: StateChipProps) {
  const { tone, label } = states[state];
  const words = state === "scheduled" && date ? `${label}, ${formatDateTime(date)}` : label;
  return <StatusChip tone={tone}>{isChanged && state !== "draft" ? `${words}, changed since` : words}</StatusChip>;
}

/** What is said of work that visitors do not see: untouched, and once it is saved. */
export type UnseenWords = { untouched: string; kept: string };

const unpublished: UnseenWords = {
  untouched: "Nothing is public until you publish.",
  kept: "Visitors do not see it yet.",
};

type AutosaveStatusProps = {
  autosave: AutosaveState;
  /** Whether this browser holds a copy of what the server does not have yet. */
  isSavedLocally: boolean;
  state: PublicationState;
  others: readonly OtherEditor[];
  unseen?: UnseenWords | undefined;
};

/** Where the unsaved work is, and who else has some. */
export function AutosaveStatus({ autosave, isSavedLocally, state, others, unseen = unpublished }: AutosaveStatusProps) {
  const words = {
    untouched: state === "draft" ? unseen.untouched : "Everything is saved.",
    waiting: "Changed",
    keeping: "Saving your draft",
    kept: `Draft saved${autosave.savedAt ? ` at ${time.format(new Date(autosave.savedAt))}` : ""}. ${unseen.kept}`,
    failed: isSavedLocally
      ? serverAwayText
      : "The server did not answer, and this browser has no room for a copy. Keep this window open: saving is tried again.",
  }[autosave.at];
  return (
    <div>
      <p className="admin-save" role="status" data-kept={autosave.at}>
        {autosave.at === "keeping" ? <Spinner className="admin-save-ring" /> : null}
        {words}
      </p>
      {others.map(({ email, at }) => (
        <p key={email} className="admin-save-other">
          {email} is working on this too, last at {time.format(new Date(at))}.
        </p>
      ))}
    </div>
  );
}
