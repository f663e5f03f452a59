import { pageCopy } from "../../facts/page-texts.ts";

/** Shared by all forms. */
export const formCopy = pageCopy("/forms", "sentences", {
  oneWrong: "One answer needs another look",
  severalWrong: "{count} answers need another look",
  noted: "What we note",
  choose: "Please choose",
  email: "Enter an email address like name@example.com.",
  phone: "Enter a phone number in digits.",
  link: "Enter a link that starts with https://.",
  name: "Enter a name without a web address.",
  option: "Choose one of the options.",
  tooLong: "Shorten this to {most} characters; it has {length}.",
  notSent: "This has not been sent yet",
  unreachable: "We could not send this just now. Your entries are still here: please try again in a moment.",
  changed: "This form has since changed. Load the page again before you send it.",
});

/** Texts that the owner can't edit. */
export const formWords = pageCopy("words/forms", "form", {
  keepsHappening: { write: "If it keeps happening, write to", call: "or call", end: "." },
  privacy: "Privacy policy",
  trap: "Leave this empty",
});

/** The server's responses. */
export const formAnswers = pageCopy("words/server", "formAnswers", {
  tooFast: "That was faster than people type. Please press the button once more.",
  unreadable: "The form arrived in pieces. Please send it once more.",
  emailLetters: "Email can’t be sent to letters such as ü before the @. Enter another address.",
});

/** The same for any address, so that it does not reveal whether the site stores it. */
export const severalLinks = pageCopy("words/server", "severalLinks", {
  one: "We sent several links to this address in the last hour. Use the newest one, or try again in {count} minute.",
  other: "We sent several links to this address in the last hour. Use the newest one, or try again in {count} minutes.",
});
