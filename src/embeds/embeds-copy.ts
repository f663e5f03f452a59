import { pageCopy } from "../facts/page-texts.ts";

export const placeholderCopy = pageCopy("/every-page", "placeholder", {
  mark: "Not loaded yet: {service}",
  always: "Always allow {service}",
  privacy: "Privacy page of {service}",
  open: "Open at {host} instead",
  revocable: "You can withdraw your consent at any time under Privacy settings, at the foot of every page.",
});

export const frameCopy = pageCopy("/every-page", "frame", {
  video: "Load the video",
  audio: "Load the player",
  other: "Load the content",
});

export const mediaCopy = pageCopy("/every-page", "recording", {
  play: "Play the recording",
  open: "Open the recording at {host}",
});

export const formCopy = pageCopy("/every-page", "form", {
  title: "The form of this page",
  action: "Load the form",
  loading: "Loading the form",
  failedTitle: "The form could not be loaded",
  failed: "The service did not respond, or your browser blocked it.",
  sentTitle: "Thank you, your message is on its way",
  sent: "It has gone to the service that runs our forms. You’ll hear from us.",
  own: "Use our own form instead",
});

export const schedulingCopy = pageCopy("/every-page", "scheduling", {
  title: "Free times",
  action: "Show free times",
  loading: "Loading the free times",
  failedTitle: "The free times could not be loaded",
  failed: "The service did not respond, or your browser blocked it.",
  own: "Book on this site instead",
  dialogTitle: "Find a time",
  page: "Book at {host} instead",
});

export const policyCopy = pageCopy("/every-page", "policy", {
  hosted: "The {document}, hosted by {service}.",
  action: "Load the document",
  loading: "Loading the {document}",
  failed: "We encountered an issue loading the {document}.",
  note: "Please refresh the page or contact us:",
  updated: "Last updated",
  ownBelow: "Until then, our own wording is below.",
  own: "Our own wording of the {document}",
});

export const filmCopy = pageCopy("/every-page", "film", {
  title: "The film behind this title",
  action: "Show the film",
  play: "Play the film",
  stop: "Stop the film",
});

export const retryCopy = pageCopy("/every-page", "retry", { tryAgain: "Try Again" });

export const settingsCopy = pageCopy("/every-page", "settings", {
  title: "Privacy settings",
  lead: "Nothing is loaded from another company before you agree. Here you can see what you allowed, and withdraw it.",
  blocked: "Where your browser forbids storage, a choice holds until you leave the page.",
  asks: "Asks each time",
  once: "Loaded on this page",
  since: "Always allowed since {date}",
  allow: "Always allow",
  revoke: "Withdraw",
  privacy: "Privacy page",
  more: "What this site stores on your device",
});

export const listCopy = pageCopy("/every-page", "services", { privacy: "Privacy page", connects: "Connects to" });
