import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { type SubscriberState, subscriberStates } from "../records/subscriber.ts";
import { subscriberStateWords } from "../subscriber-record.ts";

const tones: Record<SubscriberState, StatusTone> = { pending: "planned", confirmed: "done", unsubscribed: "open" };

export const subscriberStateOptions = subscriberStates.map((value) => ({ value, label: subscriberStateWords[value] }));

export function SubscriberChip({ status }: { status: SubscriberState }) {
  return <StatusChip tone={tones[status]}>{subscriberStateWords[status]}</StatusChip>;
}
