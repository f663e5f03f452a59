import type { ImportedFrom, SubscriberState } from "./records/subscriber.ts";

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
  /** Time of the confirmation or the imported consent; of the request while pending. */
  since: string;
  /** Set if the reader didn't end it. */
  endReason: string | null;
  /** Permanent rejections in a row. */
  bouncesInRow: number;
};

export type SubscriberDetail = ListedSubscriber & {
  /** Former field of the form. */
  industry: string | null;
  notes: string;
  expiresAt: string | null;
  imported: ImportedFrom | null;
  events: { event: string; text: string | null; page: string | null; at: string }[];
};
