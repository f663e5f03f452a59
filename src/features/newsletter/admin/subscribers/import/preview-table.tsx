import { counted, dayOf } from "../../../../../admin/format-date-time.ts";
import { StatusChip, type StatusTone } from "../../../../../admin/status-chip.tsx";
import {
  type ImportOutcome,
  type ImportReason,
  type ImportRow,
  importOutcomeWords,
} from "../../../import/import-file.ts";

const tones: Record<ImportOutcome, StatusTone> = {
  confirmed: "done",
  asked: "planned",
  known: "open",
  duplicate: "open",
  refused: "problem",
};

/** What would happen to how many rows, and why. */
export function ReasonList({ reasons }: { reasons: readonly ImportReason[] }) {
  return (
    <ul aria-label="What would happen, and why">
      {reasons.map(({ outcome, reason, count }) => (
        <li key={`${outcome} ${reason}`}>
          <span>
            {counted(count, "row")}
            <small>{reason || "Gets the newsletter from the next issue on."}</small>
          </span>
          <StatusChip tone={tones[outcome]}>{importOutcomeWords[outcome]}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

/** What would become of rows, those that are left out first. */
export function PreviewTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul>
      {rows.map(({ line, email, name, consentedAt, outcome, reason }) => (
        <li key={`${line} ${email}`}>
          <span>
            {email || "–"}
            <small>
              Line {line}
              {name ? `, ${name}` : ""}
            </small>
          </span>
          <span>
            <StatusChip tone={tones[outcome]}>{importOutcomeWords[outcome]}</StatusChip>
            <small>{reason}</small>
          </span>
          <small>{consentedAt ? `Consent of ${dayOf(consentedAt)}` : ""}</small>
        </li>
      ))}
    </ul>
  );
}
