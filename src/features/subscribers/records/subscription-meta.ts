import { editable } from "../../../facts/page-texts.ts";

export const subscriptionMeta = editable("/newsletter", "meta", {
  confirm: {
    title: "Confirm your subscription",
    description: "Confirm a subscription to {newsletterName}.",
  },
  preferences: {
    title: "Newsletter settings",
    description: "The settings of a subscription to {newsletterName}.",
  },
  link: {
    title: "A new link",
    description: "Ask for a new link to a subscription to {newsletterName}.",
  },
  sequenceConfirm: {
    title: "Confirm your address",
    description: "Confirm the emails that you asked for.",
  },
  sequenceStop: {
    title: "Stop these emails",
    description: "Stop the emails that you asked for.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    description: "Unsubscribe from {newsletterName}.",
  },
});
