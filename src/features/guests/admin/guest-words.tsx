import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { type GuestState, guestStateLabels, guestStates, type ListedGuest } from "../guest-record.ts";

const tones: Record<GuestState, StatusTone> = { registered: "new", accepted: "done", declined: "open" };

export const guestStateOptions = guestStates.map((value) => ({ value, label: guestStateLabels[value] }));

export function GuestChip({ status }: { status: GuestState }) {
  return <StatusChip tone={tones[status]}>{guestStateLabels[status]}</StatusChip>;
}

export function ReleaseChip({ status, signedAt }: Pick<ListedGuest, "status" | "signedAt">) {
  if (signedAt) return <StatusChip tone="done">Signed</StatusChip>;
  return status === "accepted" ? <StatusChip tone="planned">Not signed yet</StatusChip> : "–";
}
