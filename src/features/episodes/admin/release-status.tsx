import { dayOf } from "../../../admin/format-date-time.ts";
import { StatusChip } from "../../../admin/status-chip.tsx";
import type { EpisodeGuest } from "../../guests/guest-record.ts";
import { named } from "./guests-card.tsx";

const place = "me-2 flex items-center max-tablet:w-full tablet:min-h-11 tablet:max-w-64";

/** Whether the guests of an episode permitted its audio: when the release was signed, or whose is missing. */
export function ReleaseStatus({ guests }: { guests: readonly EpisodeGuest[] }) {
  const missing = guests.filter(({ isPermitted }) => !isPermitted);
  if (guests.length === 0) return null;
  if (missing.length > 0) {
    return (
      <div className={place}>
        <StatusChip tone="problem" wraps>{`No release: ${named(missing)}`}</StatusChip>
      </div>
    );
  }
  const last =
    guests
      .map(({ signedAt }) => signedAt ?? "")
      .toSorted()
      .at(-1) ?? "";
  return (
    <div className={place}>
      <StatusChip tone="done" wraps>
        {guests.length === 1 ? "Release" : `${guests.length} releases`} signed {dayOf(last)}
      </StatusChip>
    </div>
  );
}
