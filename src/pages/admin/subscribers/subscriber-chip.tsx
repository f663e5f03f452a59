import {
  type SubscriberState,
  subscriberStates,
  subscriberStateWords,
} from "../../../features/newsletter/subscriber-record.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";

const tones: Record<SubscriberState, StatusTone> = { pending: "planned", confirmed: "done", unsubscribed: "open" };

export const subscriberStateOptions = subscriberStates.map((value) => ({ value, label: subscriberStateWords[value] }));

/** The state of a subscription. */
export function SubscriberChip({ status }: { status: SubscriberState }) {
  return <StatusChip tone={tones[status]}>{subscriberStateWords[status]}</StatusChip>;
}
