import { siteFacts } from "../../facts/site-facts.ts";

const newsletter = siteFacts.newsletterName;

export const subscriptionMeta = {
  confirm: { title: "Confirm your subscription", description: `Confirm a subscription to ${newsletter}.` },
  preferences: { title: "Newsletter settings", description: `The settings of a subscription to ${newsletter}.` },
  unsubscribe: { title: "Unsubscribe", description: `Unsubscribe from ${newsletter}.` },
};
