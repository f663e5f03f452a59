/** What a visitor reads where a model can phrase the answer. */
export const modelCopy = {
  consent: (host: string) => `Let a language model phrase the answer. Your question then goes to ${host}.`,
  privacyPolicy: "Privacy policy",
  checking: "Checking the next sentence",
  local: "Phrased by a language model that runs on this site’s own machines.",
  sent: (host: string) => `Your question and the passages it found go to ${host}.`,
  proof: "What it can’t prove is left out.",
  quotedOnly: "Show quotations only",
  phraseAgain: "Let the model phrase it",
  stop: "Stop",
  ends: {
    stopped: "You stopped it here.",
    unproved: "Nothing the model wrote could be proved, so these are quotations.",
    nothing: "These are quotations.",
    budget: "The model has answered enough for today. Quotations go on.",
    silent: "The model did not answer, so these are quotations.",
    failed: "The model did not finish. Everything above is proved.",
    limited: "You’ve asked the model often in a short time, so these are quotations. Try it again in ten minutes.",
  },
};
