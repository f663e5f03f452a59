import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { type SubscriberState, subscriberStates } from "../records/subscriber.ts";
import { subscriberStateLabels } from "../subscriber-record.ts";

const tones: Record<SubscriberState, StatusTone> = { pending: "planned", confirmed: "done", unsubscribed: "open" };

export const subscriberStateOptions = subscriberStates.map((value) => ({ value, label: subscriberStateLabels[value] }));

export function SubscriberChip({ status }: { status: SubscriberState }) {
  return <StatusChip tone={tones[status]}>{subscriberStateLabels[status]}</StatusChip>;
}
