import { pageCopy } from "../../facts/page-texts.ts";

export const subscriberEmails = pageCopy("words/server", "subscriberEmails", {
  confirm: {
    subject: "Please confirm: {newsletterName}",
    preview: "Confirm, and it arrives every {newsletterDay}.",
    button: "Confirm subscription",
    days: "The link works for {days} days. After that we erase your address.",
  },
  requested: {
    text: "Someone, most likely you, asked us to send {newsletterName} to this address. Confirm, and it arrives every {newsletterDay}.",
    otherwise: "If it wasn’t you, do nothing. We send nothing more, and the address is erased.",
    reason:
      "You’re receiving this email because {newsletterName} was requested for this address. You are not subscribed until you confirm.",
  },
  imported: {
    text: "Your address is on a list of readers that we used before. We’d like to send you {newsletterName}, and only if you want it.",
    otherwise: "If you don’t want it, do nothing. We send nothing more, and the address is erased.",
    reason:
      "You’re receiving this email because your address was on an earlier list of {name}. You are not subscribed until you confirm.",
  },
  welcome: {
    subject: "Welcome to {newsletterName}",
    preview: "The first issue arrives next {newsletterDay}.",
    text: "Your address is confirmed. {newsletterName} arrives on {newsletterDay}, once a week, never in between.",
    keep: "Change your details or unsubscribe below. Keep this email for its link.",
    button: "Manage subscription",
    reason: "You’re receiving this email because you subscribed to {newsletterName}.",
  },
  link: {
    subject: "Your link: {newsletterName}",
    preview: "Unsubscribe or change your settings.",
    text: "Someone, most likely you, used an old link or asked for a new one. On its page, a button unsubscribes you.",
    button: "Unsubscribe or change settings",
    otherwise: "If it wasn’t you, do nothing, and nothing changes.",
    reason: "You’re receiving this email because you read {newsletterName}.",
  },
  none: {
    preview: "There is no subscription for this address.",
    text: "Someone asked for the link to a subscription to {newsletterName}. This address has none.",
    other: "If issues reach you, they go to another of your addresses. Ask again with that one.",
    button: "Ask again",
    reason: "You’re receiving this email because a link was requested with your address.",
  },
  already: {
    subject: "You already read {newsletterName}",
    preview: "There is nothing to do.",
    text: "Someone asked us to send {newsletterName} to this address. It is already subscribed, so nothing changes.",
    missing: "If it doesn’t arrive, check your spam folder, or reply to this email.",
    reason: "You’re receiving this email because a subscription to {newsletterName} was requested with your address.",
  },
});
