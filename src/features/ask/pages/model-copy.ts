import { pageCopy } from "../../../facts/page-texts.ts";

export const modelCopy = pageCopy("/ask", "model", {
  consent: "Let a language model choose the quotations. Your question then goes to {host}.",
  privacyPolicy: "Privacy policy",
  checking: "Choosing the next quotation",
  local: "Chosen by a language model that runs on this site’s own machines.",
  sent: "Your question and the quotations it can choose from go to {host}.",
  proof: "Every word is quoted from this site.",
  ownChoice: "Show our own choice",
  chooseAgain: "Let the model choose",
  stop: "Stop",
  ends: {
    stopped: "You stopped it here.",
    unread: "The model chose none of our quotations, so this is our own choice.",
    nothing: "This is our own choice.",
    budget: "The model has reached today’s limit. You’ll still get quotations.",
    silent: "The model did not answer, so this is our own choice.",
    failed: "The model did not finish. Everything above is quoted.",
    limited: "You’ve asked the model often in a short time, so this is our own choice. Try it again in ten minutes.",
  },
});
