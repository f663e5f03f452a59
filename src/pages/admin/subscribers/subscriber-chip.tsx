import type { SubscriberState } from "../../../data/subscribers-admin.ts";
import { StatusChip, type StatusTone } from "../kit/status-chip.tsx";

const looks: Record<SubscriberState, { label: string; tone: StatusTone }> = {
  pending: { label: "Not confirmed", tone: "planned" },
  confirmed: { label: "Subscribed", tone: "done" },
  unsubscribed: { label: "Unsubscribed", tone: "open" },
};

export const subscriberStateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** The state of a subscription. */
export function SubscriberChip({ status }: { status: SubscriberState }) {
  return <StatusChip tone={looks[status].tone}>{looks[status].label}</StatusChip>;
}
