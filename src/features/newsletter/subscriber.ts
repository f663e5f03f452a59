/** Days that a request for the email waits for its confirmation. */
export const confirmDays = 7;

/** Calendar years after an unsubscription in which a claim may need its proof (privacy policy). */
export const proofYears = 3;

/** When the proof of a subscription that ended at `now` is erased. */
export const proofEnd = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() + proofYears + 1, 0, 1));

/** What a link in an email to a reader finds; each state has its page. */
export type SubscriptionState =
  | { state: "pending"; email: string }
  | { state: "confirmed"; email: string; name?: string; industry?: string }
  | { state: "already"; email: string }
  | { state: "expired" | "forged" | "unsubscribed" };

/** What the link to a reader's settings finds; an outdated one names nobody (any more). */
export type SettingsState = SubscriptionState | { state: "outdated" };
