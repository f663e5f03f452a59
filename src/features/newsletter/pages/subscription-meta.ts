import { siteFacts } from "../../../facts/site-facts.ts";

export const subscriptionMeta = {
  confirm: {
    title: "Confirm your subscription",
    get description() {
      return `Confirm a subscription to ${siteFacts.newsletterName}.`;
    },
  },
  preferences: {
    title: "Newsletter settings",
    get description() {
      return `The settings of a subscription to ${siteFacts.newsletterName}.`;
    },
  },
  link: {
    title: "A new link",
    get description() {
      return `Ask for a new link to a subscription to ${siteFacts.newsletterName}.`;
    },
  },
  unsubscribe: {
    title: "Unsubscribe",
    get description() {
      return `Unsubscribe from ${siteFacts.newsletterName}.`;
    },
  },
};
