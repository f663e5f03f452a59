export const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** How lists and exports call a status. */
export const subscriberStateWords: Record<SubscriberState, string> = {
  pending: "Not confirmed",
  confirmed: "Subscribed",
  unsubscribed: "Unsubscribed",
};

/** A reader as the owner's list shows them; times are ISO timestamps. */
export type ListedSubscriber = {
  id: number;
  email: string;
  name: string | null;
  industry: string | null;
  status: SubscriberState;
  page: string;
  createdAt: string;
};

/** A reader with the proof of consent. */
export type SubscriberDetail = ListedSubscriber & {
  notes: string;
  expiresAt: string | null;
  /** Why the subscription ended when the reader did not end it. */
  endReason: string | null;
  /** Permanent rejections in a row. */
  bouncesInRow: number;
  /** Where an imported reader comes from. */
  imported: { source: string; consentedAt: string | null; evidence: string | null } | null;
  events: { event: string; text: string | null; page: string | null; at: string }[];
};
