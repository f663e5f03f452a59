export const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** The source of an import, with the evidence of consent. */
export type ImportedFrom = { source: string; consentedAt: string | null; evidence: string | null };

/** Days. */
export const confirmDays = 7;

/** Calendar years that the proof may be needed for a claim (privacy policy). */
export const proofYears = 3;

export const proofEnd = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() + proofYears + 1, 0, 1));

/** Each state has its own page. */
export type SubscriptionState =
  | { state: "pending"; email: string }
  | { state: "confirmed"; email: string; name?: string }
  | { state: "already"; email: string }
  | { state: "expired" | "forged" | "unsubscribed" };

/** outdated: matches no reader. */
export type SettingsState = SubscriptionState | { state: "outdated" };
