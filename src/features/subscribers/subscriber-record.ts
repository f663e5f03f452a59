import type { SubscriberState } from "./records/subscriber.ts";

export const subscriberStateLabels: Record<SubscriberState, string> = {
  pending: "Pending",
  confirmed: "Subscribed",
  unsubscribed: "Unsubscribed",
};

export type ListedSubscriber = {
  id: number;
  email: string;
  name: string | null;
  status: SubscriberState;
  page: string;
  /** When they confirmed, before an import too; of a request, when it was made. */
  since: string;
  /** Set when the reader did not end it. */
  endReason: string | null;
  /** Permanent rejections in a row. */
  bouncesInRow: number;
};

export type SubscriberDetail = ListedSubscriber & {
  /** No longer asked for; given before that. */
  industry: string | null;
  notes: string;
  expiresAt: string | null;
  imported: { source: string; consentedAt: string | null; evidence: string | null } | null;
  events: { event: string; text: string | null; page: string | null; at: string }[];
};
