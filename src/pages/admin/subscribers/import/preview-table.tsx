import {
  type ImportOutcome,
  type ImportRow,
  importOutcomeWords,
} from "../../../../features/newsletter/import/import-file.ts";
import { dayOf } from "../../kit/format-date-time.ts";
import { StatusChip, type StatusTone } from "../../kit/status-chip.tsx";

const tones: Record<ImportOutcome, StatusTone> = {
  confirmed: "done",
  asked: "planned",
  known: "open",
  duplicate: "open",
  refused: "problem",
};

/** What would become of rows, those that are left out first. */
export function PreviewTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul className="dispatch-rows">
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
