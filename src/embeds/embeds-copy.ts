export const placeholderCopy = {
  mark: (service: string) => `Not loaded yet: ${service}`,
  always: (service: string) => `Always allow ${service}`,
  privacy: (service: string) => `Privacy page of ${service}`,
  open: (host: string) => `Open at ${host} instead`,
  revocable: "You can withdraw your consent at any time under Privacy settings, at the foot of every page.",
};

export const frameCopy = { video: "Load the video", audio: "Load the player", other: "Load the content" };

export const mediaCopy = {
  play: "Play the recording",
  open: (host: string) => `Open the recording at ${host}`,
};

export const formCopy = {
  title: "The form of this page",
  action: "Load the form",
  loading: "Loading the form",
  failedTitle: "The form could not be loaded",
  failed: "The service did not respond, or your browser blocked it.",
  sentTitle: "Thank you, your message is on its way",
  sent: "It has gone to the service that runs our forms. You’ll hear from us.",
  own: "Use our own form instead",
};

export const schedulingCopy = {
  title: "Free times",
  action: "Show free times",
  loading: "Loading the free times",
  failedTitle: "The free times could not be loaded",
  failed: "The service did not respond, or your browser blocked it.",
  own: "Book on this site instead",
  dialogTitle: "Find a time",
  page: (host: string) => `Book at ${host} instead`,
};

export const policyCopy = {
  action: "Load the document",
  loading: (name: string) => `Loading the ${name}`,
  failed: (name: string) => `We encountered an issue loading the ${name}.`,
  note: "Please refresh the page or contact us:",
  updated: "Last updated",
  ownBelow: "Until then, our own wording is below.",
  own: (name: string) => `Our own wording of the ${name}`,
};

export const filmCopy = {
  title: "The film behind this title",
  action: "Show the film",
  play: "Play the film",
  stop: "Stop the film",
};

export const tryAgain = "Try Again";

export const settingsCopy = {
  title: "Privacy settings",
  lead: "Nothing is loaded from another company before you agree. Here you can see what you allowed, and withdraw it.",
  blocked: "Where your browser forbids storage, a choice holds until you leave the page.",
  asks: "Asks each time",
  once: "Loaded on this page",
  since: (date: string) => `Always allowed since ${date}`,
  allow: "Always allow",
  revoke: "Withdraw",
  privacy: "Privacy page",
  more: "What this site stores on your device",
};

export const listCopy = { privacy: "Privacy page", connects: "Connects to" };
