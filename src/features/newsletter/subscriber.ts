/** Days that a request for the letter waits for its confirmation. */
export const confirmDays = 7;

/** What a link in a letter to a reader finds; each state has its page. */
export type SubscriptionState =
  | { state: "pending"; email: string }
  | { state: "confirmed"; email: string; name?: string; industry?: string }
  | { state: "already"; email: string }
  | { state: "expired" | "forged" | "unsubscribed" };
