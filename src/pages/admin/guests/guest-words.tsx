import type { GuestState, ListedGuest } from "../../../data/guests-admin.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";

const looks: Record<GuestState, { label: string; tone: StatusTone }> = {
  registered: { label: "Awaiting a reply", tone: "problem" },
  accepted: { label: "Accepted", tone: "done" },
  declined: { label: "Declined", tone: "open" },
};

export const guestStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

export function GuestChip({ status }: { status: GuestState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}

/** Whether the release form of an accepted guest is signed. */
export function ReleaseChip({ status, signedAt }: Pick<ListedGuest, "status" | "signedAt">) {
  if (signedAt) return <StatusChip tone="done">Signed</StatusChip>;
  return status === "accepted" ? <StatusChip tone="planned">Not signed yet</StatusChip> : "–";
}
