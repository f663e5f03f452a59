import { pageCopy } from "../../facts/page-texts.ts";

/** Pages for visitors that are sent in place of a rendered one. */
export const plainPageWords = pageCopy("words/server", "plainPages", {
  home: "home page",
  notFound: {
    title: "Page Not Found",
    text: "This link is incomplete or mistyped. Check it, or start from the {home}.",
  },
  tooLong: { title: "This link is too long", text: "Shorten it, or start from the {home}." },
  unavailable: {
    title: "This page is not available at the moment",
    text: "Something failed on our side. Please try again in a minute, or start from the {home}. If you sent a form, go back in your browser: what you typed should still be there.",
  },
  gone: { title: "This page is gone", text: "It was taken down. Start from the {home}." },
  goneFile: "This page is gone.",
  tooMany: { title: "Too many pages in a short time", text: "Please try again in a minute." },
  busy: { title: "The site is busy", text: "The site is busy. Please try again in a few seconds." },
  lost: {
    title: "That did not reach us",
    text: "Go back in your browser: what you typed should still be there, to be sent again.",
  },
  tooManyRequests: "Too many requests in a short time. Please try again in a minute.",
  tooManyFiles: "Too many files in a short time. Please try again later.",
  otherSite: "This can only be sent from our own pages.",
  soon: { title: "Opening soon", text: "The site of {owner} isn’t open yet." },
  impressum: "Impressum",
  privacy: "Privacy policy",
});
