import { siteFacts } from "../../site/site-facts.ts";

const letter = siteFacts.newsletterName;

export const subscriptionMeta = {
  confirm: { title: "Confirm the subscription", description: `The confirmation of a subscription to ${letter}.` },
  preferences: { title: "Settings of the letter", description: `The settings of a subscription to ${letter}.` },
  unsubscribe: { title: "End the subscription", description: `The end of a subscription to ${letter}.` },
};
