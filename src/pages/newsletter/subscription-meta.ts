import { siteFacts } from "../../facts/site-facts.ts";

const letter = siteFacts.newsletterName;

export const subscriptionMeta = {
  confirm: { title: "Confirm your subscription", description: `Confirm a subscription to ${letter}.` },
  preferences: { title: "Newsletter settings", description: `The settings of a subscription to ${letter}.` },
  unsubscribe: { title: "Unsubscribe", description: `Unsubscribe from ${letter}.` },
};
