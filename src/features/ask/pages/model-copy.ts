import { editable } from "../../../facts/page-texts.ts";

export const modelCopy = editable("/ask", "model", {
  consent: "Let a language model choose the passages. Your question then goes to {host}.",
  privacyPolicy: "Privacy policy",
  checking: "Choosing the next passage",
  local: "Chosen by a language model that runs on this site’s own machines.",
  sent: "Your question and the passages it can choose from go to {host}.",
  proof: "Every word is quoted from this site.",
  ownChoice: "Show what is closest",
  chooseAgain: "Let the model choose",
  stop: "Stop",
  ends: {
    stopped: "You stopped it here.",
    unread: "The model chose none of our passages. These are the closest.",
    nothing: "These are the closest passages.",
    budget: "The model has reached today’s limit. You’ll still get the closest passages.",
    silent: "The model did not answer. These are the closest passages.",
    failed: "The model did not finish. Everything above is quoted.",
    limited:
      "You’ve asked the model often in a short time. These are the closest passages. Try it again in ten minutes.",
  },
});
